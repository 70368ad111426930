import { readCurrency } from '../kernel/money/currency.ts'
import { defaultLanguage, isLanguage, type Language } from '../kernel/site/language.ts'
import { readWidth } from './widget-size.ts'
import {
  isPriced,
  readFigures,
  readWidget,
  widgetKinds,
  writeWidget,
  type Widget,
  type WidgetKind,
} from './widget.ts'

export const widgetCodes = ['frame', 'script'] as const
export type WidgetCode = (typeof widgetCodes)[number]

export interface WidgetView {
  readonly widget: Widget
  readonly width: number | undefined
  readonly code: WidgetCode
  readonly q: string
  readonly isMissing: boolean
}

export type ShownWidget = Pick<WidgetView, 'widget' | 'width'>

const defaultKind: WidgetKind = 'card'
const defaultCode: WidgetCode = 'frame'
const maxSearchLength = 100

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

/**
 * In this address the theme of the widget is called `scheme`, because `theme` is the theme of the site. Misspelt values
 * fall back to the defaults.
 */
export function readWidgetView(query: URLSearchParams, language: Language): WidgetView {
  const { scheme, ...requested }: Partial<Record<string, string>> = Object.fromEntries(
    widgetViewNames.map((name) => [name, query.get(name) ?? undefined]),
  )
  // A form sends each checkbox as a parameter of its own.
  const tags = query.getAll('tags').join(',')
  return {
    widget: readWidget(readKind(requested['kind']), { ...requested, tags, theme: scheme }, language),
    width: readWidth(requested['width']),
    code: widgetCodes.find((code) => code === requested['code']) ?? defaultCode,
    q: (requested['q'] ?? '').trim().slice(0, maxSearchLength),
    isMissing: requested['missing'] === '1',
  }
}

function readKind(value: unknown): WidgetKind {
  return widgetKinds.find((kind) => kind === value) ?? defaultKind
}

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

/**
 * Normalises a query without knowing the language of the page: parameters whose default depends on that language are
 * kept as requested.
 */
export function settledWidgetQuery(query: URLSearchParams): Record<string, string> {
  const lang = query.get('lang')
  const written = writeWidgetView(readWidgetView(query, defaultLanguage), undefined)
  const hasPrices = isPriced(readKind(query.get('kind')))
  if (isLanguage(lang)) return written
  const { lang: _unknown, ...rest } = written
  const currency = hasPrices ? readCurrency(query.get('currency')) : undefined
  const figures = hasPrices ? readFigures(query.get('figures')) : undefined
  return {
    ...rest,
    ...(currency === undefined ? {} : { currency }),
    ...(figures === undefined ? {} : { figures }),
  }
}
