import type { Trouble } from '../device/use-device.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { Button } from '../ui/controls/button.tsx'
import { Notice } from '../ui/states/notice.tsx'

interface TroubleNoticeProps {
  readonly trouble: Trouble
  readonly onAgain?: () => void
}

export function TroubleNotice({ trouble, onAgain }: TroubleNoticeProps) {
  const t = useMessages('airdrop/own')
  const words = {
    offline: [t.offline(), t.offlineText()],
    failed: [t.failed(), t.failedText()],
    unsupported: [t.unsupported(), t.unsupportedText()],
  } as const
  const [title, text] = words[trouble]
  return (
    <div className="mt-6 grid justify-items-start gap-4">
      <Notice kind={trouble === 'failed' ? 'error' : 'warn'} role="alert" title={title} className="w-full">
        <p>{text}</p>
      </Notice>
      {onAgain !== undefined && trouble !== 'unsupported' && (
        <Button onClick={onAgain}>{t.tryAgain()}</Button>
      )}
    </div>
  )
}
