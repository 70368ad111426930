/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an `img` needs an address, and the code may be a secret of this page */
import { encode } from 'uqr'

/** The quiet zone that scanners need, in modules of the code. */
const quietZone = 4

interface QrCodeProps {
  readonly text: string
  readonly label: string
  readonly className?: string
}

/** Black on white in both themes, because some scanners cannot read inverted codes. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone })
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={data.map(pathOfRow).join('')} />
    </svg>
  )
}

function pathOfRow(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    if (row[x] !== true) continue
    const start = x
    while (row[x] === true) x++
    path += `M${start} ${y}h${x - start}v1h${start - x}z`
  }
  return path
}
