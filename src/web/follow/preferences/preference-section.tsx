import { useId, type ReactNode } from 'react'

export function PreferenceSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} tabIndex={-1} className="mt-10 outline-none">
      <h2 id={id} className="mb-3 font-display text-xl">
        {heading}
      </h2>
      {children}
    </section>
  )
}
