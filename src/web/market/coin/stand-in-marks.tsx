import type { LoadedCoin } from './present-coin.ts'

const side = 20

/** The letters on the drawing: in a drawing of their own, which is not stretched with the prices. */
export function StandInMarks({ coin: { chart, marks } }: { coin: LoadedCoin }) {
  const from = chart.candles[0]?.[0] ?? 0
  const span = (chart.candles.at(-1)?.[0] ?? 0) - from
  if (span === 0 || marks.shown.length === 0) return null
  return (
    <svg>
      {marks.shown.map(({ letter, time }) => (
        <svg key={letter} x={`${(((time - from) / span) * 100).toFixed(2)}%`} y="100%" overflow="visible">
          <rect
            x={-side / 2}
            y={-side}
            width={side}
            height={side}
            fill="var(--color-paper)"
            stroke="var(--color-ink)"
          />
          <text y={-5.5} textAnchor="middle" fontWeight="700" fill="var(--color-ink)">
            {letter}
          </text>
        </svg>
      ))}
    </svg>
  )
}
