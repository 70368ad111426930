import type { ReactNode } from 'react'
import { FormSection } from '../../form/fields/form-section.tsx'
import type { FormState } from '../../form/fields/form-state.ts'
import { namesOf, type ShownForm } from '../../form/fields/shown-form.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Preview } from './preview.tsx'

interface FormBodyProps {
  readonly shown: ShownForm
  readonly state: FormState
  readonly above: ReactNode
  readonly bar: ReactNode
}

const sectionId = (name: string) => `owner-section-${name}`
const previewId = 'owner-preview'

export function FormBody({ shown, state, above, bar }: FormBodyProps) {
  const t = useMessages('owner')
  const words = useMessages('form-fields')
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
            <li key={id}>
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
        <Preview id={previewId} values={state.values} variant={state.variant} />
        <div className="bottom-bar owner-bar">{bar}</div>
      </div>
    </div>
  )
}
