import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { SaleStatus } from '../offerings/sale/sale-status.tsx'
import { DemoMark } from '../page/demo-mark.tsx'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { CalendarLink } from '../upcoming/upcoming-list.tsx'
import type { LoadedCoinview } from './coinview.load.ts'
import { Folio } from './folio.tsx'
import { SaleScreen } from './phone/sale-screen.tsx'

export function SalesFolio({ page }: { page: LoadedCoinview }) {
  const t = useMessages('coinview/folios')
  const links = useLinks()
  return (
    <Folio
      id="sales"
      folio={t.folioThird()}
      name={t.salesName()}
      title={t.salesTitle()}
      text={t.salesText({ site: siteConfig.name })}
      picture={<SaleScreen page={page} />}
    >
      {page.sales.length > 0 && (
        <>
          <h3 className="cv-caption">{t.salesNext()}</h3>
          <ul className="cv-rows">
            {page.sales.map((sale) => (
              <li key={sale.id}>
                <PageLink to={links.offering(sale.id)} className="cv-row-link">
                  {sale.name}
                </PageLink>
                {sale.demo && <DemoMark />}
                <SaleStatus sale={sale} />
                <time dateTime={sale.until}>
                  {sale.status === 1 ? t.saleEnds({ date: sale.day }) : t.saleStarts({ date: sale.day })}
                </time>
              </li>
            ))}
          </ul>
        </>
      )}
      <CalendarLink to={links.home()} text={t.salesAll()} />
    </Folio>
  )
}
