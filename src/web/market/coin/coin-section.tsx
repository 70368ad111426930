import type { ReactNode } from 'react'

export function CoinSection({
  title,
  aside,
  children,
}: {
  title: string
  aside?: string
  children: ReactNode
}) {
  return (
    <section className="min-w-0">
      <hr className="komochi" />
      <h2 className="pt-3.5 pb-3 font-display text-xl">
        {title}
        {aside !== undefined && <span className="ms-3 font-sans text-xs font-body text-ink-3">{aside}</span>}
      </h2>
      {children}
    </section>
  )
}
