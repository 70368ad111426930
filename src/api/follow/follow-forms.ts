import fastifyFormbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { followedPath, unfollowedPath } from '../../words/addresses/addresses.ts'
import { confirmFollowPath, stopFollowPath } from '../../words/addresses/endpoints.ts'
import { Refusal } from '../../contract/problems/problem.ts'
import { followStatus } from '../../domain/follow/follow.ts'
import { cachePolicies } from '../cache/cache-policies.ts'
import type { Following } from './ask-to-follow.ts'
import { findLinked, type Linked } from './follow-linked.ts'
import { storedProof } from '../operations/browser-proof.ts'
import { confirmRequest } from './follow-requests.store.ts'
import { browserOf } from './follow.operations.ts'
import { setFollowStatus } from './follows.store.ts'

/** What a press of a button of a mail does, once the token is found true. */
type PressAct = (linked: Linked, requested: FastifyRequest, deps: Following) => Promise<void>

const confirmFollow: PressAct = async ({ follow, request }, requested, deps) => {
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

const stopFollow: PressAct = async ({ follow }, _, deps) => {
  if (follow.status === followStatus.notFollowing) return
  await setFollowStatus(
    { followId: follow.follow_id, status: followStatus.notFollowing, now: deps.now() },
    deps.database,
  )
}

const perMinute = 30
const maxBytes = 4_096

/** Providers press the button of many readers from one address of theirs: whoever has a token needs no other leave. */
function limitOf(kind: Linked['kind'], deps: Following) {
  return {
    rateLimit: {
      max: perMinute,
      timeWindow: 60_000,
      // Behind the reading of the body, where the token may be.
      hook: 'preHandler' as const,
      allowList: async (request: FastifyRequest) =>
        (await findLinked(givenToken(request), deps))?.kind === kind,
    },
  }
}

/**
 * The buttons of the pages that mails lead to, as plain forms, so that they work without JavaScript; and the one-click
 * call of mail programs (RFC 8058). The token in them is the proof: nothing happens on a GET.
 */
export function followForms(app: FastifyInstance, deps: Following): void {
  void app.register(async (forms) => {
    // Here alone: every other route refuses forms with a 415.
    await forms.register(fastifyFormbody, {
      bodyLimit: maxBytes,
      parser: (text) => Object.fromEntries(new URLSearchParams(text)),
    })
    const schema = {
      tags: ['follow'],
      querystring: Type.Object({ token: Type.Optional(Type.String({ maxLength: 200 })) }),
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
        schema: { ...schema, operationId: 'confirmFollow', summary: 'Press of the button: follow' },
        config: limitOf('confirm', deps),
      },
      (request, reply) =>
        pressed({ kind: 'confirm', pageOf: followedPath, act: confirmFollow }, request, reply),
    )
    forms.post(
      stopFollowPath,
      {
        schema: {
          ...schema,
          operationId: 'stopFollow',
          summary: 'Press of the button, or one click in a mail program: stop',
        },
        config: limitOf('stop', deps),
      },
      (request, reply) => pressed({ kind: 'stop', pageOf: unfollowedPath, act: stopFollow }, request, reply),
    )
  })

  const pressed = async (
    { kind, pageOf, act }: { kind: Linked['kind']; pageOf: typeof followedPath; act: PressAct },
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const inForm = tokenIn(request.body)
    const token = givenToken(request)
    const linked = await findLinked(token, deps)
    if (linked === undefined || linked.kind !== kind) {
      // A form leads back to its page, which says what is wrong in the reader's words.
      if (inForm !== undefined) return reply.redirect(pageOf('invalid'), 303)
      throw new Refusal('follow_link_invalid')
    }
    await act(linked, request, deps)
    if (inForm !== undefined) return reply.redirect(pageOf(token), 303)
    const status = kind === 'stop' ? followStatus.notFollowing : followStatus.following
    return reply.header('cache-control', cachePolicies.never).send({ status })
  }
}

function givenToken({ body, query }: FastifyRequest): string {
  return tokenIn(body) ?? tokenIn(query) ?? ''
}

/** The other encoding that RFC 8058 lets a mail program use. Where it cannot be read, the token of the address may do. */
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
