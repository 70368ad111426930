import type { FastifyInstance } from 'fastify'
import { renderSVG } from 'uqr'
import { oncePerLanguage } from '../../domain/kernel/site/language.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import { appCodePath, appPath } from '../../words/addresses/addresses.ts'
import { cachePolicies } from '../cache/cache-policies.ts'

/** The white margin around a QR code that scanners need, in squares of the code. */
const margin = 4

export function pageCodeRoutes(app: FastifyInstance, { siteOrigin }: { siteOrigin: string }): void {
  const codeOf = oncePerLanguage((language) =>
    renderSVG(languageOrigin({ siteOrigin, language }) + appPath, { ecc: 'M', border: margin }),
  )
  app.get(appCodePath, { schema: { hide: true } }, (request, reply) =>
    reply
      .header('cache-control', cachePolicies.publicFiles)
      .type('image/svg+xml')
      .send(codeOf(request.language)),
  )
}
