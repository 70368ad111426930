import { useMessages } from '../../i18n/use-messages.ts'
import { SaleStatus } from '../../offerings/sale/sale-status.tsx'
import { DemoMark } from '../../page/demo-mark.tsx'
import { LogoImage } from '../../ui/pictures/logo-image.tsx'
import { useCountdown } from '../../ui/states/countdown.tsx'
import type { LoadedCoinview } from '../coinview.load.ts'
import type { NextSale } from '../present-next-sales.ts'
import { Bar } from './bar.tsx'
import { Phone, ScreenTabs, ScreenTitle } from './phone.tsx'

export function SaleScreen({ page: { sales, clock } }: { page: LoadedCoinview }) {
  const t = useMessages('coinview/folios')
  const [sale] = sales
  const changeKinds = [t.tellDates(), t.tellAmounts(), t.tellStatus(), t.tellOthers()]
  return (
    <Phone
      picture={sale === undefined ? t.pictureSaleEmpty() : t.pictureSale({ name: sale.name })}
      time={clock.time}
    >
      <ScreenTitle title={t.salesName()}>{sale !== undefined && <SaleStatus sale={sale} />}</ScreenTitle>
      <div className="ph-inner">
        {sale === undefined ? (
          <p className="ph-note">{t.noSales()}</p>
        ) : (
          <>
            <div className="ph-sale">
              <LogoImage src={sale.logo} name={sale.name} className="size-12 rounded-md" />
              <div>
                <b>{sale.name}</b> {sale.demo && <DemoMark />}
                {sale.symbol}
              </div>
            </div>
            <Countdown sale={sale} now={clock.now} />
            <Raised sale={sale} />
          </>
        )}
        <p className="ph-head">{t.tellMe()}</p>
        {changeKinds.map((kind) => (
          <div key={kind} className="ph-switch">
            {kind}
            <i />
          </div>
        ))}
      </div>
      <ScreenTabs on="sales" />
    </Phone>
  )
}

function Countdown({ sale: { until, status, day }, now }: { sale: NextSale; now: string }) {
  const t = useMessages('coinview/folios')
  const left = useCountdown({ until, now })
  const parts = [
    [left.days, t.days()],
    [left.hours, t.hours()],
    [left.minutes, t.minutes()],
    [left.seconds, t.seconds()],
  ]
  return (
    <>
      <p className="ph-note mt-3">
        {status === 1 ? t.untilEnd() : t.untilStart()}
        <span>{day}</span>
      </p>
      <div className="ph-countdown">
        {parts.map(([value, unit]) => (
          <div key={unit}>
            <b>{value}</b>
            <span>{unit}</span>
          </div>
        ))}
      </div>
    </>
  )
}

function Raised({ sale: { raised, target, isMinimum, sold } }: { sale: NextSale }) {
  const t = useMessages('coinview/folios')
  return (
    <>
      <p className="ph-note mt-3">
        {t.raised()}
        {target !== null && <span>{isMinimum ? t.minimum({ target }) : t.target({ target })}</span>}
      </p>
      <p className="ph-raised">{raised ?? t.notDisclosed()}</p>
      {sold !== null && (
        <>
          <Bar percent={sold.percent} />
          <p className="ph-note mt-1">
            {t.tokensSold()} <b>{sold.text}</b>
          </p>
        </>
      )}
    </>
  )
}
