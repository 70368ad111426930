import { use, useEffect, useRef, type RefObject } from 'react'
import { numericDateIn } from '../../../domain/kernel/time/numeric-date.ts'
import { LanguageContext, useMessages } from '../../i18n/use-messages.ts'
import { useRangeText } from '../../reader/use-range-text.ts'
import { Tag } from '../../ui/tables/tag.tsx'
import { resultsId } from './filters-id.ts'
import type { LoadedList } from './list.load.ts'
import { ResetLink } from './reset-link.tsx'

type FilterTag = LoadedList['tags'][number]

export default function ListTags({ list: { tags, resetHref, filters } }: { list: LoadedList }) {
  const t = useMessages('offerings')
  const textOf = useTagText(filters.periodBy)
  const focusKept = useFocusKept(tags.length)
  return (
    <ul ref={focusKept} aria-label={t.activeFilters()} className="flex flex-wrap items-center gap-2 pt-4">
      {tags.map((tag) => (
        <li key={`${tag.kind} ${tag.value}`}>
          <Tag href={tag.href} remove={t.removeFilter()}>
            {textOf(tag)}
          </Tag>
        </li>
      ))}
      <li className="max-md:hidden">
        <ResetLink href={resetHref} />
      </li>
    </ul>
  )
}

function useTagText(periodBy: 'open' | 'start' | 'end'): (tag: FilterTag) => string {
  const t = useMessages('offerings')
  const industries = useMessages('industries')
  const boxes = useMessages('filters')
  const rangeText = useRangeText()
  const periods = useMessages('periods')
  const { language } = use(LanguageContext)
  const dateText = (day: string) => numericDateIn({ text: day.replaceAll('-', '/'), language })
  const periodText = (period: string) => {
    const [from = '', to = ''] = period.split(',').map(dateText)
    if (periodBy === 'open') return periods.tagOpen({ from, to })
    return periodBy === 'start' ? periods.tagStart({ from, to }) : periods.tagEnd({ from, to })
  }
  return (tag) => {
    if (tag.kind === 'q') return t.tagText({ q: tag.value })
    if (tag.kind === 'kind') return tag.value
    if (tag.kind === 'industry') return industries[tag.value]()
    if (tag.kind === 'targetAmountMin') return t.tagTargetMin({ range: rangeText(tag) })
    if (tag.kind === 'targetAmountMax') return t.tagTargetMax({ range: rangeText(tag) })
    if (tag.kind === 'startAfter') return t.tagStartAfter({ date: dateText(tag.value) })
    if (tag.kind === 'endBefore') return t.tagEndBefore({ date: dateText(tag.value) })
    if (tag.kind === 'period') return periodText(tag.value)
    return boxes[tag.value]()
  }
}

/**
 * Moves the focus after the removal of a tag: to the tag at the same position, else to the last one, else to the results.
 */
function useFocusKept(tagCount: number): RefObject<HTMLUListElement | null> {
  const tags = useRef<HTMLUListElement>(null)
  const removed = useRef<number>(undefined)
  useEffect(() => {
    const list = tags.current
    const note = ({ target }: Event) => {
      removed.current = [...(list?.children ?? [])].findIndex(
        (item) => target instanceof Node && item.contains(target),
      )
    }
    list?.addEventListener('click', note)
    return () => {
      list?.removeEventListener('click', note)
      if (removed.current !== undefined) document.getElementById(resultsId)?.focus()
    }
  }, [])
  useEffect(() => {
    if (removed.current === undefined) return
    const links = [...(tags.current?.querySelectorAll('a') ?? [])].slice(0, tagCount)
    ;(links[removed.current] ?? links.at(-1))?.focus()
    removed.current = undefined
  }, [tagCount])
  return tags
}
