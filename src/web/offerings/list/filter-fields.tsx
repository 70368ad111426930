import type { MouseEvent, ReactNode } from 'react'
import type { DayPreset } from '../../../domain/kernel/time/calendar-day.ts'
import { periodRules } from '../../../domain/offerings/list/periods.ts'
import { targetLimitName } from '../../../domain/offerings/list/target-ranges.ts'
import type { StatusBox } from '../../../domain/offerings/sale/status.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { usePresetWords } from '../../i18n/use-preset-words.ts'
import { useRangeText } from '../../reader/use-range-text.ts'
import { ChoiceGroup, Radio, Checkbox } from '../../ui/controls/checkbox.tsx'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { Select } from '../../ui/lists/select.tsx'
import { StatusBoxIcon } from '../sale/sale-status.tsx'
import type { LoadedList } from './list.load.ts'

type Filters = LoadedList['filters']

const statusLabel = (box: StatusBox) => <StatusBoxIcon box={box} />

interface FilterFieldsProps {
  readonly list: LoadedList
  readonly onPreset: (preset: DayPreset) => void
}

export function FilterFields({ list: { q, filters }, onPreset }: FilterFieldsProps) {
  const t = useMessages('offerings')
  const words = useMessages('filters')
  return (
    <>
      {q !== '' && <input type="hidden" name="q" value={q} />}
      {filters.isNewestFirst && <input type="hidden" name="ongoingFirst" value="0" />}
      {filters.chosenOrder !== null && <input type="hidden" name="sort" value={filters.chosenOrder} />}
      {filters.statuses === null ? (
        filters.statusesOff.map((box) => <input key={box} type="hidden" name={box} value="0" />)
      ) : (
        <FlagBoxes legend={t.groupStatus()} boxes={filters.statuses} labelOf={statusLabel} />
      )}
      <KindFilter filters={filters} />
      <AmountFilter name="targetAmountMin" legend={t.groupTargetMin()} filters={filters} />
      <AmountFilter name="targetAmountMax" legend={t.groupTargetMax()} filters={filters}>
        <LimitSelect filters={filters} />
      </AmountFilter>
      <FlagBoxes legend={t.groupCoins()} boxes={filters.coins} labelOf={(box) => words[box]()} />
      <IndustryFilter filters={filters} />
      <FlagBoxes legend={t.groupFeatures()} boxes={filters.features} labelOf={(box) => words[box]()} />
      <DateFilter filters={filters} onPreset={onPreset} />
    </>
  )
}

function KindFilter({ filters: { kind, kinds } }: { filters: Filters }) {
  const t = useMessages('lists/filters')
  return (
    <ChoiceGroup legend={t.kind()}>
      <Radio name="kind" value="" defaultChecked={kind === ''} label={t.anyKind()} />
      {kinds.map(({ name, count }) => (
        <Radio
          key={name}
          name="kind"
          value={name}
          defaultChecked={kind === name}
          label={name}
          count={count}
        />
      ))}
    </ChoiceGroup>
  )
}

/** A second question about the maximum target: the ranges do not overlap, so that none of them is "at most $5M". */
function LimitSelect({ filters: { targetLimit, targetLimits } }: { filters: Filters }) {
  const t = useMessages('lists/filters')
  const rangeText = useRangeText()
  return (
    <Select
      name={targetLimitName}
      aria-label={t.upTo()}
      defaultValue={targetLimit}
      data-shown={targetLimit}
      className="mt-2"
    >
      <option value="">{t.upTo()}</option>
      {targetLimits.map(({ limit, ...ends }) => (
        <option key={limit} value={limit}>
          {rangeText(ends)}
        </option>
      ))}
    </Select>
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

interface AmountFilterProps {
  readonly name: 'targetAmountMin' | 'targetAmountMax'
  readonly legend: string
  readonly filters: Filters
  readonly children?: ReactNode
}

function AmountFilter({ name, legend, filters, children }: AmountFilterProps) {
  const t = useMessages('offerings')
  const rangeText = useRangeText()
  const ranges = filters[name]
  const isAny = ranges.every(({ on }) => !on) && !(name === 'targetAmountMax' && filters.targetLimit !== '')
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
      {children}
    </ChoiceGroup>
  )
}

interface DateFilterProps {
  readonly filters: Filters
  readonly onPreset: (preset: DayPreset) => void
}

/** Two date fields, and eight periods as links with their numbers of results. The periods depend on the time zone of the reader. */
function DateFilter({ filters, onPreset }: DateFilterProps) {
  const t = useMessages('offerings')
  const words = usePresetWords()
  const choose = (preset: DayPreset) => (event: MouseEvent) => {
    event.preventDefault()
    onPreset(preset)
  }
  return (
    <ChoiceGroup legend={t.groupPeriod()}>
      <DayField name="startAfter" label={t.startAfter()} day={filters.startAfter} />
      <DayField name="endBefore" label={t.endBefore()} day={filters.endBefore} />
      <input type="hidden" name="period" value={filters.period} />
      <PeriodRules chosen={filters.periodBy} />
      <ul aria-label={t.presets()} className="mt-2 flex flex-wrap gap-2">
        {filters.presets.map(({ preset, href, count }) => (
          <li key={preset}>
            <PageLink
              to={href}
              onClick={choose(preset)}
              aria-current={preset === filters.preset ? 'true' : undefined}
              className="chip text-2xs"
            >
              {words[preset]} <span className="font-body opacity-80">{count}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </ChoiceGroup>
  )
}

function PeriodRules({ chosen }: { chosen: string }) {
  const t = useMessages('periods')
  const words = { open: t.open(), start: t.start(), end: t.end() }
  return (
    <Select name="periodBy" aria-label={t.rule()} defaultValue={chosen} data-shown={chosen} className="mt-3">
      {periodRules.map((rule) => (
        <option key={rule} value={rule}>
          {words[rule]}
        </option>
      ))}
    </Select>
  )
}

function DayField({ name, label, day }: { name: string; label: string; day: string }) {
  return (
    <label className="mt-2 grid grid-cols-[6.5rem_minmax(0,1fr)] items-center text-xs text-ink-3">
      {label}
      <input type="date" name={name} defaultValue={day} className="control" />
    </label>
  )
}

interface FlagBoxesProps<Name extends string> {
  readonly legend: string
  readonly boxes: readonly { readonly name: Name; readonly on: boolean; readonly count: string }[]
  readonly labelOf: (name: Name) => ReactNode
}

/** Checkboxes. An unchecked box sends nothing, so a hidden 0 precedes each; the last value of a name wins. */
function FlagBoxes<Name extends string>({ legend, boxes, labelOf }: FlagBoxesProps<Name>) {
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
