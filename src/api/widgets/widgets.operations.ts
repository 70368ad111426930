import { coinNameIn } from '../../domain/market/quotes/local-coin-names.ts'
import { nameInLanguage } from '../../domain/offerings/fields/name-in-language.ts'
import { isOfferingId } from '../../domain/offerings/fields/offering-id.ts'
import { readWidget, widgetKinds } from '../../domain/widgets/widget.ts'
import type { Implementations } from '../operations/implementation.ts'
import type { WidgetSources } from './widget-sources.ts'
import { presentWidget } from './widgets.presenter.ts'

export function implementWidgets(sources: WidgetSources): Pick<Implementations, 'describeWidget'> {
  return {
    async describeWidget({ kind: requested, ...query }, { language, dependsOn }) {
      const kind = widgetKinds.find((known) => known === requested) ?? 'card'
      const widget = readWidget(kind, query, language)
      const { title, page, content, tags } = await presentWidget(widget, sources)
      for (const tag of tags) dependsOn?.(tag)
      const entry = isOfferingId(widget.item) ? await sources.entryOf(widget.item) : undefined
      return {
        title,
        page,
        is_missing: content.shows === 'nothing',
        coins: widget.coins.map((id) => {
          const found = sources.coinOf(id)?.coin
          if (found === undefined) return { id, symbol: '', name: id }
          return {
            id,
            symbol: found.symbol.toUpperCase(),
            name: coinNameIn({ id, name: found.name, language }),
          }
        }),
        project:
          entry === undefined
            ? null
            : {
                item_id: entry.item_id,
                name: nameInLanguage(entry, language),
                symbol: entry.symbol,
                logo: entry.logo,
                is_demo: entry.is_demo,
              },
      }
    },
  }
}
