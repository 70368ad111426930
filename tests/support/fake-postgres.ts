import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

const ready = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])
const signedIn = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0])
const done = Buffer.from([0x43, 0, 0, 0, 7, 0x4f, 0x4b, 0])

/** Accepts every login, answers every statement with OK, and can drop all its connections as a failing server does. */
export async function openFakePostgres() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let isKnown = false
    socket.on('data', () => {
      socket.write(isKnown ? Buffer.concat([done, ready]) : Buffer.concat([signedIn, ready]))
      isKnown = true
    })
    socket.on('error', () => socket.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `postgres://anyone@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/site`,
    async dropConnections() {
      const open = [...sockets].filter((socket) => !socket.destroyed)
      const closed = open.map((socket) => once(socket, 'close'))
      for (const socket of open) socket.destroy()
      await Promise.all(closed)
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
