import { readCurrency } from '../../domain/kernel/money/currency.ts'
import { readChartView, writeChartView } from '../../domain/market/chart/chart-view.ts'
import { readMarketView, writeMarketView } from '../../domain/market/list/market-address.ts'
import { readAmount } from '../../domain/market/quotes/converter.ts'
import type { PageQuery } from './page-query.ts'

export const marketList: PageQuery = {
  names: ['q', 'page', 'sort', 'order', 'size', 'ids', 'currency'],
  write: (query) => writeMarketView(readMarketView(query)),
}
export const coinPage: PageQuery = {
  names: ['range', 'chart', 'scale', 'currency', 'amount'],
  write(query) {
    const currency = readCurrency(query.get('currency'))
    const amount = query.get('amount') ?? ''
    return [
      ...Object.entries(writeChartView(readChartView(query))),
      ...(currency === undefined ? [] : [['currency', currency] as const]),
      ...(readAmount(amount) === undefined ? [] : [['amount', amount] as const]),
    ]
  },
}
