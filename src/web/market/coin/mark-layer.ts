import type { ISeriesPrimitive, SeriesAttachedParameter, Time, UTCTimestamp } from 'lightweight-charts'
import type { ChartColours } from './chart-colours.ts'

/** A letter and the point of the prices that it belongs to. */
export interface PlacedMark {
  readonly letter: string
  /** Seconds since 1970: that of a candle. */
  readonly time: number
  readonly price: number
}

const side = 20
const gap = 2
const ring = 3.5
/** The foot of the prices, as a part of the height: what is below belongs to the volume. */
const foot = 0.82

/** Draws each letter in a box at the foot of the prices, with a line up to its price. */
export function markLayer(marks: readonly PlacedMark[], colours: ChartColours): ISeriesPrimitive {
  let at: SeriesAttachedParameter<Time> | undefined
  const placed = () =>
    marks.flatMap(({ letter, time, price }) => {
      const x = at?.chart.timeScale().timeToCoordinate(time as UTCTimestamp) ?? null
      const y = at?.series.priceToCoordinate(price) ?? null
      return x === null || y === null ? [] : [{ letter, x: Math.round(x), y }]
    })
  return {
    attached: (given) => {
      at = given
    },
    paneViews: () => [
      {
        renderer: () => ({
          draw: (target) =>
            target.useMediaCoordinateSpace(({ context, mediaSize }) =>
              drawMarks(context, { boxes: inRows(placed(), mediaSize.height), colours }),
            ),
        }),
      },
    ],
  }
}

type Box = { letter: string; x: number; y: number; top: number }

/** Boxes that would cover each other stand one above the other. */
function inRows(marks: readonly Omit<Box, 'top'>[], height: number): Box[] {
  const ends: number[] = []
  return marks.map((mark) => {
    const free = ends.findIndex((end) => end <= mark.x - side / 2)
    const row = free === -1 ? ends.length : free
    ends[row] = mark.x + side / 2 + gap
    return { ...mark, top: Math.round(height * foot) - (row + 1) * (side + gap) }
  })
}

function drawMarks(
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
  for (const { letter, x, y, top } of boxes) {
    context.fillStyle = colours.paper
    context.beginPath()
    context.arc(x + 0.5, y, ring, 0, 2 * Math.PI)
    context.rect(x - side / 2 + 0.5, top + 0.5, side, side)
    context.fill()
    context.stroke()
    context.fillStyle = colours.ink
    context.fillText(letter, x + 0.5, top + side / 2 + 1)
  }
}
