import fastifySwagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { signatureHeader } from '../../contract/calls/signature.ts'
import { isWrite, type Operation } from '../../contract/operations/operation.ts'
import { problemCatalogue, type ProblemCode } from '../../contract/problems/problem-catalogue.ts'
import { wordsFor } from '../words/words-for.ts'

const ProblemSchema = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.Optional(Type.String()),
  code: Type.String(),
  errors: Type.Optional(
    Type.Array(Type.Object({ field: Type.String(), code: Type.String(), message: Type.String() })),
  ),
})

export async function describeApi(app: FastifyInstance, { title }: { title: string }): Promise<void> {
  await app.register(fastifySwagger, {
    transform: ({ schema, url }) => ({ schema: withEnums(schema), url }),
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${title} API`,
        version: '1',
        description:
          'Texts in responses are in the language of the host name: `en.`, `ko.` or `zh.` before the name of the site, ' +
          'otherwise Japanese. Calls that write carry a signature in the header `X-Signature`, which stops simple scripts and ' +
          'is not authentication. A call that fails returns a problem (RFC 9457): `code` says which, `errors` which fields ' +
          'are wrong.',
      },
      components: {
        securitySchemes: {
          signature: { type: 'apiKey', in: 'header', name: signatureHeader },
          key: { type: 'apiKey', in: 'header', name: 'authorization' },
        },
      },
    },
  })
}

/**
 * Documents the `knownValues` of a field as `enum`. Schemas have no `enum` there, because operations check these values
 * themselves to give better errors.
 */
function withEnums<Described>(schema: Described): Described {
  return JSON.parse(JSON.stringify(schema).replaceAll('"knownValues":', '"enum":')) as Described
}

export function problemCodesOf(operation: Operation): ProblemCode[] {
  return [
    ...(operation.params || operation.query || operation.body ? (['invalid_input'] as const) : []),
    ...(operation.body ? (['malformed_body', 'body_too_large', 'unsupported_media_type'] as const) : []),
    ...(isWrite(operation) ? (['signature_invalid'] as const) : []),
    ...(operation.problems ?? []),
    'too_many_requests',
    'database_away',
  ]
}

/**
 * Describes each problem by its code and the text that a visitor reads: `push_off: This site is not sending notifications at the
 * moment.`
 */
export function problemResponses(operation: Operation): Record<string, object> {
  const titles = wordsFor('en', 'problems')
  const byStatus = Map.groupBy(problemCodesOf(operation), (code) => problemCatalogue[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `${code}: ${titles[code]()}`).join('\n\n'),
        content: { 'application/problem+json': { schema: ProblemSchema } },
      },
    ]),
  )
}
