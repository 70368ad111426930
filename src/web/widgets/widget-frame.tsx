import { widgetHeight } from '../../domain/widgets/widget-size.ts'
import type { Widget } from '../../domain/widgets/widget.ts'
import { widgetFramePath } from '../../words/addresses/widget-addresses.ts'

export function WidgetFrame({
  widget,
  title,
  isLazy = false,
}: {
  widget: Widget
  title: string
  isLazy?: boolean
}) {
  const src = widgetFramePath(widget)
  return (
    // The frame needs no sandbox, because it shows a page of our own site.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      key={src}
      src={src}
      title={title}
      height={widgetHeight(widget)}
      loading={isLazy ? 'lazy' : undefined}
      className="block w-full min-w-50 border-0"
    />
  )
}
