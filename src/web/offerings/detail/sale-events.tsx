import { useMessages } from '../../i18n/use-messages.ts'
import { CalendarLink, UpcomingList } from '../../upcoming/upcoming-list.tsx'
import type { LoadedOffering } from './offering.load.ts'
import { Section } from './section.tsx'

export function SaleEvents({ offering: { upcoming } }: { offering: LoadedOffering }) {
  const t = useMessages('offering')
  if (upcoming === null || upcoming.events.length === 0) return null
  return (
    <Section title={t.upcoming()}>
      <UpcomingList events={upcoming.events} />
      <CalendarLink to={upcoming.all} text={t.allEvents()} />
    </Section>
  )
}
