import type { ExampleKind } from './orders.ts'
import { RunRequest } from './run-request.tsx'
import { RunTransfer } from './run-transfer.tsx'

/** One press of the button, from its trace to what came of it. */
export default function Run({ kind }: { kind: ExampleKind }) {
  return kind === 'server' ? <RunTransfer /> : <RunRequest kind={kind} />
}
