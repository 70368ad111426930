import type { FastifyInstance } from 'fastify'
import { renderSVG } from 'uqr'
import { loginCodePath } from '../../words/addresses/endpoints.ts'
import { cachePolicies } from '../cache/cache-policies.ts'
import { isOfThisSite } from '../http/same-site.ts'
import { browserProofs } from '../operations/browser-proof.ts'
import { browserHashOf, codeOf } from './logins.operations.ts'
import { shownLoginOf, type LoginDeps } from './qr-login.ts'

interface Deps extends LoginDeps {
  readonly siteOrigin: string
}

/** The white margin around a QR code that scanners need, in squares of the code. */
const margin = 4
const perMinute = 30

/**
 * The QR code of the login of this browser as a picture, so that the login page shows it before its scripts run, and is the same
 * page for everyone. A picture that another site embeds starts no login.
 */
export function loginCodeRoute(app: FastifyInstance, deps: Deps): void {
  const proofOf = browserProofs(deps)
  app.get(
    loginCodePath,
    {
      schema: { hide: true },
      exposeHeadRoute: false,
      config: { rateLimit: { max: perMinute, timeWindow: 60_000 } },
    },
    async (request, reply) => {
      reply.header('cache-control', cachePolicies.never)
      if (!isOfThisSite(request)) return reply.code(403).send()
      const browserProof = proofOf(request, reply, 'app-users')
      const browser = browserHashOf({ ...(browserProof && { browserProof }) })
      const loginId = await shownLoginOf({ browser, userAgent: request.headers['user-agent'] ?? '' }, deps)
      const code = codeOf(loginId, { ...deps, language: request.language })
      return reply.type('image/svg+xml').send(renderSVG(code, { ecc: 'M', border: margin }))
    },
  )
}
