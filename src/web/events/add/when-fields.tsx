import { useSyncExternalStore } from 'react'
import { precisions, type Precision } from '../../../domain/events/event-time.ts'
import { zoneOfLanguage } from '../../../domain/kernel/time/date-format.ts'
import { zoneName } from '../../../domain/kernel/time/zone-name.ts'
import type { Texts } from '../../form/outcome/use-text-form.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { readerZone } from '../../reader/reader-zone.ts'
import { useSite } from '../../reader/site.ts'
import { never } from '../../reader/use-whole-search.ts'
import { ChoiceGroup, Radio } from '../../ui/controls/checkbox.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Input } from '../../ui/controls/input.tsx'
import { dateAs } from './event-values.ts'

interface WhenFieldsProps {
  readonly precision: Precision
  readonly typed: Texts | undefined
  readonly onPrecision: (precision: Precision) => void
  readonly fieldOf: (name: string) => { readonly id: string; readonly error: string | undefined }
}

const inputs = {
  hour: { type: 'datetime-local', placeholder: '2026-04-16T21:00' },
  day: { type: 'date', placeholder: '2026-04-16' },
  // Some browsers do not support month inputs and show a text field.
  month: { type: 'month', placeholder: '2026-04' },
} as const

export function WhenFields({ precision, typed, onPrecision, fieldOf }: WhenFieldsProps) {
  const t = useMessages('event')
  const zone = useStatedZone(typed?.['zone'])
  const words = { hour: t.toHour(), day: t.toDay(), month: t.toMonth() }
  const help = precision === 'hour' ? zone.text : undefined
  const ends = [
    { name: 'start', label: t.start(), required: t.required(), optional: undefined, help },
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
      <input type="hidden" name="zone" value={zone.name} />
      {ends.map(({ name, ...texts }) => (
        <Field key={`${name} ${precision}`} {...fieldOf(name)} {...texts}>
          {(control) => (
            <Input
              {...control}
              name={name}
              {...inputs[precision]}
              defaultValue={dateAs(typed?.[name] ?? '', precision)}
            />
          )}
        </Field>
      ))}
    </>
  )
}

/** The zone of the times: that of the device, or of the language of the page where scripts do not run. */
function useStatedZone(posted: string | undefined) {
  const t = useMessages('event')
  const { language } = useSite()
  const own = useSyncExternalStore(never, readerZone, () => undefined)
  const ofPage = zoneOfLanguage[language]
  // Times that came back with the page keep the zone that they were typed in.
  const name = posted === ofPage ? ofPage : (own ?? ofPage)
  return { name, text: name === ofPage ? t.zoneOfPage({ zone: zoneName(language) }) : t.zone({ zone: name }) }
}
