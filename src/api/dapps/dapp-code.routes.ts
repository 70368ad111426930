import type { FastifyInstance, FastifyReply } from 'fastify'
import sharp from 'sharp'
import { encode, renderSVG } from 'uqr'
import { Refusal } from '../../contract/problems/problem.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import { minute } from '../../domain/kernel/time/durations.ts'
import { dappCodePath, dappPath } from '../../words/addresses/dapp-addresses.ts'
import { cachePolicies } from '../cache/cache-policies.ts'
import type { Queries } from '../database/database.ts'
import { callerAddress } from '../http/caller-address.ts'
import { memoryCounter } from '../http/limit-counter.ts'
import { findDapp } from './find-dapp.ts'

/** The white margin around a QR code that scanners need, in squares of the code. */
const quietZone = 4
const code = { ecc: 'M', border: quietZone } as const
const squarePixels = 24
const maxPerMinute = 120

interface CodeDeps {
  readonly siteOrigin: string
  readonly database: Queries
  readonly now: () => Date
}

/** Serves the link of a dApp as a QR code; `?download` makes browsers save it as a file. */
export function dappCodeRoutes(app: FastifyInstance, { siteOrigin, database, now }: CodeDeps): void {
  const requests = memoryCounter(() => now().getTime())
  for (const type of ['svg', 'png'] as const)
    app.get<{ Params: { dappId: string } }>(
      dappCodePath(':dappId', type),
      { schema: { hide: true } },
      async (request, reply) => {
        const { dappId } = request.params
        const { current, ttl } = await requests.count(callerAddress(request), minute)
        if (current > maxPerMinute)
          throw new Refusal('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) })
        const dapp = await findDapp(dappId, database)
        if (dapp === undefined) throw new Refusal('dapp_not_found')
        const link = languageOrigin({ siteOrigin, language: request.language }) + dappPath(dappId)
        const { url } = request
        if (/[?&]download(?:[=&]|$)/.test(url)) sendAsAttachment(reply, `${dappId}.${type}`)
        // Browsers must check the code each time, because the code of a deleted dApp must disappear at once.
        reply.header('cache-control', cachePolicies.revalidated)
        if (type === 'svg') return reply.type('image/svg+xml').send(renderSVG(link, code))
        return reply.type('image/png').send(await pngOf(link))
      },
    )
}

function sendAsAttachment(reply: FastifyReply, name: string): void {
  reply.header('content-disposition', `attachment; filename="${name}"`)
}

/** Scales the code without smoothing, so that its squares have sharp edges. */
function pngOf(link: string): Promise<Buffer> {
  const { data, size } = encode(link, code)
  const pixels = Buffer.from(data.flat().map((isDark) => (isDark ? 0 : 255)))
  const side = size * squarePixels
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize({ width: side, height: side, kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer()
}
