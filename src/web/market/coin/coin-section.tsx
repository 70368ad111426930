import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'

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

/** A part that the source of market data did not tell in time. */
export function AwaySection({ title }: { title: string }) {
  const t = useMessages('coin')
  return (
    <CoinSection title={title}>
      <p className="text-sm text-ink-2">{t.notNow()}</p>
    </CoinSection>
  )
}
