import { readPageNumber } from '../domain/blog/post.ts'
import { readCurrency } from '../domain/kernel/money/currency.ts'
import { readChartView, writeChartView } from '../domain/market/chart/chart-view.ts'
import { readMarketView, writeMarketView } from '../domain/market/list/market-address.ts'
import { readAmount } from '../domain/market/quotes/converter.ts'
import { listFieldNames } from '../domain/offerings/list/list-fields.ts'
import { readListQuery, writeListQuery } from '../domain/offerings/list/list-query-text.ts'

/** What a route reads of the query, and how that is written shortest. */
export interface PageQuery {
  readonly names: readonly string[]
  readonly write: (query: URLSearchParams) => Iterable<readonly [string, string]>
}

const offeringList: PageQuery = {
  names: listFieldNames,
  write: (query) => writeListQuery(readListQuery(query)),
}
const blogList: PageQuery = {
  names: ['page'],
  write(query) {
    const page = readPageNumber(query.get('page'))
    return page === 1 ? [] : [['page', String(page)]]
  },
}
const mailLink: PageQuery = {
  names: ['token'],
  write(query) {
    const token = query.get('token')
    return token === null ? [] : [['token', token]]
  },
}

const nothing: PageQuery = { names: [], write: () => [] }

/** Every path as `routes.ts` writes it, and what its page reads of the query beside what every link carries. */
export const pageQueries: Readonly<Record<string, PageQuery>> = {
  '': offeringList,
  search: offeringList,
  ico: nothing,
  'ico/:id': nothing,
  market: {
    names: ['q', 'page', 'sort', 'order', 'ids', 'currency'],
    write: (query) => writeMarketView(readMarketView(query)),
  },
  'market/:id': {
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
  },
  blog: blogList,
  'blog/tags/:tag': blogList,
  'blog/posts/:year/:month/:slug': nothing,
  'blog/posts/:slug': nothing,
  followed: mailLink,
  unfollowed: mailLink,
  premium: nothing,
  'page/:pageId': nothing,
  'error/:code': nothing,
  offline: nothing,
  'refused/:code': nothing,
  gallery: nothing,
}
