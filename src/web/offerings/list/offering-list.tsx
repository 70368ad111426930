import { lazy, Suspense, type ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { Pager } from '../../page/lists/pager.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { resultsId } from './filters-id.ts'
import { ResetLink } from './reset-link.tsx'
import type { LoadedList } from './list.load.ts'
import { Results } from './results.tsx'
import { SectionTabs } from './section-tabs.tsx'
import { SortSelect } from './sort-select.tsx'
import './list.css'

/** Hydrated after the list: until then it is a plain form. */
const FilterPanel = lazy(() => import('./filter-panel.tsx'))

/** Fetched by those who see them. */
const ListTags = lazy(() => import('./list-tags.tsx'))

/** The whole list: heading, tabs, filters, results, pages. The address is its only state. */
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

/** How many there are in all, which a narrowed list does not know. */
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
