import { languages } from '../../../domain/kernel/site/language.ts'
import { listInLanguage } from '../../../domain/kernel/text/notation.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'
import { Tabs } from '../../ui/controls/panel-tabs.tsx'
import type { FormState, Variant } from './form-state.ts'
import { NamedField } from './named-field.tsx'
import { namesOf, type ShownField } from './shown-form.ts'

export function LocalisedFields({ fields, state }: { fields: readonly ShownField[]; state: FormState }) {
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
    <Tabs
      label={t.language()}
      tabs={tabs}
      selected={variant}
      onSelect={onVariant}
      look="boxed"
      className="noscript:hidden"
    >
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
        {/* Without scripts the tabs do nothing, so all languages stand below each other. */}
        {tabs.map(({ id, label }) => (
          <div key={id} className={`gap-6 ${id === variant ? 'grid' : 'hidden noscript:grid'}`}>
            <h3 className="hidden text-sm noscript:block">{label}</h3>
            {fields.map((field) => {
              const name = nameIn(field, id)
              return name === undefined ? null : (
                <NamedField key={name} field={field} name={name} state={state} />
              )
            })}
          </div>
        ))}
      </div>
    </Tabs>
  )
}

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

function nameIn(field: ShownField, variant: Variant): string | undefined {
  return field.variants?.find(({ language }) => (language ?? 'common') === variant)?.name
}

function isOf(fields: readonly ShownField[], name: string): ShownField | undefined {
  return fields.find((field) => namesOf(field)[0] === name)
}
