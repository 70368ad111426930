import { useMessages } from '../../i18n/use-messages.ts'
import { CalendarLink, UpcomingList } from '../../upcoming/upcoming-list.tsx'
import { CoinSection } from './coin-section.tsx'
import type { LoadedCoin } from './data/coin.load.ts'

export function CoinEvents({ coin: { upcoming } }: { coin: LoadedCoin }) {
  const t = useMessages('coin')
  if (upcoming.events.length === 0) return null
  return (
    <CoinSection title={t.upcoming()}>
      <UpcomingList events={upcoming.events} />
      <CalendarLink to={upcoming.all} text={t.allEvents()} />
    </CoinSection>
  )
}
