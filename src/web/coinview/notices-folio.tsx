import type { Currency } from '../../domain/kernel/money/currency.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useLinks } from '../reader/use-links.ts'
import { CalendarLink } from '../upcoming/upcoming-list.tsx'
import type { LoadedCoinview } from './coinview.load.ts'
import { Folio } from './folio.tsx'
import { LockScreen } from './phone/lock-screen.tsx'

export function NoticesFolio({ page, currency }: { page: LoadedCoinview; currency: Currency }) {
  const t = useMessages('coinview/folios')
  const links = useLinks()
  const kinds = [
    [t.noticePrice(), t.noticePriceText()],
    [t.noticeMove(), t.noticeMoveText()],
    [t.noticeSale(), t.noticeSaleText()],
    [t.noticeEvent(), t.noticeEventText()],
  ]
  return (
    <Folio
      id="notices"
      folio={t.folioFirst()}
      name={t.noticesName()}
      title={t.noticesTitle()}
      text={t.noticesText()}
      picture={<LockScreen page={page} currency={currency} />}
    >
      <h3 className="cv-caption">{t.noticesList()}</h3>
      <dl className="cv-rows">
        {kinds.map(([kind, text]) => (
          <div key={kind}>
            <dt>{kind}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <CalendarLink to={links.market()} text={t.toMarket()} />
    </Folio>
  )
}
