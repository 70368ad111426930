import { createHmac, randomBytes } from 'node:crypto'
import { request, type IncomingMessage } from 'node:http'
import { pageKeyOf } from '../../../src/api/http/signature.ts'
import {
  makeNonce,
  signatureHeader,
  signedText,
  writeSignature,
} from '../../../src/contract/calls/signature.ts'

export const secret = 'a secret of the benchmark, long enough'
const key = pageKeyOf(secret)
const deadline = 30_000

interface VisitRequest {
  readonly port: number
  readonly path: string
  readonly body?: object
}

export interface Answer {
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number
  readonly fault: string | undefined
  readonly milliseconds: number
  readonly text: string
}

let visitors = 0

/** Each request comes from another loopback address, so that no limit per address is reached. */
export function visit({ port, path, body }: VisitRequest): Promise<Answer> {
  const began = performance.now()
  const visitor = visitors++
  const localAddress = `127.${1 + ((visitor >> 16) % 250)}.${(visitor >> 8) % 256}.${1 + (visitor % 250)}`
  return new Promise((resolve) => {
    const done = (status: number, text: string, fault?: string) =>
      resolve({
        status,
        text,
        milliseconds: performance.now() - began,
        fault,
      })
    const sent = request(
      {
        port,
        path,
        localAddress,
        host: '127.0.0.1',
        method: body === undefined ? 'GET' : 'POST',
        agent: false,
        signal: AbortSignal.timeout(deadline),
        headers: {
          host: `localhost:${port}`,
          ...(body !== undefined && { 'content-type': 'application/json', [signatureHeader]: sign(path) }),
        },
      },
      (answer: IncomingMessage) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk: string) => (text += chunk))
        answer.on('end', () => done(answer.statusCode ?? 0, text))
        answer.on('error', (error: NodeJS.ErrnoException) => done(0, text, error.code ?? error.name))
      },
    )
    sent.on('error', (error: NodeJS.ErrnoException) => done(0, '', error.code ?? error.name))
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

function sign(path: string): string {
  const [nonce, timestamp] = [makeNonce(randomBytes), Math.floor(Date.now() / 1000)]
  const hex = createHmac('sha256', key).update(signedText({ nonce, path, timestamp })).digest('hex')
  return writeSignature({ nonce, timestamp, hex })
}

let followers = 0
const run = randomBytes(4).toString('hex')

export async function signUp(port: number): Promise<Answer & { email: string }> {
  const email = `follower-${run}-${++followers}@example.com`
  const answer = await visit({ port, path: '/api/follow', body: { email } })
  return { ...answer, email }
}
