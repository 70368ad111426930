import { Type } from 'typebox'
import { languages } from '../../domain/kernel/site/language.ts'
import { widgetKinds } from '../../domain/widgets/widget.ts'
import { operation } from './operation.ts'
import { Nullable } from '../shapes/wire.ts'

const Text = (maxLength: number, description: string) =>
  Type.Optional(Type.String({ maxLength, description }))

export const widgetsOperations = {
  describeWidget: operation({
    method: 'GET',
    path: '/api/widgets/{kind}',
    area: 'widgets',
    summary: 'What a widget is of, for those who put it on a page',
    params: Type.Object({ kind: Type.String({ enum: [...widgetKinds] }) }),
    query: Type.Object({
      coins: Text(2_000, 'Ids of coins, parted by commas; left out: the largest'),
      item: Text(80, 'A token sale'),
      symbol: Text(60, 'Events of one token alone'),
      tags: Text(400, 'Types and groups of events, parted by commas'),
      lang: Type.Optional(
        Type.String({ enum: [...languages], description: 'Left out: the language of the host' }),
      ),
    }),
    reply: Type.Object({
      title: Type.String({ description: 'What it is to who hears the page' }),
      page: Type.String({ description: 'Where it leads' }),
      is_missing: Type.Boolean({ description: 'There is nothing to show' }),
      coins: Type.Array(Type.Object({ id: Type.String(), symbol: Type.String(), name: Type.String() }), {
        description:
          'Those that were asked for, as readers of the host call them; one that is not there has its id as a name',
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
