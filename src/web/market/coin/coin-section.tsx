import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'

export function CoinSection({
  title,
  aside,
  mark,
  children,
}: {
  title: string
  aside?: string
  mark?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="min-w-0">
      <hr className="komochi" />
      <div className="flex flex-wrap items-baseline gap-x-3 pt-3.5 pb-3">
        <h2 className="font-display text-xl">{title}</h2>
        {mark}
        {aside !== undefined && <p className="text-xs text-ink-3">{aside}</p>}
      </div>
      {children}
    </section>
  )
}

/** Placeholder for a part whose data the market source did not deliver in time. */
export function UnavailableSection({ title }: { title: string }) {
  const t = useMessages('coin')
  return (
    <CoinSection title={title}>
      <p className="text-sm text-ink-2">{t.notNow()}</p>
    </CoinSection>
  )
}
