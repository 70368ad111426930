import { memo, useCallback } from 'react'
import { languages, type Language } from '../../../domain/kernel/site/language.ts'
import { listInLanguage } from '../../../domain/kernel/site/names-in-language.ts'
import type { FormValues } from '../../../domain/kernel/form/form.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'
import { Tabs } from '../../ui/controls/panel-tabs.tsx'
import type { FieldFault } from '../form-outcome.ts'
import { DataField } from './data-field.tsx'
import { namesOf, type ShownField } from './shown-form.ts'

/** The texts of one language, or those that are in none in particular. */
export type Variant = Language | 'common'

export interface FormState {
  readonly form: string
  readonly values: FormValues
  readonly faults: readonly FieldFault[]
  readonly variant: Variant
  readonly missing: Readonly<Record<Language, readonly string[]>>
  readonly onVariant: (variant: Variant) => void
  /** The same function each time. */
  readonly onValue: (name: string, value: unknown) => void
}

interface FormSectionProps {
  readonly id: string
  readonly label: string
  readonly fields: readonly ShownField[]
  readonly state: FormState
}

/** Fields under a heading; those that are written in several languages share one row of tabs. */
export function FormSection({ id, label, fields, state }: FormSectionProps) {
  const localised = fields.filter(({ variants }) => variants !== undefined)
  const others = fields.filter(({ variants }) => variants === undefined)
  return (
    <section aria-labelledby={id} className="border-t border-ink pt-3">
      <h2 id={id} tabIndex={-1} className="mb-4 scroll-mt-4 font-display text-lg outline-none">
        {label}
      </h2>
      {localised.length > 0 && <LocalisedFields fields={localised} state={state} />}
      {others.length > 0 && (
        <div className="grid items-start gap-6 md:grid-cols-2">
          {others.map((field) => (
            <NamedField key={field.name} field={field} name={field.name} state={state} />
          ))}
        </div>
      )}
    </section>
  )
}

function LocalisedFields({ fields, state }: { fields: readonly ShownField[]; state: FormState }) {
  const t = useMessages('form-fields')
  const { language } = useSite()
  const { variant, missing, faults, onVariant } = state
  const [first] = fields
  const tabs = (first?.variants ?? []).map((one) => {
    const id: Variant = languages.find((known) => known === one.language) ?? 'common'
    const names = new Set(fields.map((field) => nameIn(field, id)))
    const wrong = faults.filter((fault) => names.has(fault.field)).length
    const count = id === 'common' ? 0 : missing[id].filter((name) => isOf(fields, name)).length
    return { id, label: one.label, ...marks({ wrong, count, t }) }
  })
  const absent =
    variant === 'common' ? [] : missing[variant].flatMap((name) => isOf(fields, name)?.label ?? [])
  const shown = tabs.find(({ id }) => id === variant)
  return (
    <Tabs label={t.language()} tabs={tabs} selected={variant} onSelect={onVariant} look="boxed">
      <div className="grid gap-6 pt-4">
        {variant === 'common' && <p className="text-xs text-ink-3">{t.commonHelp()}</p>}
        {absent.length > 0 && (
          <p className="text-xs text-ink-3">
            {t.missing({
              language: String(shown?.label),
              fields: listInLanguage({ names: absent, language }),
            })}
          </p>
        )}
        {fields.map((field) => {
          const name = nameIn(field, variant)
          return name === undefined ? null : <NamedField key={name} field={field} name={name} state={state} />
        })}
      </div>
    </Tabs>
  )
}

/** What is wrong comes before what is missing. */
function marks({
  wrong,
  count,
  t,
}: {
  wrong: number
  count: number
  t: ReturnType<typeof useMessages<'form-fields'>>
}) {
  if (wrong > 0)
    return {
      count: (
        <b className="text-error-text in-aria-selected:text-inherit">{t.faultCount({ count: wrong })}</b>
      ),
    }
  return count > 0 ? { count: t.missingCount({ count }) } : {}
}

interface NamedFieldProps {
  readonly field: ShownField
  readonly name: string
  readonly state: FormState
}

function NamedField({ field, name, state: { form, values, faults, onValue } }: NamedFieldProps) {
  const own = faults.filter((fault) => fault.field === name || fault.field.startsWith(`${name}.`))
  return (
    <KnownField
      form={form}
      field={field}
      name={name}
      value={values[name]}
      // Others may be wrong without this one being drawn anew.
      faults={own.length === 0 ? none : own}
      onValue={onValue}
    />
  )
}

const none: readonly FieldFault[] = []

type KnownFieldProps = Pick<FormState, 'form' | 'faults' | 'onValue'> &
  Omit<NamedFieldProps, 'state'> & { readonly value: unknown }

const KnownField = memo(function KnownField({ name, onValue, ...rest }: KnownFieldProps) {
  const onChange = useCallback((value: unknown) => onValue(name, value), [name, onValue])
  return <DataField {...rest} path={name} onChange={onChange} />
})

function nameIn(field: ShownField, variant: Variant): string | undefined {
  return field.variants?.find(({ language }) => (language ?? 'common') === variant)?.name
}

function isOf(fields: readonly ShownField[], name: string): ShownField | undefined {
  return fields.find((field) => namesOf(field)[0] === name)
}

/** The tab on which a field stands; undefined where it stands on none. */
export function variantOf(fields: readonly ShownField[], name: string): Variant | undefined {
  const variant = fields.flatMap(({ variants }) => variants ?? []).find((one) => one.name === name)
  if (variant === undefined) return undefined
  return languages.find((known) => known === variant.language) ?? 'common'
}
