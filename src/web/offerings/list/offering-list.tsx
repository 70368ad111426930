import { lazy, Suspense, type ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useMessages } from '../../i18n/use-messages.ts'
import { Pager } from '../../page/lists/pager.tsx'
import { LinkTabs } from '../../ui/lists/tabs.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { AdvertisedCell } from './cell/advertised-cell.tsx'
import './list.css'
import { OfferingCell } from './cell/offering-cell.tsx'
import { resultsId, filtersId } from './filters-id.ts'
import type { LoadedList } from './list.load.ts'
import { ResetLink } from './reset-link.tsx'
import { SortSelect } from './sort-select.tsx'

const NoResults = import.meta.env.SSR
  ? (await import('./no-results.tsx')).default
  : lazy(() => import('./no-results.tsx'))

/** Number of logos that are visible without scrolling. */
const inSight = 4

function Results({ list }: { list: LoadedList }) {
  const isWaiting = useNavigation().location?.pathname === useLocation().pathname
  if (list.noResults) {
    return (
      <Suspense>
        <NoResults {...list.noResults} />
      </Suspense>
    )
  }
  return (
    <ol aria-busy={isWaiting} className="transition-opacity aria-busy:opacity-50">
      {list.cells.map((cell, place) =>
        cell.kind === 'ad' ? (
          <AdvertisedCell key={`ad ${cell.ad.ad_id}`} ad={cell.ad} now={list.now} />
        ) : (
          <OfferingCell key={cell.item.item_id} offering={cell.item} now={list.now} eager={place < inSight} />
        ),
      )}
    </ol>
  )
}

/** Hydrated after the list; until then it is a plain form. */
const FilterPanel = lazy(() => import('./filter-panel.tsx'))

const DemoNote = lazy(() => import('../../page/demo-mark.tsx'))

const ListTags = lazy(() => import('./list-tags.tsx'))

/** The list page: heading, tabs, filters, results and pagination. The address is its only state. */
export function OfferingList({ list, heading }: { list: LoadedList; heading: ReactNode }) {
  const t = useMessages('offerings')
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 pt-5 pb-3 md:pt-6 md:pb-4">
        <div>{heading}</div>
        <Totals list={list} />
      </div>
      <a href={`#${resultsId}`} className="skip-link">
        {t.skipToResults()}
      </a>
      <SectionTabs sections={list.sections} />
      <div className="items-start gap-10 panel:grid panel:grid-cols-[var(--container-panel)_minmax(0,1fr)]">
        <Suspense>
          <FilterPanel list={list} />
        </Suspense>
        <section id={resultsId} tabIndex={-1} aria-label={t.results()} className="min-w-0 outline-none">
          <h2 className="sr-only">{t.results()}</h2>
          {list.tags.length > 0 && (
            <Suspense>
              <ListTags list={list} />
            </Suspense>
          )}
          <Toolbar list={list} />
          {list.demo && (
            <Suspense>
              <DemoNote of="sales" />
            </Suspense>
          )}
          <Suspense>
            <Results list={list} />
          </Suspense>
          <Pager {...list.pager} />
          <BottomBar list={list} />
        </section>
      </div>
    </>
  )
}

/** The total number of offerings; shown only without filters, because a filtered list does not know it. */
function Totals({ list: { sections, resetHref } }: { list: LoadedList }) {
  const t = useMessages('offerings')
  const countOf = (wanted: string) => sections.find(({ section }) => section === wanted)?.count ?? ''
  if (resetHref !== null) return null
  return (
    <p className="text-sm text-ink-3 max-md:hidden">
      {t.totals({ all: countOf('all'), ongoing: countOf('ongoing') })}
    </p>
  )
}

function Toolbar({ list }: { list: LoadedList }) {
  const t = useMessages('offerings')
  return (
    <div className="flex min-h-12 items-center justify-between gap-3 border-b border-rule panel:min-h-16">
      <output className="text-md font-head text-ink">{t.resultCount({ count: list.total })}</output>
      <span className="-me-2 md:hidden">
        <ResetLink href={list.resetHref} />
      </span>
      <SortSelect filters={list.filters} showLabel className="flex items-center gap-2 max-panel:hidden" />
    </div>
  )
}

function BottomBar({ list: { tags, filters } }: { list: LoadedList }) {
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

function SectionTabs({ sections }: { sections: LoadedList['sections'] }) {
  const t = useMessages('offerings')
  const words = {
    all: t.sectionAll(),
    before: t.sectionBefore(),
    ongoing: t.sectionOngoing(),
    finished: t.sectionFinished(),
  }
  return (
    <LinkTabs
      label={t.tabs()}
      tabs={sections.map(({ section, ...tab }) => ({ ...tab, label: words[section] }))}
    />
  )
}
