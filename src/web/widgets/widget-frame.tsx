import { widgetHeight } from '../../domain/widgets/widget-size.ts'
import type { Widget } from '../../domain/widgets/widget.ts'
import { widgetFramePath } from '../../words/addresses/widget-addresses.ts'

/** As it stands on pages of others. Its box is there before it comes. */
export function WidgetFrame({
  widget,
  title,
  isLate = false,
}: {
  widget: Widget
  title: string
  isLate?: boolean
}) {
  const src = widgetFramePath(widget)
  return (
    // What it shows is our own.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      key={src}
      src={src}
      title={title}
      height={widgetHeight(widget)}
      loading={isLate ? 'lazy' : undefined}
      className="block w-full min-w-50 border-0"
    />
  )
}
