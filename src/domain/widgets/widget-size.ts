import { defaultCoins, type Widget, type WidgetKind } from './widget.ts'

export const widgetWidths = { min: 200, default: 320, max: 1_200 } as const

export const shownEvents = 5

/** The heights in pixels are fixed, so that the page around a widget never moves while the widget loads. */
const heights: Readonly<Record<WidgetKind, number>> = {
  ticker: 60,
  card: 240,
  watchlist: 84,
  offering: 272,
  events: 84,
}
/** The height of one coin or event. */
const rowHeights: Readonly<Record<WidgetKind, number>> = {
  ticker: 0,
  card: 0,
  watchlist: 46,
  offering: 0,
  events: 58,
}

export function widgetHeight({ kind, coins }: Pick<Widget, 'kind' | 'coins'>): number {
  const rows = kind === 'events' ? shownEvents : coins.length || defaultCoins[kind]
  return heights[kind] + rows * rowHeights[kind]
}

/** Reads a width in pixels; undefined means the full width of the container. */
export function readWidth(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/^\d{1,4}$/.test(value)) return undefined
  return Math.min(widgetWidths.max, Math.max(widgetWidths.min, Number(value)))
}
