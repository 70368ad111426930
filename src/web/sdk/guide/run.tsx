import type { ExampleKind } from './example-orders.ts'
import { RunRequest } from './run-request.tsx'
import { RunTransfer } from './run-transfer.tsx'

/** Runs one example and shows its progress and result. */
export default function Run({ kind }: { kind: ExampleKind }) {
  return kind === 'server' ? <RunTransfer /> : <RunRequest kind={kind} />
}
