import { useMessages } from '../i18n/use-messages.ts'
import { Button } from '../ui/controls/button.tsx'

export function RetryButton() {
  const t = useMessages('errors')
  return (
    <Button kind="primary" onClick={() => window.location.reload()}>
      {t.retry()}
    </Button>
  )
}
