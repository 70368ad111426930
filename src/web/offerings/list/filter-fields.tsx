import type { DayPreset } from '../../../domain/kernel/time/calendar-day.ts'
import type { StatusBox } from '../../../domain/offerings/sale/status.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { ChoiceGroup } from '../../ui/controls/checkbox.tsx'
import { Select } from '../../ui/lists/select.tsx'
import { StatusBoxIcon } from '../sale/sale-status.tsx'
import { AmountFilter } from './amount-filter.tsx'
import { DateFilter } from './date-filter.tsx'
import { FlagBoxes } from './flag-boxes.tsx'
import type { LoadedList } from './list.load.ts'

type Filters = LoadedList['filters']

const statusLabel = (box: StatusBox) => <StatusBoxIcon box={box} />

interface FilterFieldsProps {
  readonly list: LoadedList
  readonly onPreset: (preset: DayPreset) => void
}

/** Every filter, each value with how many results it would give. The text and the order are carried along. */
export function FilterFields({ list: { q, filters }, onPreset }: FilterFieldsProps) {
  const t = useMessages('offerings')
  const words = useMessages('filters')
  return (
    <>
      {q !== '' && <input type="hidden" name="q" value={q} />}
      {filters.chosenOrder !== null && <input type="hidden" name="sort" value={filters.chosenOrder} />}
      {filters.statuses === null ? (
        filters.statusesOff.map((box) => <input key={box} type="hidden" name={box} value="0" />)
      ) : (
        <FlagBoxes legend={t.groupStatus()} boxes={filters.statuses} labelOf={statusLabel} />
      )}
      <AmountFilter name="targetAmountMin" legend={t.groupTargetMin()} filters={filters} />
      <AmountFilter name="targetAmountMax" legend={t.groupTargetMax()} filters={filters} />
      <FlagBoxes legend={t.groupCoins()} boxes={filters.coins} labelOf={(box) => words[box]()} />
      <IndustryFilter filters={filters} />
      <FlagBoxes legend={t.groupFeatures()} boxes={filters.features} labelOf={(box) => words[box]()} />
      <DateFilter filters={filters} onPreset={onPreset} />
    </>
  )
}

function IndustryFilter({ filters: { industry, industries } }: { filters: Filters }) {
  const t = useMessages('offerings')
  const names = useMessages('industries')
  return (
    <ChoiceGroup legend={t.groupIndustry()}>
      <Select name="industry" aria-label={t.groupIndustry()} defaultValue={industry} data-shown={industry}>
        <option value="">{t.anyIndustry()}</option>
        {industries.map(({ name, count }) => (
          <option key={name} value={name}>
            {t.withCount({ name: names[name](), count })}
          </option>
        ))}
      </Select>
    </ChoiceGroup>
  )
}
