import { useState } from 'react'
import { formatZonedDayIn } from '../../../domain/kernel/time/language-day.ts'
import { FocusedNotice } from '../../form/focused-notice.tsx'
import { useSending } from '../../form/use-sending.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { isHttpFailure } from '../../loading/http-failure.ts'
import { fetchedClient } from '../../loading/load.ts'
import { useSite } from '../../reader/site.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import type { Dapp } from './dapp-values.ts'
import { MadeSecret, type SecretKind } from './made-secret.tsx'

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
  const [failure, setFailure] = useState<{ readonly kind: SecretKind; readonly text: string }>()
  const { waiting, once } = useSending()
  const make = (kind: SecretKind) =>
    once(async () => {
      setFailure(undefined)
      try {
        const client = await fetchedClient()
        const { secret, dapp: changed } = await client.makeDappSecret({ dapp_id: dapp.dapp_id, kind })
        setMade({ kind, secret })
        onDapp({ ...dapp, secret_made_at: changed.secret_made_at })
      } catch (error) {
        if (!(error instanceof TypeError || isHttpFailure(error))) throw error
        const title = isHttpFailure(error) ? error.problem?.title : undefined
        setFailure({ kind, text: title ?? t.serverErrorText() })
      }
      setReplacing(undefined)
    })
  /** What a button has led to, right below it: the reader looks there, and a secret is shown only once. */
  const resultOf = (kind: SecretKind) => (
    <>
      {made?.kind === kind && <MadeSecret {...made} onDone={() => setMade(undefined)} />}
      {failure?.kind === kind && (
        <FocusedNotice kind="error" title={t.serverError()} of={failure}>
          <p>{failure.text}</p>
        </FocusedNotice>
      )}
    </>
  )
  const { secret_made_at: madeAt } = dapp
  const day = madeAt === null ? undefined : formatZonedDayIn({ at: madeAt, language })
  return (
    <section aria-labelledby="dapp-secrets" className="border-t border-rule pt-3">
      <h2 id="dapp-secrets" className="text-md">
        {t.secrets()}
      </h2>
      <p className="mt-1 text-xs text-ink-3">{t.secretsText()}</p>
      {/* Stands before the secrets: it gives the focus back to its button when it closes, and then a new secret takes it. */}
      <ConfirmDialog
        open={replacing !== undefined}
        title={replacing === 'webhook' ? t.replaceWebhookSecret() : t.replaceSecret()}
        text={replacing === 'webhook' ? t.replaceWebhookText() : t.replaceText()}
        confirm={t.replace()}
        waiting={waiting}
        onConfirm={() => replacing && void make(replacing)}
        onClose={() => setReplacing(undefined)}
      />
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
            {resultOf('app')}
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
              {resultOf('webhook')}
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
