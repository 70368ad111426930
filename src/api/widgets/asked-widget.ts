import type { FastifyRequest } from 'fastify'
import { readWidget, type Widget, type WidgetKind } from '../../domain/widgets/widget.ts'
import { readWidth, widgetWidths } from '../../domain/widgets/widget-size.ts'

export interface AskedWidget {
  readonly widget: Widget
  readonly pictureWidth: number | undefined
}

export function readAskedWidget(
  { query, language }: FastifyRequest,
  { kind, isPicture }: { kind: WidgetKind; isPicture: boolean },
): AskedWidget {
  const input = query as Readonly<Record<string, unknown>>
  const width = isPicture ? (readWidth(input['width']) ?? widgetWidths.usual) : undefined
  return { widget: readWidget(kind, input, language), pictureWidth: width }
}
