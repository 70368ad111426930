import type { EventGroup, EventType } from '../../domain/events/event-types.ts'
import type { Currency } from '../../domain/kernel/money/currency.ts'
import type { Price } from '../../domain/kernel/money/price-format.ts'
import type { StatusBox } from '../../domain/offerings/sale/status.ts'
import type { Widget } from '../../domain/widgets/widget.ts'
import type { PageTag } from '../page-cache/page-tag.ts'
import { wordsFor } from '../words/words-for.ts'

export type Way = 'gain' | 'loss' | 'flat'

export interface WidgetCoin {
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly logo: string | null
  readonly rank: string
  readonly page: string
  readonly price: Price
  readonly change: { readonly text: string; readonly way: Way }
  readonly low: string
  readonly high: string
  readonly week: { readonly path: string; readonly text: string; readonly way: Way }
}

export interface MissingCoin {
  readonly id: string
  readonly isMissing: true
}

export function isKnownCoin(coin: WidgetCoin | MissingCoin): coin is WidgetCoin {
  return !('isMissing' in coin)
}

export interface WidgetOffering {
  readonly name: string
  readonly symbol: string | null
  readonly slogan: string
  readonly logo: string | null
  readonly status: { readonly box: StatusBox; readonly text: string }
  /** The countdown to the opening or closing of the sale; null if there is nothing to count down to. */
  readonly clock: { readonly label: string; readonly until: number; readonly left: readonly number[] } | null
  readonly when: string
  readonly raised: string
  readonly target: string | null
  /** Percentage of the target, 0 to 100. */
  readonly progress: number | null
  /** Where the minimum target lies on the bar of the raised amount, in percent. */
  readonly minimum: number | null
  /** The text below the bar: `52.6% reached`, or `Raised` if the target is unknown. */
  readonly reached: string
}

export interface WidgetEvent {
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
      readonly coins: readonly (WidgetCoin | MissingCoin)[]
      readonly currency: Currency
      /** The value of one unit of the currency in US dollars. */
      readonly rate: number
    }
  | { readonly shows: 'offering'; readonly offering: WidgetOffering }
  | { readonly shows: 'events'; readonly events: readonly WidgetEvent[] }
  | { readonly shows: 'nothing'; readonly message: string; readonly text: string }

/** Everything that a widget shows, as texts in its language; HTML and picture are written from it. */
export interface PresentedWidget {
  readonly widget: Widget
  readonly heading: string
  readonly title: string
  readonly page: string
  readonly content: WidgetContent
  /** The time of the data, in milliseconds since 1970. */
  readonly at: number
  readonly when: { readonly clock: string; readonly text: string; readonly whole: string }
  readonly isStale: boolean
  readonly isDemo: boolean
  readonly source: string | null
  readonly tags: ReadonlySet<PageTag>
}

/** The mark of demo content: prices are simulated; sales and events are made up. */
export function demoMark({ widget: { lang }, content: { shows } }: PresentedWidget) {
  const notes = wordsFor(lang, 'demo-notes')
  if (shows === 'offering') return { label: notes.fictional(), meaning: notes.sale() }
  if (shows === 'events') return { label: notes.fictional(), meaning: notes.event() }
  const t = wordsFor(lang, 'widgets-drawn')
  return { label: t.demo(), meaning: t.demoMeaning() }
}
