import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { useMessages } from '../../i18n/use-messages.ts'
import { CarriedInputs } from '../../reader/carried-inputs.tsx'
import { Select } from '../../ui/lists/select.tsx'
import type { LoadedList } from './list.load.ts'
import { useFormNavigation } from './use-form-navigation.ts'

interface SortSelectProps {
  readonly filters: LoadedList['filters']
  readonly className: string
  readonly showLabel?: boolean
}

export default function SortSelect({ filters, className, showLabel = false }: SortSelectProps) {
  const t = useMessages('offerings')
  const { pathname } = useLocation()
  const go = useFormNavigation()
  const select = useRef<HTMLSelectElement>(null)
  const id = useId()
  const words = useSortWords()
  const shown = useRef(filters.order)
  useEffect(() => {
    const field = select.current
    if (!field?.form) return
    // Applies a choice that was made before hydration.
    if (shown.current === filters.order && field.value !== filters.order) {
      void go(new FormData(field.form), ['sort'])
    } else field.value = filters.order
    shown.current = filters.order
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of the shown order matters
  }, [filters.order])
  return (
    <form
      action={pathname}
      data-print="none"
      autoComplete="off"
      className={className}
      onChange={({ currentTarget }) => void go(new FormData(currentTarget), ['sort'])}
    >
      {filters.rest.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <CarriedInputs />
      <label htmlFor={id} className={showLabel ? 'text-xs text-ink-3' : 'sr-only'}>
        {t.sortBy()}
      </label>
      <Select
        ref={select}
        id={id}
        name="sort"
        defaultValue={filters.order}
        fit={showLabel}
        className={showLabel ? '' : 'flex-1'}
      >
        {filters.orders.map((order) => (
          <option key={order} value={order}>
            {words[order]}
          </option>
        ))}
      </Select>
      <button type="submit" className="btn hidden noscript:inline-flex">
        {t.applySort()}
      </button>
    </form>
  )
}

function useSortWords() {
  const t = useMessages('offerings')
  return {
    relevance: t.sortRelevance(),
    createdAtDesc: t.sortCreatedAtDesc(),
    endAsc: t.sortEndAsc(),
    endDesc: t.sortEndDesc(),
    startAsc: t.sortStartAsc(),
    startDesc: t.sortStartDesc(),
    raisedDesc: t.sortRaisedDesc(),
    raisedAsc: t.sortRaisedAsc(),
  }
}
