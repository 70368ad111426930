import { useMessages } from '../../i18n/use-messages.ts'
import { useRangeText } from '../../shell/use-range-text.ts'
import { Tag } from '../../ui/tag.tsx'
import { useFeatureWords } from '../sale/features.tsx'
import { useStatusWords } from '../sale/sale-status.tsx'
import type { LoadedList } from './present-list.ts'
import { ResetLink } from './reset-link.tsx'
import { useCoinWords } from './use-coin-words.ts'

type FilterTag = LoadedList['tags'][number]

/** What narrows the list, each removable by a press, and all of it at once. */
export default function ListTags({ list: { tags, resetHref } }: { list: LoadedList }) {
  const t = useMessages('offerings')
  const textOf = useTagText()
  return (
    <ul aria-label={t.activeFilters()} className="flex flex-wrap items-center gap-2 pt-4">
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

function useTagText(): (tag: FilterTag) => string {
  const t = useMessages('offerings')
  const industries = useMessages('industries')
  const statuses = useStatusWords()
  const coins = useCoinWords()
  const features = useFeatureWords()
  const rangeText = useRangeText()
  const dayText = (day: string) => day.replaceAll('-', '/')
  return (tag) => {
    switch (tag.kind) {
      case 'q':
        return t.tagText({ q: tag.value })
      case 'status':
        return statuses[tag.value]
      case 'coin':
        return coins[tag.value]
      case 'industry':
        return industries[tag.value]()
      case 'feature':
        return features[tag.value]
      case 'targetAmountMin':
        return t.tagTargetMin({ range: rangeText(tag) })
      case 'targetAmountMax':
        return t.tagTargetMax({ range: rangeText(tag) })
      case 'startAfter':
        return t.tagStartAfter({ date: dayText(tag.value) })
      case 'endBefore':
        return t.tagEndBefore({ date: dayText(tag.value) })
    }
  }
}
