import { use } from 'react'
import { formatMonth } from '../../../../domain/kernel/time/date-format.ts'
import {
  formatNumericDayIn,
  formatUnmarkedMomentIn,
  zoneMark,
} from '../../../../domain/kernel/time/language-day.ts'
import { LanguageContext, useMessages } from '../../../i18n/use-messages.ts'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { Table } from '../../../ui/tables/table.tsx'
import { Price } from '../../figures/money.tsx'
import type { ShownCoin } from '../data/shown-coin.ts'

export default function ChartTable({ coin, currency }: ShownCoin) {
  const t = useMessages('coin')
  const { step, rows } = coin.table
  const rowName = useRowName(step)
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
            <th scope="col">{rowName.head}</th>
            {[t.closing(), t.high24h(), t.low24h()].map((name) => (
              <th key={name} scope="col" className="numeric">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ time, close, high, low, isOpen }) => (
            <tr key={time}>
              <th scope="row">
                {rowName.of(time)} {isOpen && <small>{t.soFar()}</small>}
              </th>
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

/** What the rows are called, and the head of their column, which names the zone once. Months are those of UTC. */
function useRowName(step: ShownCoin['coin']['table']['step']) {
  const t = useMessages('coin')
  const { language } = use(LanguageContext)
  const mark = zoneMark({ at: 0, language })
  if (step === 'month')
    return {
      head: t.monthInUtc(),
      of: (time: number) => formatMonth({ at: time * 1000, timeZone: 'UTC', language }),
    }
  if (step === 'day')
    return {
      head: t.day({ zone: mark }),
      of: (time: number) => formatNumericDayIn({ at: time * 1000, language }),
    }
  return {
    head: t.time({ zone: mark }),
    of: (time: number) => formatUnmarkedMomentIn({ at: time * 1000, language }),
  }
}
