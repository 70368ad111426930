import { currencyOfLanguage, readCurrency, type Currency } from '../kernel/money/currency.ts'
import { languageCustoms } from '../kernel/site/language-customs.ts'
import { isLanguage, type Language } from '../kernel/site/language.ts'
import { readInk } from './widget-ink.ts'

export const widgetKinds = ['ticker', 'card', 'watchlist', 'offering', 'events'] as const
export type WidgetKind = (typeof widgetKinds)[number]

/** `auto` goes by what the device of whoever looks at it prefers. */
export const widgetThemes = ['auto', 'light', 'dark'] as const
export type WidgetTheme = (typeof widgetThemes)[number]

/** What rises is green, or red. */
export const widgetFigures = ['green-up', 'red-up'] as const
export type WidgetFigures = (typeof widgetFigures)[number]

export interface Widget {
  readonly kind: WidgetKind
  /** By their ids; none are the largest of the market. */
  readonly coins: readonly string[]
  /** The token sale. */
  readonly item: string
  /** Events of one token alone, or of all. */
  readonly symbol: string
  /** Types of events and groups of them; none are all. */
  readonly tags: readonly string[]
  readonly currency: Currency
  readonly lang: Language
  readonly theme: WidgetTheme
  /** Of rules and headings: six hexadecimal digits, or empty for that of the theme. */
  readonly ink: string
  readonly figures: WidgetFigures
}

/** As many as one of a kind shows. */
export const maxCoins: Readonly<Record<WidgetKind, number>> = {
  ticker: 10,
  card: 1,
  watchlist: 10,
  offering: 0,
  events: 0,
}

/** How many of the largest coins stand in for a choice. */
export const defaultCoins: Readonly<Record<WidgetKind, number>> = { ...maxCoins, ticker: 5, watchlist: 5 }

export const showsCoins = (kind: WidgetKind): boolean => maxCoins[kind] > 0

/** What may stand in a query: a text, several of them, or nothing. */
type Asked = Readonly<Record<string, unknown>>

const idPattern = /^[a-z0-9][a-z0-9._-]{0,99}$/
const symbolPattern = /^[\p{L}\p{N}$._-]{1,60}$/u
const tagPattern = /^[a-z]{2,20}$/
const maxTags = 20

/**
 * The widget that a query asks for: `?coins=bitcoin&lang=en` of a card. What is left out or misspelt is as usual in the
 * language: it stands on a page of others, and shows something whatever is written there.
 */
export function readWidget(kind: WidgetKind, requested: Asked, language: Language): Widget {
  const lang = isLanguage(requested['lang']) ? requested['lang'] : language
  const symbol = textOf(requested['symbol']).trim().toUpperCase()
  const item = textOf(requested['item'])
  return {
    kind,
    coins: listOf(requested['coins'], idPattern).slice(0, maxCoins[kind]),
    item: kind === 'offering' && idPattern.test(item) ? item : '',
    symbol: kind === 'events' && symbolPattern.test(symbol) ? symbol : '',
    tags: kind === 'events' ? listOf(requested['tags'], tagPattern).slice(0, maxTags).sort() : [],
    currency: readCurrency(requested['currency']) ?? currencyOfLanguage[lang],
    lang,
    theme: widgetThemes.find((theme) => theme === requested['theme']) ?? 'auto',
    ink: readInk(requested['ink']),
    figures: readFigures(requested['figures']) ?? languageCustoms[lang].figureColours,
  }
}

export function readFigures(value: unknown): WidgetFigures | undefined {
  return widgetFigures.find((figures) => figures === value)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function listOf(value: unknown, pattern: RegExp): string[] {
  const named = textOf(value).slice(0, 2_000).split(',')
  return [...new Set(named.filter((one) => pattern.test(one)))]
}

/** As short as it can be written; the language always, because one host answers them all. */
export function writeWidget(widget: Widget): [string, string][] {
  const { kind, coins, item, symbol, tags, currency, lang, theme, ink, figures } = widget
  const isPriced = showsCoins(kind)
  const written: [string, string, boolean][] = [
    ['coins', coins.join(','), isPriced && coins.length > 0],
    ['item', item, kind === 'offering' && item !== ''],
    ['symbol', symbol, kind === 'events' && symbol !== ''],
    ['tags', tags.join(','), kind === 'events' && tags.length > 0],
    ['currency', currency, isPriced && currency !== currencyOfLanguage[lang]],
    ['figures', figures, isPriced && figures !== languageCustoms[lang].figureColours],
    ['theme', theme, theme !== 'auto'],
    ['ink', ink, ink !== ''],
    ['lang', lang, true],
  ]
  return written.flatMap(([name, value, isStated]) => (isStated ? [[name, value]] : []))
}

export function isSameWidget(one: Widget, other: Widget): boolean {
  return one.kind === other.kind && keyOfWidget(one) === keyOfWidget(other)
}

/** Two that look alike have the same. */
export function keyOfWidget(widget: Widget): string {
  return `${widget.kind}?${new URLSearchParams(writeWidget(widget)).toString()}`
}
