import { rowsOf } from './marker-rows.ts'
import type { LoadedCoin } from '../data/coin.load.ts'

const side = 20
/** What a box takes of the width of the smallest phone, in percent. */
const widest = 8

/** The letters on the drawing: in a drawing of their own, which is not stretched with the prices. */
export function StandInMarkers({ coin: { chart, markers } }: { coin: LoadedCoin }) {
  const from = chart.candles[0]?.[0] ?? 0
  const span = (chart.candles.at(-1)?.[0] ?? 0) - from
  if (span === 0 || markers.shown.length === 0) return null
  const places = markers.shown.map(({ time }) => ((time - from) / span) * 100)
  const rows = rowsOf(places, widest)
  return (
    <svg>
      {markers.shown.map(({ letter }, place) => (
        <svg key={letter} x={`${places[place]?.toFixed(2)}%`} y="100%" overflow="visible">
          <rect
            x={-side / 2}
            y={-side - up(rows[place])}
            width={side}
            height={side}
            fill="var(--color-paper)"
            stroke="var(--color-ink)"
          />
          <text y={-5.5 - up(rows[place])} textAnchor="middle" fontWeight="700" fill="var(--color-ink)">
            {letter}
          </text>
        </svg>
      ))}
    </svg>
  )
}

function up(row = 0): number {
  return row * (side + 2)
}
