import { Type } from 'typebox'
import { badgeKinds, defaultLook } from '../../domain/badges/badge-look.ts'
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
      'Get what a page needs to embed a badge of an offering: its name, its logo and the alternative text of the picture',
    params: Type.Object({
      id: Type.String({
        maxLength: 80,
        description: 'Id of the offering',
        pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
      }),
    }),
    query: Type.Object({
      kind: OneOf(
        badgeKinds,
        `The fact that the badge shows; left is the time until the sale starts or ends. Default: ${defaultLook.kind}`,
      ),
      lang: OneOf(languages, 'Language of the alternative text; default: the language of the host'),
    }),
    reply: Type.Object({
      item_id: Type.String(),
      name: Type.String({ description: 'Name in the language of the host' }),
      symbol: Type.Union([Type.String(), Type.Null()]),
      logo: Type.Union([Type.String(), Type.Null()]),
      is_demo: Type.Boolean({ description: 'True for a made-up offering; its badge says so.' }),
      alt: Type.String({
        description: 'Alternative text of the picture; it stays true when the figures change',
      }),
    }),
    problems: ['offering_not_found'],
    perMinute: 600,
    cacheSeconds: 5,
  }),
}
