import { eventGroups, eventTypes, groupOf } from '../../../domain/events/event-types.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import type { FieldControl } from '../../ui/controls/field.tsx'
import { Select } from '../../ui/lists/select.tsx'

/** Types under their groups. */
export function TypeSelect({ control }: { control: FieldControl }) {
  const t = useMessages('event')
  const types = useMessages('event-types')
  const groups = { token: t.groupToken(), people: t.groupPeople(), company: t.groupCompany() }
  return (
    <Select {...control} name="type" defaultValue="">
      <option value="">{t.choose()}</option>
      {eventGroups.map((group) => (
        <optgroup key={group} label={groups[group]}>
          {eventTypes
            .filter((type) => groupOf(type) === group)
            .map((type) => (
              <option key={type} value={type}>
                {types[type]()}
              </option>
            ))}
        </optgroup>
      ))}
    </Select>
  )
}
