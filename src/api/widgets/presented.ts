import type { EventGroup, EventType } from '../../domain/events/event-types.ts'
import type { Currency } from '../../domain/kernel/money/currency.ts'
import type { Price } from '../../domain/kernel/money/price-format.ts'
import type { StatusBox } from '../../domain/offerings/sale/status.ts'
import type { Widget } from '../../domain/widgets/widget.ts'
import type { PageTag } from '../page-cache/page-tag.ts'

/** Up or down, as arrow, sign and colour say it. */
export type Way = 'gain' | 'loss' | 'flat'

export interface ShownCoin {
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly logo: string | null
  readonly rank: string
  /** Where it leads; absolute. */
  readonly page: string
  readonly price: Price
  readonly change: { readonly text: string; readonly way: Way }
  readonly low: string
  readonly high: string
  /** The line of a week. */
  readonly week: { readonly path: string; readonly text: string; readonly way: Way }
}

/** One that was asked for and is not there. */
export interface MissingCoin {
  readonly id: string
  readonly isMissing: true
}

export function isShownCoin(coin: ShownCoin | MissingCoin): coin is ShownCoin {
  return !('isMissing' in coin)
}

export interface ShownOffering {
  readonly name: string
  readonly symbol: string | null
  readonly slogan: string
  readonly logo: string | null
  readonly status: { readonly box: StatusBox; readonly text: string }
  /** Counted down to; or a word in its place. */
  readonly clock: { readonly label: string; readonly until: number; readonly left: readonly number[] } | null
  readonly when: string
  readonly raised: string
  readonly target: string | null
  /** Percent of the target. */
  readonly progress: number | null
  /** What the amount is, or how much of the target. */
  readonly reached: string
}

export interface ShownEvent {
  readonly page: string
  readonly title: string
  readonly lang: string | undefined
  readonly day: string
  readonly weekday: string
  readonly dateTime: string
  readonly clock: string
  readonly type: EventType
  readonly typeText: string
  readonly group: EventGroup
  readonly token: string
}

export type WidgetContent =
  | {
      readonly shows: 'coins'
      readonly coins: readonly (ShownCoin | MissingCoin)[]
      readonly currency: Currency
      /** Dollars for one of the currency. */
      readonly rate: number
    }
  | { readonly shows: 'offering'; readonly offering: ShownOffering }
  | { readonly shows: 'events'; readonly events: readonly ShownEvent[] }
  | { readonly shows: 'nothing'; readonly message: string; readonly text: string }

/** What a widget says, whatever it looks like. */
export interface PresentedWidget {
  readonly widget: Widget
  /** Above it, and what it is to who hears the page. */
  readonly heading: string
  readonly title: string
  /** Where it leads; absolute. */
  readonly page: string
  readonly content: WidgetContent
  /** When that was so, and who said it. */
  readonly at: number
  readonly when: { readonly clock: string; readonly text: string; readonly whole: string }
  readonly isStale: boolean
  readonly isDemo: boolean
  readonly source: string | null
  readonly tags: ReadonlySet<PageTag>
}
