import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export async function openOddServer(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type OddServer = Awaited<ReturnType<typeof openOddServer>>
