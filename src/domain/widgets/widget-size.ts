import { defaultCoins, type Widget, type WidgetKind } from './widget.ts'

export const widgetWidths = { least: 200, usual: 320, most: 1_200 } as const

/** A page leaves this much room before anything has come, so that nothing of it ever moves. */
const heights: Readonly<Record<WidgetKind, number>> = {
  ticker: 60,
  card: 240,
  watchlist: 84,
  offering: 272,
  events: 84,
}
const rowHeights: Readonly<Partial<Record<WidgetKind, number>>> = { watchlist: 46, events: 58 }
export const shownEvents = 5

/** In pixels. It goes by what was chosen alone: not by the width, nor by what there is to tell. */
export function widgetHeight({ kind, coins }: Pick<Widget, 'kind' | 'coins'>): number {
  const rows = kind === 'events' ? shownEvents : coins.length || defaultCoins[kind]
  return heights[kind] + rows * (rowHeights[kind] ?? 0)
}

/** A whole number of pixels, or undefined: as wide as its place. */
export function readWidth(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/^\d{1,4}$/.test(value)) return undefined
  return Math.min(widgetWidths.most, Math.max(widgetWidths.least, Number(value)))
}
