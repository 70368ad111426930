import { useState } from 'react'
import { formatZonedDayIn } from '../../../domain/kernel/time/language-day.ts'
import { useSending } from '../../form/use-sending.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { isHttpFailure } from '../../loading/http-failure.ts'
import { fetchedClient } from '../../loading/load.ts'
import { useSite } from '../../reader/site.ts'
import { Button } from '../../ui/controls/button.tsx'
import { notify } from '../../ui/overlays/toast-store.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useCopy } from '../use-copy.ts'
import type { Dapp } from './dapp-values.ts'

interface SecretsProps {
  readonly dapp: Dapp
  readonly onDapp: (dapp: Dapp) => void
}

/** Makes and replaces the secrets of a dApp: one authenticates its server, one signs webhooks. Each is shown only once. */
export function Secrets({ dapp, onDapp }: SecretsProps) {
  const t = useMessages('dapps/page')
  const { language } = useSite()
  const [made, setMade] = useState<{ readonly kind: SecretKind; readonly secret: string }>()
  const [replacing, setReplacing] = useState<SecretKind>()
  const { waiting, once } = useSending()
  const make = (kind: SecretKind) =>
    once(async () => {
      try {
        const client = await fetchedClient()
        const { secret, dapp: changed } = await client.makeDappSecret({ dapp_id: dapp.dapp_id, kind })
        setMade({ kind, secret })
        onDapp({ ...dapp, secret_made_at: changed.secret_made_at })
      } catch (error) {
        if (!(error instanceof TypeError || isHttpFailure(error))) throw error
        const message = isHttpFailure(error) ? error.problem?.title : t.serverErrorText()
        notify({ kind: 'error', title: t.serverError(), message })
      }
      setReplacing(undefined)
    })
  const { secret_made_at: madeAt } = dapp
  const day = madeAt === null ? undefined : formatZonedDayIn({ at: madeAt, language })
  return (
    <section aria-labelledby="dapp-secrets" className="border-t border-rule pt-3">
      <h2 id="dapp-secrets" className="text-md">
        {t.secrets()}
      </h2>
      <p className="mt-1 text-xs text-ink-3">{t.secretsText()}</p>
      <dl className="mt-3 grid gap-4">
        <div>
          <dt className="text-sm font-strong text-ink">{t.dappId()}</dt>
          <dd className="mt-1">
            <code className="dapp-secret text-sm">{dapp.dapp_id}</code>
          </dd>
        </div>
        <div>
          <dt className="text-sm font-strong text-ink">{t.appSecret()}</dt>
          <dd className="mt-1 grid justify-items-start gap-2 text-xs text-ink-3">
            {day === undefined ? t.noSecret() : t.secretMade({ date: day })}
            <Button
              size="sm"
              waiting={waiting && replacing === undefined}
              onClick={() => (day === undefined ? void make('app') : setReplacing('app'))}
            >
              {day === undefined ? t.makeSecret() : t.replaceSecret()}
            </Button>
          </dd>
        </div>
        {dapp.webhook_url !== null && (
          <div>
            <dt className="text-sm font-strong text-ink">{t.webhookSecret()}</dt>
            <dd className="mt-1 grid justify-items-start gap-2 text-xs text-ink-3">
              {t.webhookSecretText()}
              <Button size="sm" onClick={() => setReplacing('webhook')}>
                {t.replaceWebhookSecret()}
              </Button>
            </dd>
          </div>
        )}
      </dl>
      {made !== undefined && <MadeSecret {...made} onDone={() => setMade(undefined)} />}
      <ConfirmDialog
        open={replacing !== undefined}
        title={replacing === 'webhook' ? t.replaceWebhookSecret() : t.replaceSecret()}
        text={replacing === 'webhook' ? t.replaceWebhookText() : t.replaceText()}
        confirm={t.replace()}
        waiting={waiting}
        onConfirm={() => replacing && void make(replacing)}
        onClose={() => setReplacing(undefined)}
      />
    </section>
  )
}

type SecretKind = 'app' | 'webhook'

interface MadeSecretProps {
  readonly kind: SecretKind
  readonly secret: string
  readonly onDone: () => void
}

function MadeSecret({ kind, secret, onDone }: MadeSecretProps) {
  const t = useMessages('dapps/page')
  const copy = useCopy()
  return (
    <Notice kind="ok" role="alert" title={t.copyNow()} className="mt-4">
      <code className="dapp-secret my-2 text-xs">{secret}</code>
      <p className="mb-2">{t.copyNowText()}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" kind="primary" onClick={() => void copy(secret)}>
          <Icon name="copy" />
          {kind === 'app' ? t.copySecret() : t.copyWebhookSecret()}
        </Button>
        <Button size="sm" onClick={onDone}>
          {t.done()}
        </Button>
      </div>
    </Notice>
  )
}
