import { sparkBox } from '../../../domain/market/chart/spark-box.ts'

const ways = { '-1': 'loss', '0': 'flat', '1': 'gain' } as const

/** The shape of a week, in a picture: nothing is said of it. */
export function WeekLine({ path, trend }: { path: string; trend: -1 | 0 | 1 }) {
  return (
    <svg viewBox={sparkBox} preserveAspectRatio="none" className={`ph-line ${ways[`${trend}`]}`}>
      {path !== '' && <path d={path} />}
    </svg>
  )
}
