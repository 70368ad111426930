import { implementReports } from '../../api/reports/reports.operations.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { Area } from './area.ts'

export function openReports({ report, registry, now }: Foundation) {
  return { name: 'reports', operations: implementReports({ report, registry, now }) } satisfies Area
}
