import type { ExampleKind } from './example-orders.ts'
import { RunRequest } from './run-request.tsx'
import { RunTransfer } from './run-transfer.tsx'

export default function Run({ kind }: { kind: ExampleKind }) {
  return kind === 'server' ? <RunTransfer /> : <RunRequest kind={kind} />
}
