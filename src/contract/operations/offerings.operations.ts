import { Type } from 'typebox'
import { checkListQuery } from '../../domain/offerings/list/list-query-text.ts'
import { ListCounts, ListParameters } from '../shapes/offerings/offering-list-shapes.ts'
import { Ad, OfferingCell, OfferingDetail } from '../shapes/offerings/offering-shapes.ts'
import { PaginationSchema } from '../shapes/wire.ts'
import { operation } from './operation.ts'

const ItemId = Type.Object({ id: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 80 }) })

export const offeringsOperations = {
  searchOfferings: operation({
    method: 'GET',
    path: '/api/search',
    area: 'offerings',
    summary: 'Search offerings, 20 per page, with the number of results that each filter would give',
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
    summary: 'Get one offering with all its fields',
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
    summary: 'List offerings of the same industries',
    params: ItemId,
    reply: Type.Object({ items: Type.Array(OfferingCell) }),
    problems: ['offering_not_found'],
    perMinute: 600,
    cacheSeconds: 30,
  }),
  listAds: operation({
    method: 'GET',
    path: '/api/ads',
    area: 'offerings',
    summary: 'List the running advertisements, each with its payer and its end',
    reply: Type.Object({ items: Type.Array(Ad) }),
    perMinute: 600,
    cacheSeconds: 30,
  }),
  countView: operation({
    method: 'POST',
    path: '/api/view/{id}',
    area: 'offerings',
    summary: 'Count a view of an offering, at most once per visitor and hour',
    params: ItemId,
    reply: Type.Object({ counted: Type.Boolean() }),
    problems: ['offering_not_found'],
    perMinute: 120,
  }),
}
