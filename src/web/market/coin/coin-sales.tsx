import { numericDateIn } from '../../../domain/kernel/time/numeric-date.ts'
import { formatNumericDate } from '../../../domain/kernel/time/date-format.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { useSite } from '../../reader/site.ts'
import { useTimeZone } from '../../reader/use-time-zone.ts'
import { CoinSection } from './coin-section.tsx'
import type { LoadedCoin } from './data/coin.load.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'

/** The token sales that a coin came from. */
export function CoinSales({ coin: { sales } }: { coin: LoadedCoin }) {
  const t = useMessages('coin')
  const links = useLinks()
  const { language } = useSite()
  const timeZone = useTimeZone()
  const day = (at: string | null) =>
    at === null ? t.undecided() : numericDateIn({ text: formatNumericDate({ at, timeZone }), language })
  if (sales.length === 0) return null
  return (
    <CoinSection title={t.sales()}>
      <ul>
        {sales.map(({ itemId, name, start, end }) => (
          <li
            key={itemId}
            className="flex flex-wrap justify-between gap-x-4 border-b border-rule py-3 text-sm"
          >
            <PageLink to={links.offering(itemId)} className="link">
              {name}
            </PageLink>
            <span>{t.saleDates({ start: day(start), end: day(end) })}</span>
          </li>
        ))}
      </ul>
    </CoinSection>
  )
}
