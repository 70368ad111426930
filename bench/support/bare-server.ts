import { createServer } from 'node:http'
import './processor-time.ts'

/**
 * The server that the site is compared with: plain `node:http` sending fixed bytes, which it receives from its parent process.
 */
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
