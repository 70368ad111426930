import { useMessages } from '../../i18n/use-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/states/notice.tsx'

interface NotOpenedProps {
  /** Why the server did not open the form; undefined if the server was not reachable. */
  readonly text?: string | undefined
  readonly onRetry: () => void
}

export function NotOpened({ text, onRetry }: NotOpenedProps) {
  const t = useMessages('owner')
  return (
    <Notice kind="error" role="alert" title={t.notOpened()}>
      <p>{text ?? t.notOpenedText()}</p>
      <div className="mt-3">
        <Button onClick={onRetry}>{t.retry()}</Button>
      </div>
    </Notice>
  )
}
