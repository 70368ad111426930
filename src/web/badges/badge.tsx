import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { writeBadgeView, type BadgeView } from '../../domain/badges/badge-view.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { badgePath } from '../../words/addresses/addresses.ts'
import { ChosenSale } from '../form/builder/chosen-sale.tsx'
import { OfferedSubjects } from '../form/builder/offered-subjects.tsx'
import { Promises } from '../form/builder/promises.tsx'
import { SubjectSearch } from '../form/builder/subject-search.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { deferredLoad } from '../loading/deferred-load.ts'
import '../form/remote-select.css'
import '../form/builder.css'
import './badge.css'
import { inBrowser, onServer, fetchedClient } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { PageHead } from '../page/page-head.tsx'
import { useSite } from '../reader/site.ts'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { Notice } from '../ui/states/notice.tsx'
import type { ChosenProject, LoadedBadge } from './badge.load.ts'

/** The builder may be hydrated late, because it keeps choices that were made before. */
const Builder = lazy(() => import('./builder.tsx'))
const Samples = lazy(() => import('./samples.tsx'))

const load = deferredLoad(() => import('./badge.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** The page where a project configures a badge for its own site. */
export default function BadgePage() {
  const t = useMessages('badges')
  const words = useMessages('embeds/builder')
  const { view, chosen, offered } = useLoaded(load)
  return (
    <div className="wrap pb-12">
      <PageHead title={t.heading()} description={t.description({ site: siteConfig.name })} path={badgePath} />
      <div className="pt-6 pb-5">
        <h1 className="font-display text-xl md:text-2xl">{t.heading()}</h1>
        <p className="mt-1 text-sm text-ink-3">{t.lede()}</p>
      </div>
      {view.isMissing && (
        <Notice kind="warn" title={words.missing()} className="mb-5">
          <p>{t.missingText()}</p>
        </Notice>
      )}
      <div className="badge-builder">
        <ProjectSearch view={view} chosen={chosen} offered={offered} />
        {chosen === null ? (
          <div className="badge-out min-w-0">
            <EmptyState title={words.empty()}>{t.emptyText()}</EmptyState>
            <Suspense>
              {offered[0] !== undefined && <Samples look={view.look} project={offered[0]} />}
            </Suspense>
          </div>
        ) : (
          <Suspense>
            <Builder key={chosen.item_id} view={view} project={chosen} />
          </Suspense>
        )}
      </div>
      <Promises
        promises={[
          [words.notTracked(), t.notTrackedText()],
          [t.alwaysShown(), t.alwaysShownText()],
        ]}
        columns="md:grid-cols-2"
      />
    </div>
  )
}

/** The search for a project. Without scripts, or after Enter, the matches are listed below. */
function ProjectSearch({ view, chosen, offered }: LoadedBadge) {
  const t = useMessages('badges')
  const words = useMessages('embeds/builder')
  const links = useLinks()
  const { language } = useSite()
  const navigate = useNavigate()
  const { q } = view
  const at = (changes: Partial<BadgeView>) =>
    links.badge(writeBadgeView({ ...view, item: '', q: '', isMissing: false, ...changes }, language))
  return (
    <section className="badge-project min-w-0" aria-labelledby="badge-project">
      <SubjectSearch
        key={`${view.item} ${q}`}
        id="badge-project"
        heading={words.project()}
        action={links.badge()}
        view={writeBadgeView({ ...view, item: '', isMissing: false }, language)}
        typed={q}
        find={findOfferings}
        written={({ label }) => label}
        onSearch={(text) => void navigate(at({ q: text }))}
        onChoose={(item) => void navigate(at({ item }))}
      />
      {chosen === null ? (
        <OfferedSubjects
          q={q}
          offered={offered}
          words={{ noMatches: t.noMatches({ q }), defaultTitle: t.newest() }}
          hrefOf={(item) => at({ item })}
        />
      ) : (
        <Chosen project={chosen} />
      )}
    </section>
  )
}

function Chosen({ project }: { project: ChosenProject }) {
  const t = useMessages('badges')
  const links = useLinks()
  return (
    <ChosenSale sale={project} title={<b className="font-strong text-ink">{project.name}</b>}>
      <PageLink to={links.offering(project.item_id)} className="link flex min-h-8 items-center text-xs">
        {t.toEntry()}
      </PageLink>
    </ChosenSale>
  )
}

async function findOfferings(q: string) {
  return (await (await fetchedClient()).listOfferingOptions({ q })).options
}
