import type { FastifyRequest } from 'fastify'

export function givenToken({ body, query }: FastifyRequest): string {
  return tokenIn(body) ?? tokenIn(query) ?? ''
}

/** The other encoding that RFC 8058 lets a mail program use. Where it cannot be read, the token of the address may do. */
export async function readMultipart({ headers }: FastifyRequest, body: string | Buffer): Promise<unknown> {
  const sent = new Response(Uint8Array.from(Buffer.from(body)), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  })
  try {
    return Object.fromEntries(await sent.formData())
  } catch (error) {
    if (error instanceof TypeError) return {}
    throw error
  }
}

export function tokenIn(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null || !('token' in input)) return undefined
  return typeof input.token === 'string' ? input.token : undefined
}
