import { readCurrency } from '../kernel/money/currency.ts'
import { defaultLanguage, isLanguage, type Language } from '../kernel/site/language.ts'
import {
  readFigures,
  readWidget,
  showsCoins,
  widgetKinds,
  writeWidget,
  type Widget,
  type WidgetKind,
} from './widget.ts'
import { readWidth } from './widget-size.ts'

/** A frame, or a script with an element. */
export const widgetCodes = ['frame', 'script'] as const
export type WidgetCode = (typeof widgetCodes)[number]

/** What the page of widgets shows. */
export interface WidgetView {
  readonly widget: Widget
  /** In pixels; undefined is as wide as its place. */
  readonly width: number | undefined
  readonly code: WidgetCode
  /** What coins, projects or tokens are searched for by. */
  readonly q: string
  /** What was asked for is not there. */
  readonly isMissing: boolean
}

/** What of it is seen on pages of others. */
export type ShownWidget = Pick<WidgetView, 'widget' | 'width'>

const defaultKind: WidgetKind = 'card'
const defaultCode: WidgetCode = 'frame'
const longestSearch = 100

export const widgetViewNames = [
  'kind',
  'coins',
  'item',
  'symbol',
  'tags',
  'currency',
  'figures',
  'scheme',
  'ink',
  'lang',
  'width',
  'code',
  'q',
  'missing',
] as const

/** In the address the theme of a widget is its `scheme`: `theme` is that of the site. What is misspelt is as usual. */
export function readWidgetView(query: URLSearchParams, language: Language): WidgetView {
  const { scheme, ...requested }: Partial<Record<string, string>> = Object.fromEntries(
    widgetViewNames.map((name) => [name, query.get(name) ?? undefined]),
  )
  // A form sends a box each.
  const tags = query.getAll('tags').join(',')
  return {
    widget: readWidget(readKind(requested['kind']), { ...requested, tags, theme: scheme }, language),
    width: readWidth(requested['width']),
    code: widgetCodes.find((code) => code === requested['code']) ?? defaultCode,
    q: (requested['q'] ?? '').trim().slice(0, longestSearch),
    isMissing: requested['missing'] === '1',
  }
}

function readKind(value: unknown): WidgetKind {
  return widgetKinds.find((kind) => kind === value) ?? defaultKind
}

/** As short as it can be written. */
export function writeWidgetView(view: WidgetView, language: Language | undefined): Record<string, string> {
  const { widget, width, code, q, isMissing } = view
  const { theme, lang, ...written } = Object.fromEntries(writeWidget(widget))
  return {
    ...(widget.kind === defaultKind ? {} : { kind: widget.kind }),
    ...written,
    ...(theme === undefined ? {} : { scheme: theme }),
    ...(lang === undefined || lang === language ? {} : { lang }),
    ...(width === undefined ? {} : { width: String(width) }),
    ...(code === defaultCode ? {} : { code }),
    ...(q === '' ? {} : { q }),
    ...(isMissing && q === '' ? { missing: '1' } : {}),
  }
}

/** The same whatever the language of the page, which is not known here: what goes by it is written as it was asked for. */
export function settledWidgetQuery(query: URLSearchParams): Record<string, string> {
  const lang = query.get('lang')
  const written = writeWidgetView(readWidgetView(query, defaultLanguage), undefined)
  const isPriced = showsCoins(readKind(query.get('kind')))
  if (isLanguage(lang)) return written
  const { lang: _unknown, ...rest } = written
  const currency = isPriced ? readCurrency(query.get('currency')) : undefined
  const figures = isPriced ? readFigures(query.get('figures')) : undefined
  return {
    ...rest,
    ...(currency === undefined ? {} : { currency }),
    ...(figures === undefined ? {} : { figures }),
  }
}
