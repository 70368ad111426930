import type { ClientRequest, IncomingMessage } from 'node:http'

/** A name that is looked up for ever is given up as well. */
export async function withDeadline<Result>(
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason instanceof Error ? signal.reason : new Error('late'))
  signal.addEventListener('abort', onAbort)
  try {
    return await Promise.race([work(), promise])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}

/** What it says beside the status is nobody's concern, and may have no end. */
export function statusOf(sent: ClientRequest, body: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  sent.on('error', reject)
  sent.on('response', (answer: IncomingMessage) => {
    resolve(answer.statusCode ?? 0)
    answer.destroy()
  })
  sent.end(body)
  return promise
}

/** Words of a server or of a resolver may hold anything: of a failure only its code is kept. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
