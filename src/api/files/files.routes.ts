import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../contract/problems/problem.ts'
import { readContentName } from '../../domain/files/file-rules.ts'
import { filesPrefix } from '../../words/addresses/endpoints.ts'
import { cachePolicies } from '../cache/cache-policies.ts'
import { callerAddress } from '../http/caller-address.ts'
import { memoryCounter } from '../http/limit-counter.ts'
import type { KnownFiles } from './known-files.ts'
import { minute } from '../../domain/kernel/time/durations.ts'

const contentTypes = { jpg: 'image/jpeg', png: 'image/png' } as const
/** Of names that have to be looked for in the database, by one caller. */
const maxLookupsPerMinute = 600

/** An image is an image, whoever opens it and however: nothing in it is run, and no other type is guessed. */
const fileHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
}

/** `/files/…`: by the name of its content for ever, and by the name of earlier versions for a day. */
export function fileRoutes(
  app: FastifyInstance,
  { files, now }: { files: KnownFiles; now: () => Date },
): void {
  const lookedFor = memoryCounter(() => now().getTime())
  app.get<{ Params: { '*': string } }>(
    `${filesPrefix}*`,
    { schema: { hide: true } },
    async (request, reply) => {
      const name = request.params['*']
      if (!files.isKnown(name)) {
        const { current, ttl } = await lookedFor.count(callerAddress(request), minute)
        if (current > maxLookupsPerMinute)
          throw new Refusal('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) })
      }
      const file = await files.find(name)
      if (file === undefined) throw new Refusal('not_found')
      const isForever = readContentName(name) !== undefined
      return reply
        .headers(fileHeaders)
        .header('cache-control', isForever ? cachePolicies.forever : cachePolicies.files)
        .header('etag', `"${file.hash}"`)
        .type(contentTypes[file.type])
        .send(file.bytes)
    },
  )
}
