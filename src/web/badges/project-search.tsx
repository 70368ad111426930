import { useNavigate } from 'react-router'
import { writeBadgeView, type BadgeView } from '../../domain/badges/badge-view.ts'
import { ChosenSale } from '../form/builder/chosen-sale.tsx'
import { OfferedSubjects } from '../form/builder/offered-subjects.tsx'
import { SubjectSearch } from '../form/builder/subject-search.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { fetchedClient } from '../loading/load.ts'
import { useSite } from '../reader/site.ts'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import type { ChosenProject, LoadedBadge } from './badge.load.ts'

/** The project by its name. Without scripts, or with Enter, what matches is listed below. */
export function ProjectSearch({ view, chosen, offered }: LoadedBadge) {
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
        find={offeringsLike}
        written={({ label }) => label}
        onSearch={(text) => void navigate(at({ q: text }))}
        onChoose={(item) => void navigate(at({ item }))}
      />
      {chosen === null ? (
        <OfferedSubjects
          q={q}
          offered={offered}
          words={{ noMatches: t.noMatches({ q }), usual: t.newest() }}
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

async function offeringsLike(q: string) {
  return (await (await fetchedClient()).listOfferingOptions({ q })).options
}
