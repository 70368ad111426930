import { useMessages } from '../../i18n/use-messages.ts'
import type { FieldControl } from '../../ui/controls/field.tsx'
import { Input } from '../../ui/controls/input.tsx'
import { useAlive } from '../use-alive.ts'
import { writtenDate } from './date-text.ts'

interface DateControlProps {
  readonly control: FieldControl
  readonly name: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: unknown) => void
}

const day = /^\d{4}-\d{2}-\d{2}$/
const moment = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?Z$/

/** Inputs for a day or a moment in UTC: `2026-11-16`, `2026-11-16T09:00Z`. Any other value is shown as text. */
export function DateControl({ control, name, label, value, onChange }: DateControlProps) {
  const t = useMessages('form-fields')
  const isAlive = useAlive()
  const [, ofMoment, time = ''] = moment.exec(value) ?? []
  const date = ofMoment ?? value
  if (value !== '' && !day.test(date))
    return <Input {...control} name={name} value={value} onChange={(event) => onChange(event.target.value)} />
  return (
    <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-2">
      <Input
        {...control}
        name={name}
        type="date"
        max="9999-12-31"
        value={date}
        onChange={(event) => onChange(writtenDate(event.target.value, time))}
      />
      <input
        type="time"
        // A time without a day is no value. Without scripts nothing could enable the field again.
        disabled={isAlive && date === ''}
        name={`${name}.time`}
        aria-label={t.time({ label })}
        value={time}
        onChange={(event) => onChange(writtenDate(date, event.target.value))}
        className="control"
      />
    </div>
  )
}
