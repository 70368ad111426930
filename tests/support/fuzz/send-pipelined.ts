import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { answerReader, type RawAnswer } from './answer-reader.ts'
import type { HostileRequest } from './hostile-request.ts'

export type Outcome = RawAnswer | 'closed without an answer' | 'no answer'

interface PipelineOptions {
  readonly port: number
  readonly requests: Iterator<HostileRequest>
  readonly atOnce: number
  readonly milliseconds: number
  readonly onOutcome: (request: HostileRequest, outcome: Outcome) => void
}

export async function sendPipelined({
  port,
  requests,
  atOnce,
  milliseconds,
  onOutcome,
}: PipelineOptions): Promise<void> {
  let connection: Connection | undefined
  const ask = async (batch: readonly HostileRequest[]) => {
    connection = connection?.isOpen() ? connection : await openConnection(port)
    return connection.ask(batch, milliseconds)
  }
  for (;;) {
    const batch = Array.from({ length: atOnce }, () => requests.next()).flatMap(({ done, value }) =>
      done === true ? [] : [value],
    )
    if (batch.length === 0) break
    const outcomes = await ask(batch)
    for (const [n, request] of batch.entries()) {
      // An unanswered request may have followed one that made the server close the connection, so it is sent again by itself.
      const outcome = outcomes[n] ?? (await ask([request]))[0] ?? 'closed without an answer'
      onOutcome(request, outcome)
    }
  }
  connection?.close()
}

interface Connection {
  readonly isOpen: () => boolean
  readonly ask: (
    batch: readonly HostileRequest[],
    milliseconds: number,
  ) => Promise<readonly (Outcome | undefined)[]>
  readonly close: () => void
}

async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  let isOpen = true
  let waiting: readonly HostileRequest[] = []
  let outcomes: Outcome[] = []
  let settle = () => {}
  const end = () => {
    isOpen = false
    settle()
  }
  socket.on('close', end)
  // A server that refuses a request early resets the connection while the rest is being written, so an error only ends the
  // exchange here.
  socket.on('error', end)
  socket.on(
    'data',
    answerReader({
      isHead: () => waiting[outcomes.length]?.method === 'HEAD',
      onAnswer(answer) {
        outcomes.push(answer)
        if (answer.isEndless || answer.headers['connection'] === 'close') {
          isOpen = false
          socket.destroy()
        }
        if (outcomes.length === waiting.length) settle()
      },
    }),
  )
  return {
    isOpen: () => isOpen,
    close: () => socket.destroy(),
    async ask(batch, milliseconds) {
      waiting = batch
      outcomes = []
      const settled = Promise.withResolvers<'settled' | 'late'>()
      settle = () => settled.resolve('settled')
      writeAll(socket, batch)
      const timer = setTimeout(() => settled.resolve('late'), milliseconds)
      const first = await settled.promise
      clearTimeout(timer)
      if (first === 'late') {
        isOpen = false
        socket.destroy()
        outcomes.push('no answer')
      }
      return outcomes
    },
  }
}

function writeAll(socket: Socket, batch: readonly HostileRequest[]): void {
  socket.write(Buffer.concat(batch.map(bytesOf)))
}

export function bytesOf({ method, target, headers, body }: HostileRequest): Buffer {
  const length: (readonly [string, string])[] =
    body === undefined ? [] : [['content-length', `${body.length}`]]
  const lines = [...headers, ...length].map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([
    Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1'),
    body ?? Buffer.alloc(0),
  ])
}
