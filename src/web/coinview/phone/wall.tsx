const radii = [7, 15, 23, 25]
const rows = [0, 1, 2, 3, 4]
const columns = [0, 1, 2, 3, 4, 5, 6]
const width = 50
const step = 25

/** Rows of tiles, the lower in front. As text: it is many circles, and one thing to bring to life. */
const drawnTiles = rows
  .flatMap((row) => columns.map((column) => drawTile(column * width - (row % 2) * step, 110 + row * step)))
  .join('')

function drawTile(x: number, y: number): string {
  return radii
    .toReversed()
    .map((radius) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`)
    .join('')
}

/** A red sun over the roof that the site is named after. */
export function Wall() {
  return (
    <svg viewBox="0 0 300 210" preserveAspectRatio="xMidYMax slice" className="ph-wall">
      <circle cx="212" cy="78" r="42" className="ph-sun" />
      <g className="ph-tiles" dangerouslySetInnerHTML={{ __html: drawnTiles }} />
    </svg>
  )
}
