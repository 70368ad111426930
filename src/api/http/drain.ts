import type { FastifyInstance } from 'fastify'

/** How long an answer that is being made may take after nothing new is accepted; then its connection is cut. */
const finishMilliseconds = 3_000

/** Whether the site is about to stop. It is, from the first word of it to the end. */
export interface Drain {
  readonly isDraining: () => boolean
  readonly begin: () => void
}

export function createDrain(): Drain {
  let isDraining = false
  return {
    isDraining: () => isDraining,
    begin() {
      isDraining = true
    },
  }
}

/**
 * While the site drains everybody is answered still, and each answer ends its connection: a proxy or a browser that
 * would send the next request on it opens another, to an instance that stays.
 */
export function endConnectionsWhileDraining(
  app: FastifyInstance,
  { drain, finish = finishMilliseconds }: { drain: Drain; finish?: number | undefined },
): void {
  let cut: NodeJS.Timeout | undefined
  app.addHook('onSend', async (_request, reply) => {
    if (drain.isDraining()) reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    drain.begin()
    cut = setTimeout(() => app.server.closeAllConnections(), finish)
  })
  app.addHook('onClose', async () => clearTimeout(cut))
}
