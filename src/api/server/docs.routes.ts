import type { FastifyInstance } from 'fastify'
import { filesOperations } from '../../contract/operations/files.operations.ts'
import type { Operation } from '../../contract/operations/operation.ts'
import { docsPath, openapiPath } from '../../words/addresses/endpoints.ts'
import { cachePolicies } from '../cache/cache-policies.ts'
import { docsPage } from './docs-page.ts'

interface Described {
  readonly siteName: string
  readonly siteOrigin: string
  readonly operations: Readonly<Record<string, Operation>>
}

/** The description of the API, and the page that shows it. */
export function docsRoutes(app: FastifyInstance, { siteName, siteOrigin, operations }: Described): void {
  const hidden = { schema: { hide: true } }
  const { html, policy } = docsPage({
    title: siteName,
    origin: siteOrigin,
    operations: { ...operations, ...filesOperations },
  })
  app.get(openapiPath, hidden, async (_, reply) =>
    reply.header('cache-control', cachePolicies.apiDescription).send(app.swagger()),
  )
  app.get(docsPath, hidden, async (_, reply) =>
    reply
      .headers({ 'content-security-policy': policy, 'cache-control': cachePolicies.apiDescription })
      .type('text/html; charset=utf-8')
      .send(html),
  )
}
