import { Type } from 'typebox'
import { badgeKinds } from '../../domain/badges/badge-look.ts'
import { languages } from '../../domain/kernel/site/language.ts'
import { operation } from './operation.ts'

const OneOf = (values: readonly string[], description: string) =>
  Type.Optional(Type.String({ enum: [...values], description }))

export const badgesOperations = {
  describeBadge: operation({
    method: 'GET',
    path: '/api/badges/{id}',
    area: 'badges',
    summary: 'What a badge of an offering is of, for those who put it on a page',
    params: Type.Object({ id: Type.String({ maxLength: 80, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }) }),
    query: Type.Object({
      kind: OneOf(badgeKinds, 'What it tells'),
      lang: OneOf(languages, 'Left out: the language of the host'),
    }),
    reply: Type.Object({
      item_id: Type.String(),
      name: Type.String(),
      symbol: Type.Union([Type.String(), Type.Null()]),
      logo: Type.Union([Type.String(), Type.Null()]),
      alt: Type.String({ description: 'What the picture is of; holds whatever it tells at the moment' }),
    }),
    problems: ['offering_not_found'],
    perMinute: 600,
    cacheSeconds: 5,
  }),
}
