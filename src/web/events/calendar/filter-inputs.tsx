import { CarriedInputs } from '../../reader/carried-inputs.tsx'
import type { LoadedCalendar } from './calendar.load.ts'

/** What a filter form keeps of the address besides its own fields. */
export function FilterInputs({ calendar: { kept } }: { calendar: LoadedCalendar }) {
  return (
    <>
      <CarriedInputs />
      {kept.map(
        ([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </>
  )
}
