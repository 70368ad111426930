import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

export interface FaultyProxy {
  readonly url: string
  taken(): number
  /** Stops all traffic. Open connections stay open; new ones are accepted and not answered. */
  freeze(): void
  thaw(): void
  /** Closes every connection and accepts new ones. */
  drop(): void
  /** Closes every connection and refuses new ones until `accept`. */
  refuse(): Promise<void>
  accept(): Promise<void>
  close(): Promise<void>
}

/** A proxy in front of a server that can freeze, drop or refuse connections while the server itself keeps running. */
export async function openFaultyProxy(target: string): Promise<FaultyProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let isFrozen = false
  let taken = 0

  const carry = (near: Socket) => {
    taken++
    const far = connect({ host: hostname, port: Number(port) })
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('data', (data) => void (other.destroyed || other.write(data)))
      // A client may hang up while the proxy is frozen. The server must not notice, so its connection stays open.
      socket.on('close', () => {
        sockets.delete(socket)
        if (!isFrozen) other.destroy()
      })
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
  const url = new URL(target)
  url.host = `127.0.0.1:${own}`

  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  const refuse = async () => {
    if (server === undefined) return
    const closed = once(server, 'close')
    server.close()
    drop()
    server = undefined
    await closed
  }
  return {
    url: url.href,
    taken: () => taken,
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    drop,
    refuse,
    async accept() {
      server ??= await open(own)
    },
    async close() {
      isFrozen = false
      await refuse()
    },
  }
}
