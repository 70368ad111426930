import { isEventType, eventGroups, type EventGroup } from '../../domain/events/event-types.ts'
import type { Widget } from '../../domain/widgets/widget.ts'
import { RemoteSelect } from '../form/remote-select.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { fetchedClient } from '../loading/load.ts'
import { Checkbox, ChoiceGroup } from '../ui/controls/checkbox.tsx'
import { Field } from '../ui/controls/field.tsx'

interface EventFieldsProps {
  readonly widget: Widget
  readonly onToken: (form: HTMLFormElement) => void
}

/** Which events: of one token, of some groups; types that a calendar was filtered by stay to choose from. */
export function EventFields({ widget: { symbol, tags }, onToken }: EventFieldsProps) {
  const t = useMessages('widgets')
  const builder = useMessages('embeds/builder')
  const words = useMessages('events')
  const typeWords = useMessages('event-types')
  const groups: Readonly<Record<EventGroup, string>> = {
    token: words.groupToken(),
    people: words.groupPeople(),
    company: words.groupCompany(),
  }
  const types = tags.filter(isEventType)
  return (
    <>
      <Field label={t.token()} help={t.tokenHelp()}>
        {({ required: _optional, ...control }) => (
          <RemoteSelect
            {...control}
            name="symbol"
            placeholder={builder.hint()}
            value={symbol}
            find={tokensLike}
            onChoose={onToken}
          />
        )}
      </Field>
      <ChoiceGroup legend={t.types()}>
        {eventGroups.map((group) => (
          <Checkbox
            key={group}
            name="tags"
            value={group}
            defaultChecked={tags.includes(group)}
            label={groups[group]}
          />
        ))}
        {types.map((type) => (
          <Checkbox key={type} name="tags" value={type} defaultChecked label={typeWords[type]()} />
        ))}
      </ChoiceGroup>
    </>
  )
}

async function tokensLike(q: string) {
  return (await (await fetchedClient()).listTokenOptions({ q })).options
}
