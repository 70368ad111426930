import type { FastifyInstance, FastifyRequest } from 'fastify'
import { signatureHeader } from '../../contract/calls/signature.ts'
import type { ReplayStore } from './replay-store.ts'
import { isFreshSignature, spendSignature } from './signature.ts'

declare module 'fastify' {
  interface FastifyInstance {
    signatures: SignedRequests
  }
}

export interface SignedRequests {
  readonly isFresh: (request: FastifyRequest) => boolean
  readonly spend: (request: FastifyRequest) => Promise<boolean>
}

interface SigningOptions {
  readonly key: string
  readonly replays: ReplayStore
  readonly now: () => number
}

export function signedRequests(app: FastifyInstance, { key, replays, now }: SigningOptions): void {
  const checkOf = ({ headers, url }: FastifyRequest) => ({
    header: headers[signatureHeader],
    path: url.split('?', 1)[0] ?? '',
    key,
    now: now(),
  })
  app.decorate('signatures', {
    isFresh: (request) => isFreshSignature(checkOf(request)),
    spend: (request) => spendSignature(checkOf(request), replays),
  })
}
