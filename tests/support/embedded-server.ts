import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { PGlite } from '@electric-sql/pglite'
import { embeddedTemplate } from './embedded-template.ts'
import type { TestPostgres } from './test-postgres.ts'

const signedIn = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])
const rollback = Buffer.from('Q\0\0\0\rrollback\0', 'latin1')
const [simpleQuery, sync, terminate] = [0x51, 0x53, 0x58]

/**
 * Serves the embedded engine over a socket, for machines without PostgreSQL. The engine has one session, so a client in a
 * transaction blocks the others until it ends.
 */
export async function openEmbeddedServer(): Promise<TestPostgres> {
  const engine = await PGlite.create({ loadDataDir: await embeddedTemplate() })
  let turn = Promise.resolve()

  const serve = async (socket: Socket) => {
    let input: (() => void) | undefined
    const takeTurn = async () => {
      const before = turn
      let give = () => {}
      turn = new Promise((resolve) => (give = resolve))
      await before
      input = give
    }
    const answer = async (question: Uint8Array) => {
      if (input === undefined) await takeTurn()
      const stated = await engine.execProtocolRaw(question, { syncToFs: false })
      // The last byte of an answer is the transaction status; `I` means no transaction is open.
      if (stated.at(-1) !== 0x49) return stated
      input?.()
      input = undefined
      return stated
    }
    try {
      for await (const question of questionsOf(socket)) {
        socket.write(question === 'hello' ? signedIn : await answer(question))
      }
    } finally {
      if (input !== undefined) await answer(rollback)
      socket.destroy()
    }
  }

  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    serve(socket).catch(() => socket.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `postgres://kawara@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/postgres`,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
      await turn
      await engine.close()
    },
  }
}

/** Groups the messages of a client: each group ends where the client waits for an answer. */
async function* questionsOf(socket: Socket): AsyncGenerator<Uint8Array | 'hello'> {
  let rest = Buffer.alloc(0)
  let whole = 0
  let isKnown = false
  for await (const data of socket) {
    rest = Buffer.concat([rest, data as Buffer])
    if (!isKnown && rest.length >= 4 && rest.length >= rest.readInt32BE(0)) {
      rest = rest.subarray(rest.readInt32BE(0))
      isKnown = true
      yield 'hello'
    }
    if (!isKnown) continue
    while (rest.length >= whole + 5 && rest.length >= whole + 1 + rest.readInt32BE(whole + 1)) {
      const kind = rest[whole]
      if (kind === terminate) return
      whole += 1 + rest.readInt32BE(whole + 1)
      if (kind !== simpleQuery && kind !== sync) continue
      yield rest.subarray(0, whole)
      rest = rest.subarray(whole)
      whole = 0
    }
  }
}
