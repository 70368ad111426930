import type { DayPreset } from '../../../domain/kernel/time/calendar-day.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { ChoiceGroup } from '../../ui/controls/checkbox.tsx'
import { Select } from '../../ui/lists/select.tsx'
import { useFeatureWords } from '../sale/features.tsx'
import { FlagMark } from '../sale/sale-status.tsx'
import { AmountFilter } from './amount-filter.tsx'
import { DateFilter } from './date-filter.tsx'
import { FlagBoxes } from './flag-boxes.tsx'
import type { LoadedList } from './list.load.ts'
import { useCoinWords } from './use-coin-words.ts'

type Filters = LoadedList['filters']

const statusMarks = {
  incoming: <FlagMark flag="incoming" />,
  ongoing: <FlagMark flag="ongoing" />,
  succeeded: <FlagMark flag="succeeded" />,
  failed: <FlagMark flag="failed" />,
}

interface FilterFieldsProps {
  readonly list: LoadedList
  readonly onPreset: (preset: DayPreset) => void
}

/** Every filter, each value with how many results it would give. The text and the order are carried along. */
export function FilterFields({ list: { q, filters }, onPreset }: FilterFieldsProps) {
  const t = useMessages('offerings')
  const coins = useCoinWords()
  const features = useFeatureWords()
  return (
    <>
      {q !== '' && <input type="hidden" name="q" value={q} />}
      {filters.chosenOrder !== null && <input type="hidden" name="sort" value={filters.chosenOrder} />}
      {filters.statuses === null ? (
        filters.statusesOff.map((flag) => <input key={flag} type="hidden" name={flag} value="0" />)
      ) : (
        <FlagBoxes legend={t.groupStatus()} flags={filters.statuses} words={statusMarks} />
      )}
      <AmountFilter name="targetAmountMin" legend={t.groupTargetMin()} filters={filters} />
      <AmountFilter name="targetAmountMax" legend={t.groupTargetMax()} filters={filters} />
      <FlagBoxes legend={t.groupCoins()} flags={filters.coins} words={coins} />
      <IndustryFilter filters={filters} />
      <FlagBoxes legend={t.groupFeatures()} flags={filters.features} words={features} />
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
