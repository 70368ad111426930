import { sparkBox } from '../../../domain/market/chart/spark-box.ts'

const ways = { '-1': 'loss', '0': 'flat', '1': 'gain' } as const

/** The shape of a week. Its numbers stand in the row, so it is decoration. */
export function SparkLine({ path, trend }: { path: string; trend: -1 | 0 | 1 }) {
  if (path === '') return '-'
  return (
    <svg viewBox={sparkBox} className={`spark ${ways[`${trend}`]}`} aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
