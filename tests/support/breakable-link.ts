import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

export interface BreakableLink {
  readonly url: string
  /** Every connection through it ends, and no new one is taken. */
  cut(): Promise<void>
  mend(): Promise<void>
  /** Connections stay and new ones are taken, but nothing comes through, until it thaws. */
  freeze(): void
  thaw(): void
}

/** A way to a server that can go away and come back while the server keeps what it knows. */
export async function openBreakableLink(target: string): Promise<BreakableLink> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let isFrozen = false
  const carry = (near: Socket) => {
    const far = connect({ host: hostname, port: Number(port) })
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      // Not a pipe: that would let the other side's reading start it again.
      socket.on('data', (chunk) => other.write(chunk))
      if (isFrozen) socket.pause()
    }
  }
  const open = async (at: number) => {
    const opened = createServer(carry).listen(at, '127.0.0.1')
    await once(opened, 'listening')
    return opened
  }
  let server: Server | undefined = await open(0)
  const address = server.address()
  const own = typeof address === 'object' ? (address?.port ?? 0) : 0
  return {
    url: `redis://127.0.0.1:${own}`,
    async cut() {
      if (server === undefined) return
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      server = undefined
      await closed
    },
    async mend() {
      server ??= await open(own)
    },
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
  }
}
