import { Type } from 'typebox'
import { operation } from './operation.ts'

const Options = Type.Object({
  options: Type.Array(
    Type.Object({
      value: Type.String({ description: 'The value that a form sends' }),
      label: Type.String({ description: 'The text that a reader sees' }),
    }),
  ),
})

export const optionsOperations = {
  listOfferingOptions: operation({
    method: 'GET',
    path: '/api/options/offerings',
    area: 'options',
    summary: 'Find token sales by name or symbol, at most 20',
    query: Type.Object({
      q: Type.Optional(
        Type.String({
          maxLength: 100,
          description: 'Text to find; without it the newest token sales are returned',
        }),
      ),
    }),
    reply: Options,
    perMinute: 600,
    cacheSeconds: 30,
  }),
  listCoinOptions: operation({
    method: 'GET',
    path: '/api/options/coins',
    area: 'options',
    summary:
      'Find coins of the market by symbol or by name in any language, at most 20; the values are coin ids',
    query: Type.Object({
      q: Type.Optional(
        Type.String({
          maxLength: 100,
          description: 'Text to find; without it the largest coins are returned',
        }),
      ),
    }),
    reply: Options,
    perMinute: 600,
    cacheSeconds: 30,
  }),
  listTokenOptions: operation({
    method: 'GET',
    path: '/api/options/tokens',
    area: 'options',
    summary: 'Find tokens of the market and of token sales by symbol or by name in any language, at most 20',
    query: Type.Object({
      q: Type.Optional(
        Type.String({
          maxLength: 100,
          description: 'Text to find; without it the largest coins are returned',
        }),
      ),
    }),
    reply: Options,
    perMinute: 600,
    cacheSeconds: 30,
  }),
}
