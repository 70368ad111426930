import type { FastifyInstance } from 'fastify'

/** What is answered while the server stops also ends its connection; kept open, it would hold up the stop. */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}
