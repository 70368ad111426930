const radii = [7, 15, 23]
const rows = [0, 1, 2, 3, 4]
const columns = [0, 1, 2, 3, 4, 5, 6]
const width = 50
const step = 25

/** A red sun over rows of tiles, as on the roof that the site is named after. */
export function Wall() {
  return (
    <svg viewBox="0 0 300 210" preserveAspectRatio="xMidYMax slice" className="ph-wall">
      <circle cx="212" cy="78" r="42" className="ph-sun" />
      {rows.map((row) =>
        columns.map((column) => (
          <Tile
            key={`${row} ${column}`}
            x={column * width - (row % 2 === 0 ? width / 2 : 0)}
            y={110 + row * step}
          />
        )),
      )}
    </svg>
  )
}

function Tile({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={step} className="ph-tile" />
      {radii.map((radius) => (
        <circle key={radius} r={radius} className="ph-tile-line" />
      ))}
    </g>
  )
}
