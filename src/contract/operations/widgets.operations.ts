import { Type } from 'typebox'
import { maxSymbols, maxSymbolsLength } from '../../domain/events/event-symbol.ts'
import { languages } from '../../domain/kernel/site/language.ts'
import { widgetKinds } from '../../domain/widgets/widget.ts'
import { Nullable } from '../shapes/wire.ts'
import { operation } from './operation.ts'

const Text = (maxLength: number, description: string) =>
  Type.Optional(Type.String({ maxLength, description }))

export const widgetsOperations = {
  describeWidget: operation({
    method: 'GET',
    path: '/api/widgets/{kind}',
    area: 'widgets',
    summary: 'Get what a page needs to embed a widget: its title, the page it links to and what it shows',
    params: Type.Object({ kind: Type.String({ enum: [...widgetKinds], description: 'Kind of the widget' }) }),
    query: Type.Object({
      coins: Text(
        2_000,
        'For ticker, card and watchlist: ids of coins, separated by commas; default: the coins with the highest market cap',
      ),
      item: Text(80, 'For offering: id of the token sale'),
      symbol: Text(
        maxSymbolsLength,
        `For events: only events of the tokens with these symbols, at most ${maxSymbols}, separated by commas; default: all tokens`,
      ),
      tags: Text(400, 'For events: event types and groups, separated by commas; default: all'),
      lang: Type.Optional(
        Type.String({
          enum: [...languages],
          description: 'Language of the widget; default: the language of the host',
        }),
      ),
    }),
    reply: Type.Object({
      title: Type.String({ description: 'Title of the widget, for the `title` of its frame' }),
      page: Type.String({ description: 'URL of the page on this site to which the widget links' }),
      is_missing: Type.Boolean({
        description:
          'True when the widget has nothing to show, for example because the token sale is unknown',
      }),
      coins: Type.Array(Type.Object({ id: Type.String(), symbol: Type.String(), name: Type.String() }), {
        description:
          'The requested coins, named in the language of the host; an unknown coin has its id as its name',
      }),
      project: Nullable(
        Type.Object(
          {
            item_id: Type.String(),
            name: Type.String(),
            symbol: Nullable(Type.String()),
            logo: Nullable(Type.String()),
            is_demo: Type.Boolean({ description: 'True for a made-up sale; its widget says so.' }),
          },
          { description: 'The token sale of `item`; null when it is unknown or not chosen' },
        ),
      ),
    }),
    perMinute: 600,
    cacheSeconds: 5,
  }),
}
