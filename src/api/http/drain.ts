import type { FastifyInstance } from 'fastify'

/** When the server stops, it accepts no new connections, and replies in progress get this long before they are cut. */
const finishMilliseconds = 3_000

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
 * While an instance drains it still replies to all requests, but closes each connection afterwards, so that proxies and
 * browsers send their next request to another instance.
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
