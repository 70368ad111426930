import type { FormState } from './form-state.ts'
import { LocalisedFields } from './localised-fields.tsx'
import { NamedField } from './named-field.tsx'
import { laidOut, type ShownField } from './shown-form.ts'

interface FormSectionProps {
  readonly id: string
  readonly label: string
  readonly fields: readonly ShownField[]
  readonly state: FormState
}

/** Fields under a heading; all localised fields of the section share one row of language tabs. */
export function FormSection({ id, label, fields, state }: FormSectionProps) {
  const { localised, others } = laidOut(fields)
  return (
    <section aria-labelledby={id} className="border-t border-ink pt-3">
      <h2 id={id} tabIndex={-1} className="mb-4 scroll-mt-4 font-display text-lg outline-none">
        {label}
      </h2>
      {localised.length > 0 && <LocalisedFields fields={localised} state={state} />}
      {others.length > 0 && (
        <div className={`grid items-start gap-6 md:grid-cols-2 ${localised.length > 0 ? 'mt-6' : ''}`}>
          {others.map((field) => (
            <NamedField key={field.name} field={field} name={field.name} state={state} />
          ))}
        </div>
      )}
    </section>
  )
}
