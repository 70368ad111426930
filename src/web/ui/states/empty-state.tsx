import type { ReactNode } from 'react'

type EmptyStateProps = {
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
}

export function EmptyState({ title, children, actions, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="border-y border-rule px-6 py-10 text-center">
      <svg viewBox="0 0 72 56" aria-hidden="true" className="icon mx-auto mb-4 h-14 w-18 text-ink-3">
        <path d="M2 48h68M6 48V36a12 12 0 0 1 24 0v12M30 48V36a12 12 0 0 1 24 0v12" />
        <path d="M18 24v-4a12 12 0 0 1 24 0v4M54 36a12 12 0 0 1 12 12" strokeDasharray="3 3" />
      </svg>
      <Heading className="font-display text-lg">{title}</Heading>
      {children && <div className="mx-auto mt-1.5 max-w-[28em] text-sm text-balance">{children}</div>}
      {actions && <div className="mt-5 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
