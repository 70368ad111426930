import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { chapters } from './contents.tsx'

interface ChapterProps {
  readonly id: keyof ReturnType<typeof chapters>
  readonly step?: string
  readonly children: ReactNode
}

export function Chapter({ id, step, children }: ChapterProps) {
  const t = useMessages('sdk/guide')
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="guide-chapter">
      <h2 id={`${id}-title`} className="font-display text-xl">
        {step !== undefined && (
          <span aria-hidden="true" className="guide-step">
            {step}
          </span>
        )}
        {chapters(t)[id]}
      </h2>
      {children}
    </section>
  )
}
