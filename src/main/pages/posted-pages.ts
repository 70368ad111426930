import fastifyFormbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callerAddress } from '../../api/http/caller-address.ts'
import { isOfThisSite } from '../../api/http/same-site.ts'
import { PageRefused } from '../../api/page-cache/rendering-limits.ts'
import type { FormTickets } from '../../api/submissions/form-tickets.ts'
import { addEventPath, contactPath, ownerFormPath } from '../../words/addresses/addresses.ts'
import { followPath } from '../../words/addresses/follow-addresses.ts'
import { purchasePath } from '../../words/addresses/purchase-addresses.ts'
import type { SentForm } from './sent-form.ts'

const perMinute = 30
/**
 * Maximum size of a form body. It has room for the longest message, of which URL encoding writes a character of four bytes as
 * twelve.
 */
const maxBytes = 256 * 1024
/** The form of a project has long texts in five versions. */
const maxProjectBytes = 3 * maxBytes
const ticketField = 'ticket'

interface PostedPages {
  readonly tickets: FormTickets
  readonly answer: (request: FastifyRequest, reply: FastifyReply, sent: SentForm) => Promise<FastifyReply>
  readonly refuse: (request: FastifyRequest, reply: FastifyReply, why: PageRefused) => Promise<FastifyReply>
}

/** Routes of pages whose forms work without scripts: the browser posts the form to the page, which is rendered with the result. */
export function postedPages(app: FastifyInstance, { tickets, answer, refuse }: PostedPages): void {
  void app.register(async (forms) => {
    // Only the routes of pages with forms parse form bodies; all other routes answer 415.
    await forms.register(fastifyFormbody, {
      bodyLimit: maxProjectBytes,
      parser: (text) => Object.fromEntries(new URLSearchParams(text)),
    })
    for (const path of [contactPath, addEventPath, ownerFormPath, followPath, purchasePath]) {
      forms.post(
        path,
        {
          schema: { hide: true },
          bodyLimit: path === ownerFormPath ? maxProjectBytes : maxBytes,
          compress: false,
          config: { rateLimit: { max: perMinute, timeWindow: 60_000, errorResponseBuilder: tooMany } },
          errorHandler(thrown, request, reply) {
            if (!(thrown instanceof PageRefused)) throw thrown
            refuse(request, reply, thrown).catch((failed: unknown) => reply.send(failed))
          },
        },
        async (request, reply) => {
          // A form posted from another site is ignored. Browsers that report nothing still need a valid ticket. The redirect leads to the empty form, so the other site cannot even
          // prefill it.
          if (!isOfThisSite(request)) return reply.redirect(path, 303)
          const holder = { path, caller: callerAddress(request) }
          const { [ticketField]: input = '', ...fields } = textsIn(request.body)
          return answer(request, reply, {
            fields,
            ticket: tickets.issue(holder),
            sending: tickets.read(input, holder),
            address: holder.caller,
          })
        },
      )
    }
  })
}

function tooMany(_: FastifyRequest, { ttl }: { ttl: number }): PageRefused {
  return new PageRefused({ status: 429, retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) })
}

function textsIn(body: unknown): Readonly<Record<string, string>> {
  const fields = Object.entries(body ?? {}) as [string, unknown][]
  return Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string'))
}
