import { createHash, type Hash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignedRequest } from '../../domain/app-users/app-signature.ts'

const hashes = new WeakMap<FastifyRequest, Hash>()

/** Hashes a body as it comes in: what somebody signed is its bytes, and those are gone once it is read. */
export function hashBody(
  request: FastifyRequest,
  _reply: FastifyReply,
  payload: Readable,
  done: () => void,
): void {
  const hash = createHash('sha256')
  hashes.set(request, hash)
  // Listening alone would set it going before the framework listens: it goes when the framework says so, or never.
  payload.pause()
  payload.on('data', (chunk: Buffer) => hash.update(chunk))
  done()
}

/** To be asked once the body has been read. */
export function signedRequestOf(request: FastifyRequest): SignedRequest {
  const hash = hashes.get(request) ?? createHash('sha256')
  return { method: request.method, path: request.originalUrl, bodyHash: hash.copy().digest('base64url') }
}
