import fastifyFormbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { Refusal } from '../../contract/problems/problem.ts'
import { followStatus } from '../../domain/follow/follow.ts'
import { followedPath, unfollowedPath } from '../../words/addresses/addresses.ts'
import { confirmFollowPath, stopFollowPath } from '../../words/addresses/endpoints.ts'
import { cachePolicies } from '../cache/cache-policies.ts'
import { storedProof } from '../operations/browser-proof.ts'
import { findLinked, type LinkedFollow } from './find-linked-follow.ts'
import { confirmRequest } from './follow-requests.store.ts'
import { browserOf } from './follow.operations.ts'
import { endFollow, setFollowStatus } from './follows.store.ts'
import type { FollowDeps } from './request-follow.ts'

type ButtonAction = (linked: LinkedFollow, requested: FastifyRequest, deps: FollowDeps) => Promise<void>

const confirmFollow: ButtonAction = async ({ follow, request }, requested, deps) => {
  if (request === undefined || request.confirmed_at !== null) return
  const now = deps.now()
  const browser = browserOf(storedProof(requested))
  const isOwner = browser !== undefined && Buffer.compare(browser, request.browser) === 0
  await deps.database.transaction(async (queries) => {
    await confirmRequest({ requestId: request.request_id, isOwner, now }, queries)
    const isNew = follow.status !== followStatus.following
    if (isNew)
      await setFollowStatus({ followId: follow.follow_id, status: followStatus.following, now }, queries)
  })
}

const stopFollow: ButtonAction = async ({ follow }, _, deps) => {
  if (follow.status === followStatus.notFollowing) return
  await deps.database.transaction((queries) =>
    endFollow({ followId: follow.follow_id, now: deps.now() }, queries),
  )
}

const perMinute = 30
const maxBytes = 4_096

/**
 * The rate limit of a form. A request with a valid token is not limited, because a mail provider unsubscribes many readers from
 * one IP address.
 */
function limitOf(kind: LinkedFollow['kind'], deps: FollowDeps) {
  return {
    rateLimit: {
      max: perMinute,
      timeWindow: 60_000,
      // The rate limit applies after the body has been parsed, because a token in the body exempts the request from the limit.
      hook: 'preHandler' as const,
      allowList: async (request: FastifyRequest) => (await findLinked(tokenOf(request), deps))?.kind === kind,
    },
  }
}

/**
 * Plain HTML forms of the pages that mails link to, which work without JavaScript, and the one-click unsubscription of
 * mail programs (RFC 8058). The token in the form is the proof. A GET changes nothing, because mail scanners open links.
 */
export function followForms(app: FastifyInstance, deps: FollowDeps): void {
  void app.register(async (forms) => {
    // Only the routes of these forms accept form bodies; all others refuse them with status 415.
    await forms.register(fastifyFormbody, {
      bodyLimit: maxBytes,
      parser: (text) => Object.fromEntries(new URLSearchParams(text)),
    })
    const schema = {
      tags: ['follow'],
      querystring: Type.Object({
        token: Type.Optional(
          Type.String({
            maxLength: 200,
            description: 'Token from the link in a mail; a form may send it in its body',
          }),
        ),
      }),
      response: { 200: { type: 'object', properties: { status: { type: 'integer' } } } },
    }
    forms.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: maxBytes },
      readMultipart,
    )
    forms.post(
      confirmFollowPath,
      {
        schema: {
          ...schema,
          operationId: 'confirmFollow',
          summary: 'Confirm a follow: target of the HTML form of the page to which a mail links',
        },
        config: limitOf('confirm', deps),
      },
      (request, reply) =>
        handlePress({ kind: 'confirm', pageOf: followedPath, act: confirmFollow }, request, reply),
    )
    forms.post(
      stopFollowPath,
      {
        schema: {
          ...schema,
          operationId: 'stopFollow',
          summary:
            'End a follow: target of an HTML form, and of the one-click unsubscription of mail programs (RFC 8058)',
        },
        config: limitOf('stop', deps),
      },
      (request, reply) =>
        handlePress({ kind: 'stop', pageOf: unfollowedPath, act: stopFollow }, request, reply),
    )
  })

  const handlePress = async (
    { kind, pageOf, act }: { kind: LinkedFollow['kind']; pageOf: typeof followedPath; act: ButtonAction },
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const inForm = tokenIn(request.body)
    const token = tokenOf(request)
    const linked = await findLinked(token, deps)
    if (linked === undefined || linked.kind !== kind) {
      if (inForm !== undefined) return reply.redirect(pageOf('invalid'), 303)
      throw new Refusal('follow_link_invalid')
    }
    await act(linked, request, deps)
    if (inForm !== undefined) return reply.redirect(pageOf(token), 303)
    const status = kind === 'stop' ? followStatus.notFollowing : followStatus.following
    return reply.header('cache-control', cachePolicies.never).send({ status })
  }
}

function tokenOf({ body, query }: FastifyRequest): string {
  return tokenIn(body) ?? tokenIn(query) ?? ''
}

/** RFC 8058 also allows multipart bodies. If one cannot be parsed, the token in the query may still be valid. */
async function readMultipart({ headers }: FastifyRequest, body: string | Buffer): Promise<unknown> {
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

function tokenIn(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null || !('token' in input)) return undefined
  return typeof input.token === 'string' ? input.token : undefined
}
