import { useMessages } from '../../i18n/use-messages.ts'
import { useRangeText } from '../../reader/use-range-text.ts'
import { ChoiceGroup, Radio } from '../../ui/controls/checkbox.tsx'
import type { LoadedList } from './list.load.ts'

interface AmountFilterProps {
  readonly name: 'targetAmountMin' | 'targetAmountMax'
  readonly legend: string
  readonly filters: LoadedList['filters']
}

export function AmountFilter({ name, legend, filters }: AmountFilterProps) {
  const t = useMessages('offerings')
  const rangeText = useRangeText()
  const ranges = filters[name]
  const isAny = ranges.every(({ on }) => !on)
  return (
    <ChoiceGroup legend={legend}>
      <Radio name={name} value="" defaultChecked={isAny} label={t.anyAmount()} />
      {ranges.map(({ range, on, count, ...ends }) => (
        <Radio
          key={range}
          name={name}
          value={range}
          defaultChecked={on}
          label={rangeText(ends)}
          count={count}
        />
      ))}
    </ChoiceGroup>
  )
}
