import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** An in-memory Redis with the commands that the site sends, for machines without one. */
export async function openFakeRedis(): Promise<{ url: string; close: () => Promise<void> }> {
  const store: Store = { values: new Map(), lists: new Set(), lifetimes: new Map(), listeners: new Map() }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let received = ''
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      received += chunk
      for (let read = readCommand(received); read !== undefined; read = readCommand(received)) {
        received = received.slice(read.length)
        socket.write(answer(read.words, store, socket), 'latin1')
      }
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      for (const listening of store.listeners.values()) listening.delete(socket)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const closed = once(server, 'close')
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `redis://127.0.0.1:${port}`,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await closed
    },
  }
}

/** Bytes are stored as latin1, one byte per character. */
interface Store {
  readonly values: Map<string, string>
  readonly lists: Set<string>
  readonly lifetimes: Map<string, number>
  readonly listeners: Map<string, Set<Socket>>
}

/** Reads one command such as `*2\r\n$3\r\nGET\r\n$1\r\na\r\n`: a count, then each word after its length. */
function readCommand(text: string): { words: string[]; length: number } | undefined {
  const [head, count] = /^\*(\d+)\r\n/.exec(text) ?? []
  if (head === undefined) return undefined
  let at = head.length
  const words: string[] = []
  for (let index = 0; index < Number(count); index++) {
    const [mark, length] = /^\$(\d+)\r\n/.exec(text.slice(at)) ?? []
    if (mark === undefined) return undefined
    const start = at + mark.length
    at = start + Number(length) + 2
    if (at > text.length) return undefined
    words.push(text.slice(start, at - 2))
  }
  return { words, length: at }
}

function answer([command = '', ...words]: string[], store: Store, socket: Socket): string {
  const { values, lists, lifetimes, listeners } = store
  const [key = '', value = ''] = words
  switch (command.toUpperCase()) {
    case 'INFO':
      return bulk('redis_version:7.0')
    case 'SET':
      if (words.includes('NX') && values.has(key)) return bulk(undefined)
      lists.delete(key)
      values.set(key, value)
      if (words.includes('PX')) lifetimes.set(key, Number(words[words.indexOf('PX') + 1]))
      return '+OK\r\n'
    case 'GET':
      if (lists.has(key)) return '-WRONGTYPE Operation against a key holding the wrong kind of value\r\n'
      return bulk(values.get(key))
    case 'DEL':
      lists.delete(key)
      return `:${Number(values.delete(key))}\r\n`
    case 'LPUSH':
      lists.add(key)
      return ':1\r\n'
    case 'MGET':
      return list(words.map((name) => bulk(values.get(name))))
    case 'INCR': {
      const current = Number(values.get(key) ?? 0) + 1
      values.set(key, String(current))
      return `:${current}\r\n`
    }
    case 'PTTL':
      return `:${lifetimes.get(key) ?? -1}\r\n`
    case 'SUBSCRIBE':
      listeners.set(key, (listeners.get(key) ?? new Set()).add(socket))
      return push([bulk('subscribe'), bulk(key), ':1\r\n'])
    case 'PUBLISH': {
      const listening = listeners.get(key) ?? new Set()
      const message = push([bulk('message'), bulk(key), bulk(value)])
      for (const listener of listening) listener.write(message, 'latin1')
      return `:${listening.size}\r\n`
    }
    case 'EVAL':
    case 'EVALSHA': {
      // The only script is the counter of a rate limit: <script> 1 <key> <window> <max> …
      const [, , counter = '', window = '60000'] = words
      const current = Number(values.get(counter) ?? 0) + 1
      values.set(counter, String(current))
      return `*2\r\n:${current}\r\n:${window}\r\n`
    }
    default:
      return '+OK\r\n'
  }
}

const bulk = (text: string | undefined) => (text === undefined ? '$-1\r\n' : `$${text.length}\r\n${text}\r\n`)
const list = (answers: readonly string[]) => `*${answers.length}\r\n${answers.join('')}`
/** Writes a published message. Clients request version 3 of the protocol, in which such a message has a type of its own, `>`. */
const push = (answers: readonly string[]) => `>${answers.length}\r\n${answers.join('')}`
