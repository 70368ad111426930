import type { ReactNode } from 'react'

interface SectionProps {
  readonly title: string
  readonly aside?: string
  readonly id?: string
  /** Under a single rule, for a half of a row. */
  readonly small?: boolean
  readonly children: ReactNode
}

export function Section({ title, aside, id, small = false, children }: SectionProps) {
  return (
    <section id={id} className="min-w-0">
      <hr className={small ? 'border-ink' : 'komochi'} />
      <h2 className={`pb-3 font-display ${small ? 'pt-3 text-lg' : 'pt-3.5 text-xl'}`}>
        {title}
        {aside !== undefined && <span className="ms-3 font-sans text-xs font-body text-ink-3">{aside}</span>}
      </h2>
      {children}
    </section>
  )
}
