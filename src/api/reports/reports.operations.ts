import { Counter, type Registry } from 'prom-client'
import type { Implementations } from '../operations/implementation.ts'
import type { FailureReport } from '../outbound/failure-report.ts'
import { reportLimits } from './report-limits.ts'

interface Reports {
  readonly report: FailureReport
  readonly registry: Registry
  readonly now: () => Date
}

export function implementReports({ report, registry, now }: Reports): Pick<Implementations, 'reportFailure'> {
  const { judge } = reportLimits({ now: () => now().getTime() })
  const judged = new Counter({
    name: 'browser_reports_total',
    help: 'Failures that browsers reported: logged, repeated, or dropped by a limit',
    labelNames: ['fate'],
    registers: [registry],
  })
  return {
    async reportFailure({ message, path, status, response }, { address = '' }) {
      const fate = await judge({ caller: address, message })
      judged.inc({ fate })
      if (fate === 'told')
        report.warn(`a visitor's browser reported a failure: ${message}`, { path, status, response })
      return { received: fate !== 'dropped' }
    },
  }
}
