import { useMessages } from '../../i18n/use-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { useCopying } from '../use-copying.ts'

export type SecretKind = 'app' | 'webhook'

interface MadeSecretProps {
  readonly kind: SecretKind
  readonly secret: string
  readonly onDone: () => void
}

/** Shown once: nobody can ask for it again. */
export function MadeSecret({ kind, secret, onDone }: MadeSecretProps) {
  const t = useMessages('dapps/page')
  const copy = useCopying()
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
