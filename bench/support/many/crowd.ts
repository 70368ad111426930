import { setTimeout as wait } from 'node:timers/promises'
import { signUp, visit, type Answer } from './visitor.ts'

const visitorsAtOnce = 16
const pauseMilliseconds = 40
const paths = [
  '/',
  '/market',
  '/api/search?q=solar',
  '/market/bitcoin',
  '/ico/hinode-grid',
  '/api/market/search',
  '/search?q=chain',
]

interface Seen extends Pick<Answer, 'status' | 'fault' | 'milliseconds'> {
  readonly at: number
  readonly code: string
}

export interface Crowd {
  readonly acknowledged: readonly string[]
  readonly since: (began: number) => CrowdReport
  readonly leave: () => Promise<void>
}

export interface CrowdReport {
  readonly requests: number
  readonly errors: Readonly<Record<string, number>>
  readonly p95: number
  readonly slowest: number
  readonly lastError: number | undefined
}

export function openCrowd(port: number): Crowd {
  const seen: Seen[] = []
  const acknowledged: string[] = []
  const closed = new AbortController()
  const come = async (first: number) => {
    for (let turn = first; !closed.signal.aborted; turn++) {
      const path = paths[turn % (paths.length + 1)]
      const answer = path === undefined ? await signUp(port) : await visit({ port, path })
      if ('email' in answer && answer.status === 200) acknowledged.push(String(answer.email))
      const { status, fault, milliseconds } = answer
      seen.push({ status, fault, milliseconds, code: codeIn(answer), at: performance.now() })
      await wait(pauseMilliseconds)
    }
  }
  const gone = Promise.all(Array.from({ length: visitorsAtOnce }, (_, place) => come(place)))
  return {
    acknowledged,
    since: (began) => reportOf(seen.filter(({ at }) => at >= began)),
    async leave() {
      closed.abort()
      await gone
    },
  }
}

function codeIn({ status, text }: Answer): string {
  if (status < 400) return ''
  return /"code":"(\w+)"/.exec(text)?.[1] ?? (text.includes('nginx') ? 'of nginx' : 'page')
}

function reportOf(seen: readonly Seen[]): CrowdReport {
  const failed = seen.filter(({ status }) => status < 200 || status >= 400)
  const errors: Record<string, number> = {}
  for (const { status, fault, code } of failed) {
    const kind = fault ?? `${status} ${code}`.trim()
    errors[kind] = (errors[kind] ?? 0) + 1
  }
  const times = seen.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  return {
    requests: seen.length,
    errors,
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
    slowest: times.at(-1) ?? 0,
    lastError: failed.at(-1)?.at,
  }
}
