import type { FastifyInstance, FastifyRequest } from 'fastify'
import { filesOperations } from '../../contract/operations/files.operations.ts'
import { Refusal, type FieldError } from '../../contract/problems/problem.ts'
import type { ProblemCode } from '../../contract/problems/problem-catalogue.ts'
import { mostFileBytes, mostIconBytes } from '../../domain/files/file-rules.ts'
import { imageKindOf } from '../../domain/files/image-kind.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { filePath } from '../../words/endpoints.ts'
import { cachePolicies } from '../cache/cache-policies.ts'
import type { Database } from '../database/database.ts'
import { callerAddress } from '../http/caller-address.ts'
import { problemResponses } from '../operations/openapi.ts'
import { wordsFor } from '../words/words-for.ts'
import { putFile } from './files.store.ts'
import type { UploadTally } from './files.metrics.ts'
import type { ImageMaker } from './image-maker.ts'
import { readOnePart } from './one-part.ts'
import { readBody } from './read-body.ts'
import type { UploadAllowance } from './upload-allowance.ts'
import { uploadPlaces } from './upload-places.ts'

/** What stands around the file in the body. */
const wrapping = 8_192
/** A phone in a train may send 1 Mbit a second. */
const sendingMilliseconds = 90_000

export interface Uploading {
  readonly database: Database
  readonly makeImage: ImageMaker
  readonly allowance: UploadAllowance
  readonly tally: UploadTally
  /** Asked before anything is read. */
  readonly mayUpload: (request: FastifyRequest) => Promise<boolean>
  /** Told of a file that was stored. */
  readonly onStored: (name: string) => void
  readonly now: () => Date
}

/** `POST /api/files`: one image in, its path out. It carries a file where other operations carry JSON, hence a route of its own. */
export function uploadRoutes(app: FastifyInstance, needs: Uploading): void {
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
          most: mostFileBytes + wrapping,
          milliseconds: sendingMilliseconds,
          refusal: (code) => refusal(code, request.language),
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
        if (!(await needs.mayUpload(request))) throw new Refusal('signature_invalid')
      },
      async onError(_, __, error) {
        needs.tally.refused(reasonOf(error))
      },
      async handler(request, reply) {
        working.add(request)
        try {
          const { body, language } = request
          reply.header('cache-control', cachePolicies.never)
          const isIcon = request.query.as === 'icon'
          return await takeFile({ sent: body, isIcon, caller: callerAddress(request), language }, needs)
        } finally {
          leaving.get(request)?.()
        }
      },
    })
  })
}

const iconKinds = new Set<ReturnType<typeof imageKindOf>>(['jpeg', 'png'])

interface Sent {
  /** Undefined: what was sent is no form with one file. */
  readonly sent: Buffer | undefined
  /** Of a dApp: other kinds of images are refused, and so are large ones. */
  readonly isIcon: boolean
  readonly caller: string
  readonly language: Language
}

async function takeFile({ sent, isIcon, caller, language }: Sent, needs: Uploading) {
  if (sent === undefined) throw refusal('upload_malformed', language)
  if (sent.length === 0) throw refusal('file_missing', language)
  if (sent.length > mostFileBytes) throw refusal('file_too_large', language)
  if (isIcon && sent.length > mostIconBytes) throw refusal('icon_too_large', language)
  if (isIcon && !iconKinds.has(imageKindOf(sent))) throw refusal('icon_not_jpeg_or_png', language)
  const now = needs.now()
  await needs.allowance({ caller, bytes: sent.length, now })
  const image = await needs.makeImage(sent)
  if ('fault' in image) throw refusal(image.fault, language)
  await putFile({ image, now }, needs.database)
  const { hash, type, width, height, bytes } = image
  needs.onStored(`${hash}.${type}`)
  needs.tally.stored(sent.length)
  return { path: filePath({ hash, type }), width, height, bytes: bytes.length }
}

/** As a form shows it: at the field of the file. */
function refusal(code: ProblemCode, language: Language): Refusal {
  const errors: FieldError[] = [{ field: 'file', code, message: wordsFor(language, 'problems')[code]() }]
  return new Refusal(code, { errors })
}

function reasonOf(error: Error & { code?: unknown }): string {
  return typeof error.code === 'string' ? error.code : 'internal'
}
