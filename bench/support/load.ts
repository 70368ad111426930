import { connect } from 'node:net'

export interface Load {
  readonly port: number
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly connections: number
  readonly seconds: number
}

export async function measureRate({
  port,
  path,
  headers,
  connections,
  seconds,
}: Load): Promise<{ answers: number; rate: number }> {
  const lines = Object.entries({ host: `localhost:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  const until = performance.now() + seconds * 1000
  const started = performance.now()
  const counts = await Promise.all(
    Array.from({ length: connections }, () => runConnection({ port, request, until })),
  )
  const elapsed = (performance.now() - started) / 1000
  const answers = counts.reduce((sum, count) => sum + count, 0)
  return { answers, rate: answers / elapsed }
}

function runConnection({
  port,
  request,
  until,
}: {
  port: number
  request: Buffer
  until: number
}): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' })
    let answered = 0
    let missing = 0
    socket.setNoDelay(true)
    socket.on('connect', () => socket.write(request))
    socket.on('error', reject)
    socket.on('data', (chunk: Buffer) => {
      missing = missing > 0 ? missing - chunk.length : missingAfterHead(chunk)
      if (missing > 0) return
      answered++
      if (performance.now() < until) socket.write(request)
      else {
        socket.destroy()
        resolve(answered)
      }
    })
  })
}

function missingAfterHead(chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n')
  const head = chunk.toString('latin1', 0, end)
  if (head.startsWith('HTTP/1.1 304')) return 0
  const [, length] = /content-length: (\d+)/i.exec(head) ?? []
  if (length === undefined) throw new Error(`An answer without a length:\n${head}`)
  return Number(length) - (chunk.length - end - 4)
}
