import { redirect } from 'react-router'
import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { readWidgetView, writeWidgetView, type WidgetView } from '../../domain/widgets/widget-view.ts'
import { choosesCoins, choosesItem, type Widget } from '../../domain/widgets/widget.ts'
import { makeLinks } from '../addresses/links.ts'
import type { LoadArguments } from '../loading/load.ts'
import { orFallback } from '../loading/or-fallback.ts'

const maxOffered = 6

export type DescribedWidget = Reply<Operations['describeWidget']>
export type Offered = Reply<Operations['listCoinOptions']>['options']

export interface LoadedWidget {
  readonly view: WidgetView
  readonly described: DescribedWidget
  readonly offered: Offered
  readonly sample: Offered[number] | null
}

export async function load({ client, language, url }: LoadArguments): Promise<LoadedWidget> {
  const view = readWidgetView(url.searchParams, language)
  const { widget, q } = view
  const { kind, coins, item, symbol, tags, lang } = widget
  const requested = { kind, coins: coins.join(','), item, symbol, tags: tags.join(','), lang }
  const nothing = { options: [] }
  const [described, found, newest] = await Promise.all([
    client.describeWidget(requested),
    orFallback(optionsFor(widget, q), nothing),
    orFallback(client.listOfferingOptions({}), nothing),
  ])
  // An address with an unknown sale redirects to one address for all of them, which says that the sale is missing.
  if (described.is_missing && item !== '') {
    const missing = { ...view, widget: { ...widget, item: '' }, q: '', isMissing: true }
    throw redirect(makeLinks(url.searchParams).widget(writeWidgetView(missing, language)))
  }
  return {
    view,
    described,
    offered: found.options.filter(({ value }) => !coins.includes(value)).slice(0, maxOffered),
    sample: newest.options[0] ?? null,
  }

  function optionsFor({ kind: shown }: Widget, text: string) {
    if (choosesCoins(shown)) return client.listCoinOptions({ q: text })
    return choosesItem(shown) ? client.listOfferingOptions({ q: text }) : Promise.resolve(nothing)
  }
}
