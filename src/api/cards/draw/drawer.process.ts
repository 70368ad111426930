import process from 'node:process'
import type { CardOrder } from './card.ts'
import { makeCard } from './make-card.ts'
import { UnwritableText } from './text-paths.ts'

/** A process of its own: draws what it is sent, one card after the other, and ends with who sends. */
process.on('message', (order: CardOrder) => {
  makeCard(order).then(
    (bytes) => process.send?.({ bytes }),
    (error: unknown) => process.send?.(error instanceof UnwritableText ? {} : { fault: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
