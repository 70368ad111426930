import { Type } from 'typebox'
import { Nullable } from '../shapes/wire.ts'
import { operation } from './operation.ts'

const Options = Type.Object({
  options: Type.Array(
    Type.Object({
      value: Type.String({ description: 'Value that a form sends' }),
      label: Type.String({ description: 'Text that a reader sees' }),
      logo: Nullable(Type.String({ description: 'Address of its logo; null if there is none' })),
    }),
  ),
})

export const optionsOperations = {
  listOfferingOptions: operation({
    method: 'GET',
    path: '/api/options/offerings',
    area: 'options',
    summary:
      'Suggest token sales while somebody types a name or a symbol, at most 20; the values are ids of offerings',
    query: Type.Object({
      q: Type.Optional(
        Type.String({
          maxLength: 100,
          description: 'Text to find; default: the newest token sales',
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
      'Suggest coins of the market while somebody types a symbol or a name in any language, at most 20; the values are ids of coins',
    query: Type.Object({
      q: Type.Optional(
        Type.String({
          maxLength: 100,
          description: 'Text to find; default: the coins with the highest market cap',
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
    summary:
      'Suggest tokens of the market and of token sales while somebody types a symbol or a name in any language, at most 20',
    query: Type.Object({
      q: Type.Optional(
        Type.String({
          maxLength: 100,
          description: 'Text to find; default: the coins with the highest market cap',
        }),
      ),
    }),
    reply: Options,
    perMinute: 600,
    cacheSeconds: 30,
  }),
}
