import type { FastifyInstance, FastifyRequest } from 'fastify'
import { filesOperations } from '../../contract/operations/files.operations.ts'
import { Refusal } from '../../contract/problems/problem.ts'
import { maxFileBytes } from '../../domain/files/file-rules.ts'
import { cachePolicies } from '../cache/cache-policies.ts'
import { callerAddress } from '../http/caller-address.ts'
import { problemResponses } from '../operations/openapi.ts'
import { readOnePart } from './one-part.ts'
import { readBody } from './read-body.ts'
import { takeFile, uploadRefusal, type FileTaking } from './take-file.ts'
import { uploadPlaces } from './upload-places.ts'

/** What stands around the file in the body. */
const wrapping = 8_192
/** A phone in a train may send 1 Mbit a second. */
const sendingMilliseconds = 90_000

export interface Uploading extends FileTaking {
  /** Asked before anything is read. */
  readonly mayUpload: (request: FastifyRequest) => Promise<boolean>
}

/** `POST /api/files`: one image in, its path out. It carries a file where other operations carry JSON, hence a route of its own. */
export function uploadRoutes(app: FastifyInstance, deps: Uploading): void {
  const { uploadFile: operation } = filesOperations
  const places = uploadPlaces()
  const leaving = new WeakMap<FastifyRequest, () => void>()
  const working = new WeakSet<FastifyRequest>()
  void app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers()
    uploads.addContentTypeParser(
      'multipart/form-data',
      async (request: FastifyRequest, payload: FastifyRequest['raw']) => {
        const body = await readBody(payload, {
          most: maxFileBytes + wrapping,
          milliseconds: sendingMilliseconds,
          refusal: (code) => uploadRefusal(code, request.language),
        })
        return readOnePart(body, request.headers['content-type'] ?? '')
      },
    )
    uploads.route<{ Body: Buffer | undefined; Querystring: { as?: unknown } }>({
      method: operation.method,
      url: operation.path,
      schema: {
        operationId: 'uploadFile',
        tags: [operation.area],
        summary: operation.summary,
        consumes: ['multipart/form-data'],
        querystring: operation.query,
        body: operation.body,
        security: [{ signature: [] }],
        response: { 200: operation.reply, ...problemResponses(operation) },
      },
      // The schema describes the form; what came of it is the bytes of the file.
      validatorCompiler: () => () => true,
      config: {
        rateLimit: { max: operation.perMinute, timeWindow: 60_000 },
      },
      async preParsing(request, reply) {
        const leave = places.take(callerAddress(request))
        leaving.set(request, leave)
        // Whoever hangs up while an image is being made has the place until that is done.
        reply.raw.once('close', () => void (working.has(request) || leave()))
        if (!(await deps.mayUpload(request))) throw new Refusal('signature_invalid')
      },
      async onError(_, __, error) {
        deps.tally.refused(reasonOf(error))
      },
      async handler(request, reply) {
        working.add(request)
        try {
          const { body, language } = request
          reply.header('cache-control', cachePolicies.never)
          const isIcon = request.query.as === 'icon'
          return await takeFile({ sent: body, isIcon, caller: callerAddress(request), language }, deps)
        } finally {
          leaving.get(request)?.()
        }
      },
    })
  })
}

function reasonOf(error: Error & { code?: unknown }): string {
  return typeof error.code === 'string' ? error.code : 'internal'
}
