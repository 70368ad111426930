import { once } from 'node:events'
import { connect } from 'node:net'

/** Sends exactly these bytes and returns the answer until the server closes the connection. */
export async function sendRaw(origin: string, ...chunks: readonly (string | Uint8Array)[]) {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port) })
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => (received += text))
  // A server that refuses early closes while this side still writes; its answer is what counts.
  socket.on('error', () => socket.destroy())
  for (const chunk of chunks) socket.write(chunk)
  await once(socket, 'close')
  const [head = '', body = ''] = received.split('\r\n\r\n', 2)
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]),
    type: /^content-type: (.+)$/im.exec(head)?.[1],
    location: /^location: (.+)$/im.exec(head)?.[1],
    body,
  }
}
