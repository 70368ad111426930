import { useMessages } from '../../i18n/use-messages.ts'
import { Checkbox, ChoiceGroup, Radio } from '../../ui/controls/checkbox.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import type { FieldProps } from './field-props.ts'

export function ChoicesField({ id, name, field, value, fault, onChange }: FieldProps) {
  const { label, options = [] } = field
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  const toggle = (option: string) =>
    onChange(
      chosen.includes(option)
        ? chosen.filter((one) => one !== option)
        : options.map((one) => one.value).filter((one) => one === option || chosen.includes(one)),
    )
  return (
    <ChoiceGroup id={id} legend={label} aria-describedby={`${id}-error`} className="md:col-span-2">
      <div className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-4">
        {options.map((option) => (
          <Checkbox
            key={option.value}
            name={`${name}.${option.value}`}
            value="1"
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
        ))}
      </div>
      <FaultOf id={id} fault={fault} />
    </ChoiceGroup>
  )
}

export function FlagField({ id, name, field, value, fault, onChange }: FieldProps) {
  const t = useMessages('form-fields')
  const answers = [
    { key: 'yes', is: true, label: t.yes() },
    { key: 'no', is: false, label: t.no() },
    { key: '', is: null, label: t.notStated() },
  ]
  return (
    <ChoiceGroup id={id} legend={field.label} aria-describedby={`${id}-error`}>
      <div className="flex flex-wrap gap-x-6">
        {answers.map(({ key, is, label }) => (
          <Radio
            key={key}
            name={name}
            value={key}
            label={label}
            checked={(value ?? null) === is}
            onChange={() => onChange(is)}
          />
        ))}
      </div>
      <FaultOf id={id} fault={fault} />
    </ChoiceGroup>
  )
}

export function FaultOf({ id, fault }: { id: string; fault: string | undefined }) {
  return (
    <p id={`${id}-error`} className="mt-1 flex gap-1.5 text-xs text-error-text empty:hidden">
      {fault !== undefined && (
        <>
          <Icon name="warn" className="mt-0.5 size-4" />
          {fault}
        </>
      )}
    </p>
  )
}
