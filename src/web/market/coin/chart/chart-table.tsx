import { zoneMark } from '../../../../domain/kernel/time/language-day.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { useSite } from '../../../reader/site.ts'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { Table } from '../../../ui/tables/table.tsx'
import { Price } from '../../figures/money.tsx'
import { useChartTime } from '../../live/use-quote-time.ts'
import type { ShownCoin } from '../data/shown-coin.ts'

export default function ChartTable({ coin, currency }: ShownCoin) {
  const t = useMessages('coin')
  const { language } = useSite()
  const timeText = useChartTime()
  const { rows } = coin.chart
  if (rows.length === 0) return null
  const money = { currency, rates: coin.rates }
  return (
    <details className="chart-table">
      <summary>
        {t.asTable()}
        <Icon name="down" />
      </summary>
      <Table label={t.tableOf({ name: coin.name })}>
        <thead>
          <tr>
            <th scope="col">{t.time({ zone: zoneMark({ at: rows[0]?.time ?? 0, language }) })}</th>
            {[t.closing(), t.high24h(), t.low24h()].map((name) => (
              <th key={name} scope="col" className="numeric">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ time, close, high, low }) => (
            <tr key={time}>
              <th scope="row">{timeText(time * 1000)}</th>
              {[close, high, low].map((usd, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- the three columns, always in this order
                <td key={place} className="numeric in-currency">
                  <Price usd={usd} {...money} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  )
}
