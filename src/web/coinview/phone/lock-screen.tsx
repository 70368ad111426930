import type { ReactNode } from 'react'
import type { Currency } from '../../../domain/kernel/money/currency.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Delta } from '../../market/figures/delta.tsx'
import { Price } from '../../market/figures/money.tsx'
import { DemoMark } from '../../page/demo-mark.tsx'
import type { LoadedCoinview } from '../coinview.load.ts'
import icon from '../icon.svg?url&no-inline'
import { Phone } from './phone.tsx'

const radii = [7, 15, 23, 25]
const tileRows = [0, 1, 2, 3, 4]
const tileColumns = [0, 1, 2, 3, 4, 5, 6]
const width = 50
const step = 25

const drawnTiles = tileRows
  .flatMap((row) =>
    tileColumns.map((column) => drawTile(column * width - (row % 2) * step, 110 + row * step)),
  )
  .join('')

function drawTile(x: number, y: number): string {
  return radii
    .toReversed()
    .map((radius) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`)
    .join('')
}

/** The wallpaper: a red sun over a tiled roof, which the site is named after. */
function Wall() {
  return (
    <svg viewBox="0 0 300 210" preserveAspectRatio="xMidYMax slice" className="ph-wall">
      <circle cx="212" cy="78" r="42" className="ph-sun" />
      <g className="ph-tiles" dangerouslySetInnerHTML={{ __html: drawnTiles }} />
    </svg>
  )
}

interface LockScreenProps {
  readonly page: LoadedCoinview
  readonly currency: Currency
}

export function LockScreen({ page, currency }: LockScreenProps) {
  const t = useMessages('coinview/folios')
  const { rows, rates, sales, upcoming, clock } = page
  const [first, ...others] = rows.filter(({ price, change }) => price !== null && change !== null)
  const moved = others.toSorted((one, other) => Math.abs(other.change ?? 0) - Math.abs(one.change ?? 0))[0]
  const coins = [first, moved].filter((row) => row !== undefined)
  const [sale] = sales
  const [event] = upcoming.events
  return (
    <Phone picture={t.pictureNotices()} time={clock.time} isLocked>
      <Wall />
      <p className="ph-day">{clock.day}</p>
      <p className="ph-clock">{clock.time}</p>
      <div className="ph-notices">
        {coins.map((row, place) => (
          <Notice
            key={row.id}
            title={`${row.name} ${row.symbol}`}
            kind={place === 0 ? t.noticePrice() : t.noticeMove()}
            isDemo={row.isDemo}
          >
            <b className="in-currency">
              <Price usd={row.price} currency={currency} rates={rates} />
            </b>{' '}
            <Delta percent={row.change} /> <small>{t.inDay()}</small>
          </Notice>
        ))}
        {sale !== undefined && (
          <Notice title={sale.name} kind={t.noticeSale()} isDemo={sale.demo}>
            {sale.status === 1 ? t.saleEnds({ date: sale.day }) : t.saleStarts({ date: sale.day })}
          </Notice>
        )}
        {event !== undefined && (
          <Notice title={event.title} kind={t.noticeEvent()} isDemo={event.isDemo}>
            {event.date}
          </Notice>
        )}
      </div>
    </Phone>
  )
}

interface NoticeProps {
  readonly title: string
  readonly kind: string
  readonly isDemo: boolean
  readonly children: ReactNode
}

function Notice({ title, kind, isDemo, children }: NoticeProps) {
  return (
    <div className="ph-notice">
      <img src={icon} width={34} height={34} alt="" loading="lazy" />
      <div className="min-w-0">
        <div className="ph-notice-head">
          <b>{title}</b>
          {isDemo && <DemoMark />}
          <span>{kind}</span>
        </div>
        <p>{children}</p>
      </div>
    </div>
  )
}
