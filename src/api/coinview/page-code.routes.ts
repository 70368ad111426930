import type { FastifyInstance } from 'fastify'
import { renderSVG } from 'uqr'
import { oncePerLanguage } from '../../domain/kernel/site/language.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import { appCodePath, appPath } from '../../words/addresses/addresses.ts'
import { cachePolicies } from '../cache/cache-policies.ts'

/** The rim that scanners need, in squares. */
const rim = 4

/** A code that leads a phone to the page of the app, on the host that it was asked of. */
export function pageCodeRoutes(app: FastifyInstance, { siteOrigin }: { siteOrigin: string }): void {
  const codeOf = oncePerLanguage((language) =>
    renderSVG(languageOrigin({ siteOrigin, language }) + appPath, { ecc: 'M', border: rim }),
  )
  app.get(appCodePath, { schema: { hide: true } }, (request, reply) =>
    reply
      .header('cache-control', cachePolicies.publicFiles)
      .type('image/svg+xml')
      .send(codeOf(request.language)),
  )
}
