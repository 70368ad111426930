import type { ISeriesPrimitive, SeriesAttachedParameter, UTCTimestamp } from 'lightweight-charts'
import type { ChartColours } from './chart-colours.ts'
import { rowsOf } from './marker-rows.ts'

export interface PlacedMarker {
  readonly letter: string
  /** Start of a candle, in seconds since 1970. */
  readonly time: number
  readonly price: number
}

const side = 20
const gap = 2
const ring = 3.5
/** Share of the chart's height where prices end; the volume bars are below. */
const priceShare = 0.82

export function markerLayer(markers: readonly PlacedMarker[], colours: ChartColours): ISeriesPrimitive {
  let at: SeriesAttachedParameter | undefined
  const placed = () =>
    markers.flatMap(({ letter, time, price }) => {
      const x = at?.chart.timeScale().timeToCoordinate(time as UTCTimestamp) ?? null
      const y = at?.series.priceToCoordinate(price) ?? null
      return x === null || y === null ? [] : [{ letter, x: Math.round(x), y }]
    })
  return {
    attached: (input) => {
      at = input
    },
    paneViews: () => [
      {
        renderer: () => ({
          draw: (target) =>
            target.useMediaCoordinateSpace(({ context, mediaSize }) =>
              drawMarkers(context, { boxes: inRows(placed(), mediaSize), colours }),
            ),
        }),
      },
    ],
  }
}

type Marker = { letter: string; x: number; y: number }
type Box = Marker & { left: number; top: number }

function inRows(markers: readonly Marker[], { width, height }: { width: number; height: number }): Box[] {
  const lefts = markers.map(({ x }) => Math.max(0, Math.min(x - side / 2, width - side - 1)))
  const rows = rowsOf(lefts, side + gap)
  return markers.map((marker, place) => ({
    ...marker,
    left: lefts[place] ?? 0,
    top: Math.round(height * priceShare) - ((rows[place] ?? 0) + 1) * (side + gap),
  }))
}

function drawMarkers(
  context: CanvasRenderingContext2D,
  { boxes, colours }: { boxes: readonly Box[]; colours: ChartColours },
): void {
  context.lineWidth = 1
  context.strokeStyle = colours.track
  for (const { x, y, top } of boxes) {
    context.beginPath()
    context.moveTo(x + 0.5, Math.min(y, top))
    context.lineTo(x + 0.5, Math.max(y, top))
    context.stroke()
  }
  context.strokeStyle = colours.ink
  context.font = `700 12px ${colours.font}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const { letter, x, y, left, top } of boxes) {
    context.fillStyle = colours.paper
    context.beginPath()
    context.arc(x + 0.5, y, ring, 0, 2 * Math.PI)
    context.rect(left + 0.5, top + 0.5, side, side)
    context.fill()
    context.stroke()
    context.fillStyle = colours.ink
    context.fillText(letter, left + side / 2 + 0.5, top + side / 2 + 1)
  }
}
