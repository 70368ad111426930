import { FocusedNotice } from '../../form/focused-notice.tsx'
import { useMessages } from '../../i18n/use-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { useCopy } from '../use-copy.ts'

export type SecretKind = 'app' | 'webhook'

interface MadeSecretProps {
  readonly kind: SecretKind
  readonly secret: string
  readonly onDone: () => void
}

/** A new secret, which cannot be shown again: it comes into view with the focus. */
export function MadeSecret({ kind, secret, onDone }: MadeSecretProps) {
  const t = useMessages('dapps/page')
  const copy = useCopy()
  return (
    <FocusedNotice kind="ok" title={t.copyNow()} of={secret}>
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
    </FocusedNotice>
  )
}
