import { implementReports } from '../../api/reports/reports.operations.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { Area } from './area.ts'

export function openReports({ report }: Foundation) {
  return { name: 'reports', operations: implementReports({ report }) } satisfies Area
}
