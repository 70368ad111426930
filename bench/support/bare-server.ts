import { createServer } from 'node:http'
import './processor-time.ts'

/** The yardstick: Node sending bytes it was given, in a process of its own. Reads the bytes from its parent. */
process.once(
  'message',
  ({ bodyBase64, headers, status }: { bodyBase64: string; headers: string[]; status: number }) => {
    const body = Buffer.from(bodyBase64, 'base64')
    const server = createServer((_, response) => {
      response.writeHead(status, headers)
      response.end(status === 304 ? undefined : body)
    })
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      process.send?.({ port: typeof address === 'object' ? address?.port : undefined })
    })
  },
)
