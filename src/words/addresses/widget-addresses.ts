import { writeWidget, type Widget, type WidgetKind } from '../../domain/widgets/widget.ts'
import { embedPrefix } from './badge-addresses.ts'

export const widgetFrameScript = `${embedPrefix}frame.js`
export const widgetElementScript = `${embedPrefix}widget.js`

/** The path of a kind of widget: `/embed/card`. */
export function widgetRoute(kind: WidgetKind): string {
  return `${embedPrefix}${kind}`
}

/** The address of a widget as an HTML page, with its settings: `/embed/card?coins=bitcoin&lang=ja`. */
export function widgetFramePath(widget: Widget): string {
  return `${widgetRoute(widget.kind)}?${new URLSearchParams(writeWidget(widget)).toString()}`
}

/** The widget as a picture, for pages that do not allow scripts. */
export function widgetPicturePath(widget: Widget, width: number | undefined): string {
  const query = new URLSearchParams(writeWidget(widget))
  if (width !== undefined) query.set('width', String(width))
  return `${widgetRoute(widget.kind)}.svg?${query.toString()}`
}
