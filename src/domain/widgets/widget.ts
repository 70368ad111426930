import { currencyOfLanguage, readCurrency, type Currency } from '../kernel/money/currency.ts'
import { languageCustoms } from '../kernel/site/language-customs.ts'
import { isLanguage, type Language } from '../kernel/site/language.ts'
import { readInk } from './widget-ink.ts'

export const widgetKinds = ['ticker', 'card', 'watchlist', 'offering', 'events'] as const
export type WidgetKind = (typeof widgetKinds)[number]

export const widgetThemes = ['auto', 'light', 'dark'] as const
export type WidgetTheme = (typeof widgetThemes)[number]

export const widgetFigures = ['green-up', 'red-up'] as const
export type WidgetFigures = (typeof widgetFigures)[number]

export interface Widget {
  readonly kind: WidgetKind
  /** Ids of coins; an empty list shows the largest coins of the market. */
  readonly coins: readonly string[]
  readonly item: string
  /** The symbols of the tokens whose events are shown, separated by commas; empty for all. */
  readonly symbol: string
  /** Event types and their groups; an empty list shows all. */
  readonly tags: readonly string[]
  readonly currency: Currency
  readonly lang: Language
  readonly theme: WidgetTheme
  /** The colour of lines and headings as six hexadecimal digits; empty for that of the theme. */
  readonly ink: string
  readonly figures: WidgetFigures
}

export const maxCoins: Readonly<Record<WidgetKind, number>> = {
  ticker: 10,
  card: 1,
  watchlist: 10,
  offering: 0,
  events: 0,
}

/** The number of coins that are shown if none are chosen. */
export const defaultCoins: Readonly<Record<WidgetKind, number>> = {
  ticker: 5,
  card: 1,
  watchlist: 5,
  offering: 0,
  events: 0,
}

export type WidgetLayout = 'strip' | 'card' | 'list'

/** A strip is one line, a card shows one thing, a list has a row for each thing. */
export const layoutOf: Readonly<Record<WidgetKind, WidgetLayout>> = {
  ticker: 'strip',
  card: 'card',
  watchlist: 'list',
  offering: 'card',
  events: 'list',
}

type WidgetChoice = 'coins' | 'item' | 'events' | 'prices'

/** What can be chosen for a kind besides language and colours; `prices` is the currency and the colours of changes. */
const choicesOf: Readonly<Record<WidgetKind, readonly WidgetChoice[]>> = {
  ticker: ['coins', 'prices'],
  card: ['coins', 'prices'],
  watchlist: ['coins', 'prices'],
  offering: ['item'],
  events: ['events'],
}

export const choosesCoins = (kind: WidgetKind): boolean => choicesOf[kind].includes('coins')
export const choosesItem = (kind: WidgetKind): boolean => choicesOf[kind].includes('item')
export const choosesEvents = (kind: WidgetKind): boolean => choicesOf[kind].includes('events')
export const isPriced = (kind: WidgetKind): boolean => choicesOf[kind].includes('prices')

type WidgetQuery = Readonly<Record<string, unknown>>

const idPattern = /^[a-z0-9][a-z0-9._-]{0,99}$/
const symbolPattern = /^[\p{L}\p{N}$._-]{1,60}$/u
const tagPattern = /^[a-z]{2,20}$/
/** The maximum number of tokens of a calendar, which a test compares. */
const maxTokens = 20
/** The maximum number of event tags: room for all event types and groups at once, which a test compares. */
const maxTags = 20

/**
 * Reads a widget from a query such as `?coins=bitcoin&lang=en`. Missing and misspelt values fall back to the defaults
 * of the language, because an embedded widget should always show something.
 */
export function readWidget(kind: WidgetKind, query: WidgetQuery, language: Language): Widget {
  const lang = isLanguage(query['lang']) ? query['lang'] : language
  const symbols = listOf(textOf(query['symbol']).replaceAll(/\s/g, '').toUpperCase(), symbolPattern).sort()
  const item = textOf(query['item'])
  return {
    kind,
    coins: listOf(query['coins'], idPattern).slice(0, maxCoins[kind]),
    item: choosesItem(kind) && idPattern.test(item) ? item : '',
    symbol: choosesEvents(kind) ? symbols.slice(0, maxTokens).join(',') : '',
    tags: choosesEvents(kind) ? listOf(query['tags'], tagPattern).slice(0, maxTags).sort() : [],
    currency: readCurrency(query['currency']) ?? currencyOfLanguage[lang],
    lang,
    theme: widgetThemes.find((theme) => theme === query['theme']) ?? 'auto',
    ink: readInk(query['ink']),
    figures: readFigures(query['figures']) ?? languageCustoms[lang].figureColours,
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

/**
 * Writes a widget as query parameters. Default values are left out, but the language is always written, because widgets of all
 * languages are served from one host.
 */
export function writeWidget(widget: Widget): [string, string][] {
  const { kind, coins, item, symbol, tags, currency, lang, theme, ink, figures } = widget
  const hasPrices = isPriced(kind)
  const written: [string, string, boolean][] = [
    ['coins', coins.join(','), choosesCoins(kind) && coins.length > 0],
    ['item', item, choosesItem(kind) && item !== ''],
    ['symbol', symbol, choosesEvents(kind) && symbol !== ''],
    ['tags', tags.join(','), choosesEvents(kind) && tags.length > 0],
    ['currency', currency, hasPrices && currency !== currencyOfLanguage[lang]],
    ['figures', figures, hasPrices && figures !== languageCustoms[lang].figureColours],
    ['theme', theme, theme !== 'auto'],
    ['ink', ink, ink !== ''],
    ['lang', lang, true],
  ]
  return written.flatMap(([name, value, isStated]) => (isStated ? [[name, value]] : []))
}

export function isSameWidget(one: Widget, other: Widget): boolean {
  return one.kind === other.kind && keyOfWidget(one) === keyOfWidget(other)
}

export function keyOfWidget(widget: Widget): string {
  return `${widget.kind}?${new URLSearchParams(writeWidget(widget)).toString()}`
}
