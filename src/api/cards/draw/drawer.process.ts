import process from 'node:process'
import type { CardOrder } from './card.ts'
import { makeCard } from './make-card.ts'
import { UnwritableText } from './text-paths.ts'

/** The drawing process: draws the cards it receives one after the other and exits when the site disconnects. */
process.on('message', (order: CardOrder) => {
  makeCard(order).then(
    (bytes) => process.send?.({ bytes }),
    (error: unknown) => process.send?.(error instanceof UnwritableText ? {} : { fault: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
