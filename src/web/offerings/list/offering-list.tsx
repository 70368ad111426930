import { lazy, Suspense, type ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { Pager } from '../../page/lists/pager.tsx'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { LinkTabs } from '../../ui/lists/tabs.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import '../../ui/styles/bottom-bar.css'
import './list.css'
import { resultsId, filtersId } from './filters-id.ts'
import type { LoadedList } from './list.load.ts'
import { ResetLink } from './reset-link.tsx'

/** The results work before hydration, so their code comes after that of the page. Routes fetch it before they show another list. */
const Results = lazy(() => import('./results.tsx'))

/** Hydrated after the list; until then it is a plain form. */
const FilterPanel = lazy(() => import('./filter-panel.tsx'))

/** A plain form until it is hydrated, as the filters are. */
const SortSelect = lazy(() => import('./sort-select.tsx'))

const DemoNote = lazy(() => import('../../page/demo-mark.tsx'))

const ListTags = lazy(() => import('./list-tags.tsx'))

interface OfferingListProps {
  readonly list: LoadedList
  readonly heading: ReactNode
  /** What stands between the heading and the tabs. */
  readonly children?: ReactNode
}

/** The list page: heading, tabs, filters, results and pagination. The address is its only state. */
export function OfferingList({ list, heading, children }: OfferingListProps) {
  const t = useMessages('offerings')
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 pt-4 pb-3 md:pt-6 md:pb-4">
        <div>{heading}</div>
        <Totals list={list} />
      </div>
      {children}
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
      <output className="me-auto text-md font-head text-ink">{t.resultCount({ count: list.total })}</output>
      <span className="md:hidden">
        <ResetLink href={list.resetHref} />
      </span>
      <OngoingFirst filters={list.filters} />
      <Suspense>
        <SortSelect filters={list.filters} showLabel className="flex items-center gap-2 max-panel:hidden" />
      </Suspense>
    </div>
  )
}

/** Turns off and on again that ongoing sales lead the list. It is shown only where that makes a difference. */
function OngoingFirst({ filters: { ongoingFirst } }: { filters: LoadedList['filters'] }) {
  const t = useMessages('offerings')
  if (ongoingFirst === null) return null
  return (
    <PageLink
      to={ongoingFirst.href}
      aria-current={ongoingFirst.on ? 'true' : undefined}
      className="chip text-2xs"
    >
      {ongoingFirst.on && <Icon name="check" className="size-3.5" />}
      {t.ongoingFirst()}
    </PageLink>
  )
}

function BottomBar({ list: { tags, filters } }: { list: LoadedList }) {
  const t = useMessages('offerings')
  return (
    <div
      data-print="none"
      className="bottom-bar -mx-(--gutter) flex gap-2 border-t border-ink px-(--gutter) panel:hidden"
    >
      <button type="button" popoverTarget={filtersId} className="btn btn-primary flex-1">
        <Icon name="filter" />
        {t.filters()}
        {tags.length > 0 && (
          <span className="inline-grid h-5 min-w-5 place-items-center rounded-full bg-on-accent px-[0.3rem] text-2xs leading-none text-accent">
            {tags.length}
          </span>
        )}
      </button>
      <Suspense>
        <SortSelect filters={filters} className="flex flex-1 gap-2" />
      </Suspense>
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
