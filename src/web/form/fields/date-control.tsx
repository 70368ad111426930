import { useMessages } from '../../i18n/use-messages.ts'
import type { FieldControl } from '../../ui/controls/field.tsx'
import { Input } from '../../ui/controls/input.tsx'

interface DateControlProps {
  readonly control: FieldControl
  readonly label: string
  readonly value: string
  readonly onChange: (value: unknown) => void
}

const day = /^\d{4}-\d{2}-\d{2}$/
const moment = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?Z$/

/** Inputs for a day or a moment in UTC: `2026-11-16`, `2026-11-16T09:00Z`. Any other value is shown as text. */
export function DateControl({ control, label, value, onChange }: DateControlProps) {
  const t = useMessages('form-fields')
  const [, ofMoment, time = ''] = moment.exec(value) ?? []
  const date = ofMoment ?? value
  if (value !== '' && !day.test(date))
    return <Input {...control} value={value} onChange={(event) => onChange(event.target.value)} />
  return (
    <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-2">
      <Input
        {...control}
        type="date"
        max="9999-12-31"
        value={date}
        onChange={(event) => onChange(written(event.target.value, time))}
      />
      <input
        type="time"
        aria-label={t.time({ label })}
        disabled={date === ''}
        value={time}
        onChange={(event) => onChange(written(date, event.target.value))}
        className="control"
      />
    </div>
  )
}

function written(date: string, time: string): string | null {
  if (date === '') return null
  return time === '' ? date : `${date}T${time}Z`
}
