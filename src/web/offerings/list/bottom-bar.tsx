import { useMessages } from '../../i18n/use-messages.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import { filtersId } from './filters-id.ts'
import type { LoadedList } from './list.load.ts'
import { SortSelect } from './sort-select.tsx'

/** Within reach of the thumb for as long as the list is in sight. */
export function BottomBar({ list: { tags, filters } }: { list: LoadedList }) {
  const t = useMessages('offerings')
  return (
    <div className="sticky bottom-0 z-(--z-sticky) -mx-(--gutter) flex gap-2 border-t border-ink bg-paper px-(--gutter) pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] panel:hidden">
      <button type="button" popoverTarget={filtersId} className="btn btn-primary flex-1">
        <Icon name="filter" />
        {t.filters()}
        {tags.length > 0 && (
          <span className="inline-grid h-5 min-w-5 place-items-center rounded-full bg-on-accent px-[0.3rem] text-2xs leading-none text-accent">
            {tags.length}
          </span>
        )}
      </button>
      <SortSelect filters={filters} className="flex flex-1 gap-2" />
    </div>
  )
}
