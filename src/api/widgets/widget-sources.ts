import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { RankedCoin } from '../../domain/market/list/market-list.ts'
import type { Rates } from '../../domain/market/quotes/money-in.ts'
import type { ListedOffering } from '../../domain/offerings/fields/offering.ts'
import type { PageTag } from '../page-cache/page-tag.ts'
import type { upcomingEventsQuery } from './present-events.ts'
import type { PresentedWidget } from './presented-widget.ts'

type FoundEvents = Pick<Reply<Operations['searchEvents']>, 'groups'>

export interface WidgetSources {
  readonly siteOrigin: string
  readonly coinOf: (id: string) => RankedCoin | undefined
  readonly largestCoins: (count: number) => readonly RankedCoin[]
  readonly rates: () => Rates
  readonly entryOf: (itemId: string) => Promise<ListedOffering | undefined>
  readonly eventsOf: (
    requested: ReturnType<typeof upcomingEventsQuery>,
    language: Language,
  ) => Promise<FoundEvents>
  readonly now: () => Date
}

export type WidgetFacts = Pick<PresentedWidget, 'heading' | 'page' | 'content'> &
  Partial<Pick<PresentedWidget, 'at' | 'isStale' | 'isDemo' | 'source'>> & { tags?: readonly PageTag[] }

export interface WidgetContext extends WidgetSources {
  readonly origin: string
  readonly at: number
}
