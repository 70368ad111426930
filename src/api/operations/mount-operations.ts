import { createHash, type Hash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify'
import type { TObject } from 'typebox'
import { isWrite, type Operation } from '../../contract/operations/operation.ts'
import { Refusal } from '../../contract/problems/problem.ts'
import type { SignedRequest } from '../../domain/app-users/app-signature.ts'
import { cachePolicies } from '../cache/cache-policies.ts'
import { callerAddress } from '../http/caller-address.ts'
import { allowEveryOrigin } from '../http/open-reads.ts'
import { browserProofs } from './browser-proof.ts'
import type { Caller } from './implementation.ts'
import { problemResponses } from './openapi.ts'
import { implementationInput, inputReader, mergeInput } from './read-input.ts'
import { isFullyLimited, routeOf, securityOf, cacheControlOf } from './route-of-operation.ts'

const hashes = new WeakMap<FastifyRequest, Hash>()

/** Hashes the bytes of a body while it is received, because a signature covers the bytes and they are gone after parsing. */
function hashBody(request: FastifyRequest, _reply: FastifyReply, payload: Readable, done: () => void): void {
  const hash = createHash('sha256')
  hashes.set(request, hash)
  // A listener for `data` would start the stream and the framework would miss the first bytes of the body. A paused stream waits
  // until the framework reads it.
  payload.pause()
  payload.on('data', (chunk: Buffer) => hash.update(chunk))
  done()
}

function signedRequestOf(request: FastifyRequest): SignedRequest {
  const hash = hashes.get(request) ?? createHash('sha256')
  return { method: request.method, path: request.originalUrl, bodyHash: hash.copy().digest('base64url') }
}

export type AnyImplementation = (input: never, caller: Caller) => Promise<unknown>

interface MountOptions {
  readonly siteOrigin: string
  readonly operations: Readonly<Record<string, Operation>>
  readonly implementations: Readonly<Record<string, AnyImplementation>>
}

/** Operations that only read need no signature, but the rate limit of unsigned calls is the usual one divided by this number. */
const unsignedShare = 4

/**
 * Makes a route of every declared operation, with validation, rate limits and documentation. Operations that write require a
 * signature.
 */
export function mountOperations(
  app: FastifyInstance,
  { siteOrigin, operations, implementations }: MountOptions,
): void {
  const browserProofOf = browserProofs({ siteOrigin })
  app.setValidatorCompiler<TObject>(({ schema, httpPart }) =>
    inputReader(schema, httpPart === 'body' ? 'body' : 'url'),
  )
  answerPreflights(
    app,
    Object.values(operations)
      .filter(({ crossOrigin }) => crossOrigin)
      .map(({ path }) => routeOf(path)),
  )
  for (const [name, operation] of Object.entries(operations)) {
    const implementation = implementations[name]
    if (implementation === undefined) throw new Error(`Operation ${name} is declared but not implemented.`)
    app.route({
      method: operation.method,
      url: routeOf(operation.path),
      schema: {
        operationId: name,
        tags: [operation.area],
        summary: operation.summary,
        ...(operation.params && { params: operation.params }),
        ...(operation.query && { querystring: operation.query }),
        ...(operation.body && { body: operation.body }),
        ...securityOf(operation),
        response: { 200: operation.reply, ...problemResponses(operation) },
      },
      config: {
        rateLimit: {
          timeWindow: 60_000,
          max: (request: FastifyRequest) =>
            isFullyLimited(operation) || app.signatures.isFresh(request)
              ? operation.perMinute
              : Math.ceil(operation.perMinute / unsignedShare),
          keyGenerator: (request: FastifyRequest) => `${callerAddress(request)} ${name}`,
        },
      },
      ...(isOpen(operation) && { onRequest: allowEveryOrigin }),
      ...(operation.provenBy === 'key' && { preParsing: hashBody }),
      async preValidation(request) {
        if (operation.query !== undefined && operation.body !== undefined && request.body === undefined)
          request.body = {}
        if (!isWrite(operation)) return
        if (!(await app.signatures.spend(request))) throw new Refusal('signature_invalid')
      },
      async handler(request, reply) {
        const { authorization } = request.headers
        const fields = {
          ...mergeInput(operation, request),
          ...(operation.authorized && { authorization }),
        }
        const input = implementationInput(operation, fields, request.language)
        const browserProof = browserProofOf(request, reply, operation.area)
        const answer = await implementation(input as never, {
          language: request.language,
          address: callerAddress(request),
          userAgent: request.headers['user-agent'] ?? '',
          ...(browserProof && { browserProof }),
          ...(operation.crossOrigin && { origin: request.headers.origin }),
          ...(operation.provenBy === 'key' && { signedRequest: signedRequestOf(request) }),
        })
        reply.header('cache-control', cacheControlOf(operation))
        return answer
      },
    })
  }
}

/** Whether pages of other sites may read the response: it is declared so, or shared caches may keep it, so it is public anyway. */
function isOpen({ crossOrigin, cacheSeconds }: Operation): boolean {
  return crossOrigin === true || cacheSeconds !== undefined
}

function answerPreflights(app: FastifyInstance, urls: readonly string[]): void {
  for (const url of new Set(urls))
    app.route({
      method: 'OPTIONS',
      url,
      schema: { hide: true },
      config: { rateLimit: { max: 240, timeWindow: 60_000 } },
      onRequest: allowEveryOrigin,
      handler: async (_, reply) =>
        reply
          .headers({
            'access-control-allow-methods': 'GET, POST',
            'access-control-allow-headers': 'content-type',
            'access-control-max-age': '7200',
            'cache-control': cachePolicies.never,
          })
          .code(204)
          .send(),
    })
}
