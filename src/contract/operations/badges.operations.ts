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
    summary:
      'Describe a badge of an offering: its name, logo and alternative text, for the page that builds the embed code',
    params: Type.Object({ id: Type.String({ maxLength: 80, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }) }),
    query: Type.Object({
      kind: OneOf(badgeKinds, 'The fact that the badge shows'),
      lang: OneOf(languages, 'Default: the language of the host'),
    }),
    reply: Type.Object({
      item_id: Type.String(),
      name: Type.String(),
      symbol: Type.Union([Type.String(), Type.Null()]),
      logo: Type.Union([Type.String(), Type.Null()]),
      alt: Type.String({
        description: 'Alternative text of the picture; it stays true when the figures change',
      }),
    }),
    problems: ['offering_not_found'],
    perMinute: 600,
    cacheSeconds: 5,
  }),
}
