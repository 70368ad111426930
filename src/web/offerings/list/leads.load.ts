import type { Language } from '../../../domain/kernel/site/language.ts'
import { coinNameIn } from '../../../domain/market/quotes/local-coin-names.ts'
import { filterTags } from '../../../domain/offerings/list/filter-tags.ts'
import type { ListQuery } from '../../../domain/offerings/list/list-fields.ts'
import { makeLinks } from '../../addresses/links.ts'
import type { LoadArguments } from '../../loading/load.ts'
import { orFallback } from '../../loading/or-fallback.ts'

const maxCoins = 3

type LeadArguments = Pick<LoadArguments, 'client' | 'language' | 'url'> & { readonly query: ListQuery }

/** Where a list without results leads to: coins of the market that the words may mean, the market, the calendar, the words without filters. */
export async function loadLeads({ client, query, language, url }: LeadArguments) {
  const { q } = query
  const links = makeLinks(url.searchParams)
  const isOnlyText = filterTags(query).every(({ kind }) => kind === 'q')
  return {
    q,
    coins: q === '' ? [] : await findCoins({ client, q, language, links }),
    marketHref: links.market(q === '' ? undefined : new URLSearchParams({ q })),
    calendarHref: links.events(),
    /** The same words without any filter. */
    withoutFiltersHref: q === '' || isOnlyText ? null : links.search(q),
  }
}

interface CoinQuery {
  readonly client: LoadArguments['client']
  readonly q: string
  readonly language: Language
  readonly links: ReturnType<typeof makeLinks>
}

async function findCoins({ client, q, language, links }: CoinQuery) {
  const { items } = await orFallback(client.searchMarket({ q, size: maxCoins }), { items: [] })
  return items.map(({ id, name, symbol }) => ({
    name: coinNameIn({ id, name, language }),
    symbol,
    href: links.coin(id),
  }))
}
