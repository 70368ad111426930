import { useEffect, useRef, type ReactNode } from 'react'
import { Notice } from '../ui/states/notice.tsx'

interface SeenProps {
  readonly kind: 'ok' | 'warn' | 'error'
  readonly title: string
  /** What it tells of: of another, in the same words, it tells again. */
  readonly of?: unknown
  readonly children?: ReactNode
}

/** Brought into sight: the button that was pressed stands far below. */
export function Seen({ kind, title, of, children }: SeenProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [of])
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-4 outline-none">
      <Notice kind={kind} role={kind === 'ok' ? 'status' : 'alert'} title={title}>
        {children}
      </Notice>
    </div>
  )
}
