import type { ReactNode } from 'react'

interface FolioProps {
  readonly id: string
  /** The page number of the newspaper layout: `一面`. */
  readonly folio: string
  readonly name: string
  readonly title: string
  readonly text: string
  readonly picture: ReactNode
  readonly isTurned?: boolean
  readonly children: ReactNode
}

export function Folio({ id, folio, name, title, text, picture, isTurned = false, children }: FolioProps) {
  return (
    <section aria-labelledby={id} className={`cv-folio ${isTurned ? 'cv-turned' : ''}`}>
      <p className="cv-folio-no" aria-hidden="true">
        <b>{folio}</b> {name}
      </p>
      <div className="cv-say">
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
        <div className="cv-proof">{children}</div>
      </div>
      <div className="cv-figure late-layout">{picture}</div>
    </section>
  )
}
