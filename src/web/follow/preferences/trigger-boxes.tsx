import { triggers, type Trigger } from '../../../domain/follow/preferences.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Checkbox, ChoiceGroup } from '../../ui/controls/checkbox.tsx'

/** A box for each kind of change. */
export function TriggerBoxes({ legend, chosen }: { legend: string; chosen: readonly Trigger[] }) {
  const t = useMessages('preferences')
  return (
    // Another choice, made elsewhere on the page, is shown at once.
    <ChoiceGroup legend={legend} key={chosen.join(' ')}>
      <div className="flex flex-wrap gap-x-6">
        {triggers.map((trigger) => (
          <Checkbox
            key={trigger}
            name={trigger}
            defaultChecked={chosen.includes(trigger)}
            label={t[trigger]()}
          />
        ))}
      </div>
    </ChoiceGroup>
  )
}
