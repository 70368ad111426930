import type { ReactNode } from 'react'

interface SectionProps {
  readonly title: string
  readonly aside?: string
  readonly id?: string
  readonly small?: boolean
  readonly children: ReactNode
}

export function Section({ title, aside, id, small = false, children }: SectionProps) {
  return (
    <section id={id} className="min-w-0">
      <hr className={small ? 'border-ink' : 'komochi'} />
      <div className={`flex flex-wrap items-baseline gap-x-3 pb-3 ${small ? 'pt-3' : 'pt-3.5'}`}>
        <h2 className={`font-display ${small ? 'text-lg' : 'text-xl'}`}>{title}</h2>
        {aside !== undefined && <p className="text-xs text-ink-3">{aside}</p>}
      </div>
      {children}
    </section>
  )
}
