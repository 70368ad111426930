import type { ReactNode } from 'react'

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-12">
      <div className="komochi" />
      <h2 className="mt-3 mb-5 font-display text-xl">{title}</h2>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2 *:min-w-0">{children}</div>
    </section>
  )
}

type SpecimenProps = { note: string; lang?: 'ja' | 'en'; wide?: boolean; children: ReactNode }

export function Specimen({ note, lang = 'ja', wide, children }: SpecimenProps) {
  return (
    <div lang={lang} className={wide ? 'lg:col-span-2' : ''}>
      <p className="mb-2.5 text-2xs text-ink-3">{note}</p>
      {children}
    </div>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
