import { createHash } from 'node:crypto'

/**
 * A random UUID as the namespace from which traces of payments are made. It must never change: a repeated payment would get
 * another trace, and the ledger would write it twice.
 */
const namespace = Buffer.from('8d2f6c0a3b514e0f9a7c5e1d4b6a2f90', 'hex')

/**
 * The trace of a payment: a UUID of version 5, always the same for a quiz and a winner, so that the ledger writes the
 * payment once.
 */
export function traceOf(
  kind: 'reward' | 'bonus',
  { quizId, userId }: { quizId: string; userId: string },
): string {
  const bytes = createHash('sha1').update(namespace).update(`${kind} ${quizId} ${userId}`).digest()
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}
