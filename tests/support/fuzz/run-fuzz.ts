import { signatureFor } from '../test-site.ts'
import { hostileRequest, type HostileRequest } from './hostile-request.ts'
import { bytesOf, sendPipelined } from './send-pipelined.ts'
import { faultsOf } from './verdict.ts'

interface FuzzOptions {
  readonly port: number
  readonly siteOrigin: string
  readonly host: string
  readonly seed: number
  readonly count: number
  readonly connections: number
  readonly onAnswered?: (answered: number) => void
}

export interface FuzzReport {
  readonly faults: readonly string[]
  readonly byStatus: ReadonlyMap<string, number>
  readonly byOperation: ReadonlyMap<string, ReadonlySet<number>>
  readonly requestOf: (id: string) => string | undefined
}

const maxFaults = 20
const deadlineMilliseconds = 60_000

/** Sends this number of hostile requests over several connections, some pipelined, and checks every answer. */
export async function runFuzz({
  seed,
  count,
  connections,
  onAnswered,
  ...site
}: FuzzOptions): Promise<FuzzReport> {
  const faults: string[] = []
  const byStatus = new Map<string, number>()
  const byOperation = new Map<string, Set<number>>()
  const seeds = new Map<string, number>()
  const making = { host: site.host, sign: (path: string) => signatureFor({ path }) }
  let answered = 0
  const requests = (function* () {
    for (let n = 0; n < count && faults.length < maxFaults; n++) yield hostileRequest(seed + n, making)
  })()
  await Promise.all(
    Array.from({ length: connections }, (_, n) =>
      sendPipelined({
        port: site.port,
        requests,
        atOnce: 1 + (n % 4) * 2,
        milliseconds: deadlineMilliseconds,
        onOutcome(request, outcome) {
          const status = typeof outcome === 'string' ? outcome : outcome.status
          byStatus.set(String(status), (byStatus.get(String(status)) ?? 0) + 1)
          if (typeof outcome !== 'string') {
            const { operation } = request
            if (operation !== undefined)
              byOperation.set(operation, (byOperation.get(operation) ?? new Set()).add(outcome.status))
            const id = outcome.headers['x-request-id']
            if (id !== undefined) seeds.set(id, request.seed)
          }
          for (const fault of faultsOf(request, outcome, site.siteOrigin))
            faults.push(`${fault}: ${written(request)}`)
          answered++
          onAnswered?.(answered)
        },
      }),
    ),
  )
  const requestOf = (id: string) => {
    const found = seeds.get(id)
    return found === undefined ? undefined : written(hostileRequest(found, making))
  }
  return { faults, byStatus, byOperation, requestOf }
}

function written(request: HostileRequest): string {
  return `seed ${request.seed}\n${bytesOf(request).toString('latin1').slice(0, 2_000)}\n`
}
