import { useSyncExternalStore } from 'react'
import type { WalletRequest } from '../../../../packages/sdk/src/index.ts'
import type { ExampleKind } from './example-orders.ts'
import type { SandboxWallet } from './example-phone.ts'
import type { Failure } from './run-failure.tsx'

export type RunState = 'starting' | 'waiting' | 'paid' | 'declined' | 'expired' | 'sent'

/** The latest run of one example. */
export interface ExampleRun {
  readonly kind: ExampleKind
  readonly traceId: string
  /** Milliseconds by the clock of this browser. */
  readonly startedAt: number
  readonly endedAt?: number
  readonly state: RunState
  /** The payment request; undefined until the wallet has created it, and for transfers of a server. */
  readonly request?: WalletRequest
  readonly isAnswered?: boolean
  readonly failure?: Failure | undefined
}

interface Bench {
  readonly userId?: string
  readonly wallet?: SandboxWallet
  readonly runs: Readonly<Partial<Record<ExampleKind, ExampleRun>>>
  /** The example whose run the bench shows. */
  readonly current?: ExampleKind
  /** Traces that were sent twice, for which the wallet returned the first result. */
  readonly repeated: ReadonlySet<string>
}

const empty: Bench = { runs: {}, repeated: new Set() }
let bench = empty
const listeners = new Set<() => void>()

/** The sandbox wallet and the runs of the examples. Code blocks and the wallet stand apart on the page, and both show them. */
export function useBench(): Bench {
  return useSyncExternalStore(
    subscribe,
    () => bench,
    () => empty,
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function changeBench(change: (before: Bench) => Bench): void {
  bench = change(bench)
  for (const listener of listeners) listener()
}

/** Adds to a run, unless the example has been started again since. */
export function changeRun(
  { kind, traceId }: Pick<ExampleRun, 'kind' | 'traceId'>,
  more: Partial<ExampleRun>,
): void {
  changeBench((before) => {
    const run = before.runs[kind]
    return run?.traceId === traceId
      ? { ...before, runs: { ...before.runs, [kind]: { ...run, ...more } } }
      : before
  })
}

export function runOf(kind: ExampleKind): ExampleRun | undefined {
  return bench.runs[kind]
}

/** Forgets the runs when the reader leaves the page. */
export function clearBench(): void {
  changeBench(() => empty)
}
