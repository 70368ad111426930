import { lazy, Suspense, type ReactNode } from 'react'
import { FormSection } from '../../form/fields/form-section.tsx'
import type { FormState } from '../../form/fields/form-state.ts'
import { namesOf, type ShownForm } from '../../form/fields/shown-form.ts'
import { useAlive } from '../../form/use-alive.ts'
import { useMessages } from '../../i18n/use-messages.ts'

/** The preview follows what is typed, so it needs scripts, and the form does not wait for it. */
const Preview = lazy(() => import('./preview.tsx'))

interface FormBodyProps {
  readonly shown: ShownForm
  readonly state: FormState
  readonly above: ReactNode
  /** Null for a form that cannot be used yet; it has no preview either. */
  readonly bar: ReactNode
}

const sectionId = (name: string) => `owner-section-${name}`
const previewId = 'owner-preview'

export function FormBody({ shown, state, above, bar }: FormBodyProps) {
  const t = useMessages('owner')
  const words = useMessages('form-fields')
  const isAlive = useAlive()
  const sections = shown.sections.map(({ name, label }) => {
    const fields = shown.fields.filter(({ section }) => section === name)
    const names = new Set(fields.flatMap(namesOf))
    const wrong = state.faults.filter(({ field }) => names.has(field.split('.', 1)[0] ?? '')).length
    return { name, label, fields, wrong }
  })
  const index = [
    ...sections.map(({ name, label, wrong }) => ({ id: sectionId(name), label, wrong })),
    { id: previewId, label: t.preview(), wrong: 0 },
  ]
  return (
    <div className="lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-12">
      <nav aria-label={t.index()} className="owner-index">
        <ol>
          {index.map(({ id, label, wrong }) => (
            <li key={id} className={id === previewId ? 'noscript:hidden' : ''}>
              <a href={`#${id}`}>
                {label}
                {wrong > 0 && (
                  <span className="ms-2 text-2xs font-strong text-error-text">
                    {words.faultCount({ count: wrong })}
                  </span>
                )}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid min-w-0 gap-10">
        <div className="grid gap-5 empty:hidden">{above}</div>
        {sections.map(({ name, label, fields }) => (
          <FormSection key={name} id={sectionId(name)} label={label} fields={fields} state={state} />
        ))}
        <section aria-labelledby={previewId} className="owner-preview noscript:hidden">
          <h2 id={previewId} tabIndex={-1} className="scroll-mt-4 font-display text-lg outline-none">
            {t.preview()}
          </h2>
          <p className="mb-4 text-xs text-ink-3">{t.previewText()}</p>
          {isAlive && bar !== null && (
            <Suspense>
              <Preview values={state.values} variant={state.variant} />
            </Suspense>
          )}
        </section>
        {bar !== null && <div className="bottom-bar owner-bar">{bar}</div>}
      </div>
    </div>
  )
}
