import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../contract/problems/problem.ts'
import { readContentName } from '../../domain/files/file-rules.ts'
import { minute } from '../../domain/kernel/time/durations.ts'
import { filesPrefix } from '../../words/addresses/endpoints.ts'
import { cachePolicies } from '../cache/cache-policies.ts'
import { callerAddress } from '../http/caller-address.ts'
import { memoryCounter } from '../http/limit-counter.ts'
import type { FileCache } from './file-cache.ts'

const contentTypes = { jpg: 'image/jpeg', png: 'image/png' } as const
const maxLookupsPerMinute = 600

/** Browsers must treat an uploaded file as an image only: they run nothing in it and do not guess another type. */
const fileHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
}

/** Serves `/files/…`. Browsers cache a file that is named by its hash for ever, and one under an old name for a day. */
export function fileRoutes(
  app: FastifyInstance,
  { files, now }: { files: FileCache; now: () => Date },
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
