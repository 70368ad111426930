import { precisions, type Precision } from '../../../domain/events/event-time.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useTimeZone } from '../../reader/use-time-zone.ts'
import { ChoiceGroup, Radio } from '../../ui/controls/checkbox.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Input } from '../../ui/controls/input.tsx'

interface WhenFieldsProps {
  readonly precision: Precision
  readonly onPrecision: (precision: Precision) => void
  readonly fieldOf: (name: string) => { readonly id: string; readonly error: string | undefined }
}

const inputs = {
  hour: { type: 'datetime-local', placeholder: '2026-04-16T21:00' },
  day: { type: 'date', placeholder: '2026-04-16' },
  // Some browsers do not support month inputs and show a text field.
  month: { type: 'month', placeholder: '2026-04' },
} as const

export function WhenFields({ precision, onPrecision, fieldOf }: WhenFieldsProps) {
  const t = useMessages('event')
  const timeZone = useTimeZone()
  const words = { hour: t.toHour(), day: t.toDay(), month: t.toMonth() }
  const zone = precision === 'hour' ? t.zone({ zone: timeZone }) : undefined
  const ends = [
    { name: 'start', label: t.start(), required: t.required(), optional: undefined, help: zone },
    { name: 'end', label: t.end(), required: undefined, optional: t.optional(), help: t.endHelp() },
  ]
  return (
    <>
      <ChoiceGroup legend={t.precision()} className="md:col-span-2">
        <div className="flex flex-wrap gap-x-6">
          {precisions.map((one) => (
            <Radio
              key={one}
              name="precision"
              value={one}
              label={words[one]}
              checked={one === precision}
              onChange={() => onPrecision(one)}
            />
          ))}
        </div>
      </ChoiceGroup>
      {ends.map(({ name, ...texts }) => (
        <Field key={`${name} ${precision}`} {...fieldOf(name)} {...texts}>
          {(control) => <Input {...control} name={name} {...inputs[precision]} />}
        </Field>
      ))}
    </>
  )
}
