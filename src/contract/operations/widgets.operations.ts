import { Type } from 'typebox'
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
    summary: 'Describe the content of a widget, for the page that builds the embed code',
    params: Type.Object({ kind: Type.String({ enum: [...widgetKinds] }) }),
    query: Type.Object({
      coins: Text(2_000, 'Coin ids separated by commas; default: the largest coins'),
      item: Text(80, 'Id of a token sale'),
      symbol: Text(60, 'Only events of this token'),
      tags: Text(400, 'Event types and groups, separated by commas'),
      lang: Type.Optional(
        Type.String({ enum: [...languages], description: 'Default: the language of the host' }),
      ),
    }),
    reply: Type.Object({
      title: Type.String({ description: 'Accessible name of the frame' }),
      page: Type.String({ description: 'Address that the widget links to' }),
      is_missing: Type.Boolean({ description: 'True when there is nothing to show' }),
      coins: Type.Array(Type.Object({ id: Type.String(), symbol: Type.String(), name: Type.String() }), {
        description:
          'The requested coins, named in the language of the host; an unknown coin has its id as its name',
      }),
      project: Nullable(
        Type.Object({
          item_id: Type.String(),
          name: Type.String(),
          symbol: Nullable(Type.String()),
          logo: Nullable(Type.String()),
        }),
      ),
    }),
    perMinute: 600,
    cacheSeconds: 5,
  }),
}
