import type { Implementations } from '../operations/implementation.ts'
import type { FailureReport } from '../outbound/failure-report.ts'

export function implementReports({
  report,
}: {
  report: FailureReport
}): Pick<Implementations, 'reportFailure'> {
  return {
    async reportFailure({ message, path, status, response }) {
      report.warn(`browser: ${message}`, { path, status, response })
      return { received: true }
    },
  }
}
