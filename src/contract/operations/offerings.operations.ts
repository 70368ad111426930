import { Type } from 'typebox'
import { coinIdLimit } from '../../domain/kernel/text/coin-id.ts'
import { checkListQuery } from '../../domain/offerings/list/list-query-text.ts'
import { ListCounts, ListParameters } from '../shapes/offerings/offering-list-shapes.ts'
import { Ad, OfferingCell, OfferingDetail } from '../shapes/offerings/offering-shapes.ts'
import { PaginationSchema } from '../shapes/wire.ts'
import { operation } from './operation.ts'

const ItemId = Type.Object({
  id: Type.String({
    pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
    maxLength: 80,
    description: 'Id of the offering, such as hinode-grid',
  }),
})

export const offeringsOperations = {
  searchOfferings: operation({
    method: 'GET',
    path: '/api/search',
    area: 'offerings',
    summary:
      'Search offerings (token sales), 20 per page, with the number of results that each further filter would have',
    query: ListParameters,
    reads: checkListQuery,
    reply: Type.Object({ items: Type.Array(OfferingCell), pagination: PaginationSchema, counts: ListCounts }),
    perMinute: 600,
    cacheSeconds: 5,
  }),
  getOffering: operation({
    method: 'GET',
    path: '/api/ico/{id}',
    area: 'offerings',
    summary: 'Get one offering with all its public fields and its change history',
    params: ItemId,
    reply: OfferingDetail,
    problems: ['offering_not_found'],
    perMinute: 600,
    cacheSeconds: 5,
  }),
  relatedOfferings: operation({
    method: 'GET',
    path: '/api/related-items/{id}',
    area: 'offerings',
    summary: 'List offerings that are similar to one: of the same industries',
    params: ItemId,
    reply: Type.Object({ items: Type.Array(OfferingCell) }),
    problems: ['offering_not_found'],
    perMinute: 600,
    cacheSeconds: 30,
  }),
  listCoinOfferings: operation({
    method: 'GET',
    path: '/api/coin-offerings/{id}',
    area: 'offerings',
    summary:
      'List the offerings that sold a coin of the market, the latest first: only those whose `coin_id` the operator has confirmed',
    params: Type.Object({
      id: Type.String({
        minLength: 1,
        maxLength: coinIdLimit,
        description: 'Id of the coin, such as bitcoin',
      }),
    }),
    reply: Type.Object({ items: Type.Array(OfferingCell) }),
    perMinute: 600,
    cacheSeconds: 5,
  }),
  listAds: operation({
    method: 'GET',
    path: '/api/ads',
    area: 'offerings',
    summary: 'List the advertisements that run now, each with its payer and its end',
    reply: Type.Object({ items: Type.Array(Ad) }),
    perMinute: 600,
    cacheSeconds: 30,
  }),
  countView: operation({
    method: 'POST',
    path: '/api/view/{id}',
    area: 'offerings',
    summary: 'Count a view of the page of an offering, at most once per visitor and hour',
    params: ItemId,
    reply: Type.Object({
      counted: Type.Boolean({ description: 'False when this visitor was already counted in this hour' }),
    }),
    problems: ['offering_not_found'],
    perMinute: 120,
  }),
}
