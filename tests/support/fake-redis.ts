import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** The commands the site sends, in memory, for machines without a Redis. */
export async function openFakeRedis(): Promise<{ url: string; close: () => Promise<void> }> {
  const values = new Map<string, string>()
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let received = ''
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      received += chunk
      for (let read = readCommand(received); read !== undefined; read = readCommand(received)) {
        received = received.slice(read.length)
        socket.write(answer(read.words, values))
      }
    })
    socket.on('error', () => socket.destroy())
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

/** `*2\r\n$3\r\nGET\r\n$1\r\na\r\n`: a count, then each word after its length. */
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

function answer([command = '', ...words]: string[], values: Map<string, string>): string {
  const [key = '', value = ''] = words
  switch (command.toUpperCase()) {
    case 'INFO':
      return '$17\r\nredis_version:7.0\r\n'
    case 'SET':
      if (words.includes('NX') && values.has(key)) return '$-1\r\n'
      values.set(key, value)
      return '+OK\r\n'
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
