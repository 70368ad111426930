import type { ReactNode } from 'react'
import { Checkbox, ChoiceGroup } from '../../ui/controls/checkbox.tsx'

interface FlagBoxesProps<Name extends string> {
  readonly legend: string
  readonly boxes: readonly { readonly name: Name; readonly on: boolean; readonly count: string }[]
  readonly labelOf: (name: Name) => ReactNode
}

/** A box that is off sends nothing, so a 0 goes before each: the last value of a name counts. */
export function FlagBoxes<Name extends string>({ legend, boxes, labelOf }: FlagBoxesProps<Name>) {
  return (
    <ChoiceGroup legend={legend}>
      {boxes.map(({ name, on, count }) => (
        <div key={name}>
          <input type="hidden" name={name} value="0" />
          <Checkbox name={name} value="1" defaultChecked={on} label={labelOf(name)} count={count} />
        </div>
      ))}
    </ChoiceGroup>
  )
}
