import { Type } from 'typebox'
import { operation } from './operation.ts'

/** What a select that is filled as somebody types shows. */
const Options = Type.Object({
  options: Type.Array(
    Type.Object({
      value: Type.String({ description: 'What a form sends' }),
      label: Type.String({ description: 'What the reader sees' }),
    }),
  ),
})

export const optionsOperations = {
  listOfferingOptions: operation({
    method: 'GET',
    path: '/api/options/offerings',
    area: 'options',
    summary: 'Token sales by name or symbol; at most 20',
    query: Type.Object({
      q: Type.Optional(Type.String({ maxLength: 100, description: 'Left out or empty: the newest' })),
    }),
    reply: Options,
    perMinute: 600,
    cacheSeconds: 30,
  }),
  listCoinOptions: operation({
    method: 'GET',
    path: '/api/options/coins',
    area: 'options',
    summary: 'Coins of the market by their ids, by symbol or by name in any language; at most 20',
    query: Type.Object({
      q: Type.Optional(Type.String({ maxLength: 100, description: 'Left out or empty: the largest coins' })),
    }),
    reply: Options,
    perMinute: 600,
    cacheSeconds: 30,
  }),
  listTokenOptions: operation({
    method: 'GET',
    path: '/api/options/tokens',
    area: 'options',
    summary: 'Tokens of the market and of token sales, by symbol or by name in any language; at most 20',
    query: Type.Object({
      q: Type.Optional(Type.String({ maxLength: 100, description: 'Left out or empty: the largest coins' })),
    }),
    reply: Options,
    perMinute: 600,
    cacheSeconds: 30,
  }),
}
