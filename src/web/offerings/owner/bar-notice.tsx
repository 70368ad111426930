import { FocusedNotice } from '../../form/focused-notice.tsx'
import { SendFailure } from '../../form/outcome/send-failure.tsx'
import { useMessages } from '../../i18n/use-messages.ts'

interface BarNoticeProps {
  readonly outcome: { readonly kind: string } | undefined
  /** The title of a failure. */
  readonly title: string
}

/** Why the pressed button of the bar did nothing, beside the button. */
export function BarNotice({ outcome, title }: BarNoticeProps) {
  const t = useMessages('owner')
  return (
    <div className="owner-bar-notice">
      <SendFailure outcome={outcome} title={title} notReached={t.notReached()} />
      {outcome?.kind === 'uploading' && <FocusedNotice kind="warn" title={t.uploadsFirst()} of={outcome} />}
    </div>
  )
}
