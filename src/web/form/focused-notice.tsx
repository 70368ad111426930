import { useEffect, useRef, type ReactNode } from 'react'
import { Notice } from '../ui/states/notice.tsx'

interface FocusedNoticeProps {
  readonly kind: 'ok' | 'warn' | 'error'
  readonly title: string
  /** The event that the notice is about. A new event focuses the notice again, even with the same text. */
  readonly of?: unknown
  readonly children?: ReactNode
}

export function FocusedNotice({ kind, title, of, children }: FocusedNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  // The margins keep what stands below in view: the button that tries again.
  useEffect(() => box.current?.focus(), [of])
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-4 scroll-mb-24 outline-none">
      <Notice kind={kind} role={kind === 'ok' ? 'status' : 'alert'} title={title}>
        {children}
      </Notice>
    </div>
  )
}
