import { sparkBox } from '../../../domain/market/chart/spark-box.ts'

const ways = { '-1': 'loss', '0': 'flat', '1': 'gain' } as const

interface SparkLineProps {
  readonly path: string
  readonly trend: -1 | 0 | 1
  /** By how much it went up or down, for those who hear the page. */
  readonly change: string
}

/** The shape of a week. */
export function SparkLine({ path, trend, change }: SparkLineProps) {
  if (path === '') return '-'
  return (
    <>
      <span className="sr-only">{change}</span>
      <svg viewBox={sparkBox} className={`spark ${ways[`${trend}`]}`} aria-hidden="true">
        <path d={path} />
      </svg>
    </>
  )
}
