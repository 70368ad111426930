import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { CalendarLink, UpcomingList } from '../../upcoming/upcoming-list.tsx'
import { ChangeHistory } from './change-history.tsx'
import { Bonus, Description, Video } from './description.tsx'
import type { LoadedOffering } from './offering.load.ts'
import { Section } from './section.tsx'
import { Team } from './team.tsx'

export default function Story({ offering }: { offering: LoadedOffering }) {
  const t = useMessages('offering')
  const links = useLinks()
  return (
    <>
      <Description offering={offering} />
      <Bonus steps={offering.bonus} />
      <Team members={offering.team} />
      <Video video={offering.video} />
      <SaleEvents offering={offering} />
      <ChangeHistory changes={offering.changes} />
      <p className="mt-4 text-sm">
        <PageLink
          to={links.contact({ purpose: 'correction', item: offering.cell.item_id })}
          className="link inline-flex min-h-11 items-center"
        >
          {t.reportError()}
        </PageLink>
      </p>
    </>
  )
}

function SaleEvents({ offering: { upcoming } }: { offering: LoadedOffering }) {
  const t = useMessages('offering')
  if (upcoming === null || upcoming.events.length === 0) return null
  return (
    <Section title={t.upcoming()}>
      <UpcomingList events={upcoming.events} />
      <CalendarLink to={upcoming.all} text={t.allEvents()} />
    </Section>
  )
}
