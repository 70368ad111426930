import { useEffect, useRef, type ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/states/notice.tsx'

interface DuplicateNoticeProps {
  readonly area: 'event' | 'owner'
  readonly className: string
  readonly waiting: boolean
  readonly onConfirm: () => void
  readonly onTakeBack: () => void
  readonly children: ReactNode
}

export function DuplicateNotice({
  area,
  className,
  waiting,
  onConfirm,
  onTakeBack,
  children,
}: DuplicateNoticeProps) {
  const t = useMessages(area)
  const box = useRef<HTMLDivElement>(null)
  // The pressed button has disappeared with the focus, so the focus moves here.
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className={`${className} outline-none`}>
      <Notice kind="warn" role="alert" title={t.likely()}>
        <p>{t.likelyText()}</p>
        {children}
        <div className="mt-3 flex flex-wrap gap-3">
          <Button kind="primary" waiting={waiting} waitingLabel={t.sending()} onClick={onConfirm}>
            {t.isAnother()}
          </Button>
          <Button onClick={onTakeBack}>{t.backToForm()}</Button>
        </div>
      </Notice>
    </div>
  )
}

/** A link that opens a new window, so that the typed text is kept. */
export function LikelyLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="link inline-flex min-h-11 items-center">
      {children}
    </a>
  )
}
