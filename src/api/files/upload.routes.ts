import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { filesOperations } from '../../contract/operations/files.operations.ts'
import { Refusal } from '../../contract/problems/problem.ts'
import { maxFileBytes } from '../../domain/files/file-rules.ts'
import { cachePolicies } from '../cache/cache-policies.ts'
import { callerAddress } from '../http/caller-address.ts'
import { problemResponses } from '../operations/openapi.ts'
import { storeUpload, uploadRefusal, type StoreUploadDeps } from './store-upload.ts'
import { uploadSlots } from './upload-slots.ts'

const maxHeadBytes = 4_096

/**
 * Returns the file of a `multipart/form-data` body with exactly one part named `file`: `--x⏎head⏎⏎bytes⏎--x--⏎`. Any other body,
 * also one with two parts, gives undefined. The bytes are not copied and are scanned once.
 */
function readOnePart(body: Buffer, contentType: string): Buffer | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;,"]{1,70}))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) return undefined
  const opening = `--${boundary}\r\n`
  if (body.toString('latin1', 0, opening.length) !== opening) return undefined
  const headEnd = body.subarray(0, opening.length + maxHeadBytes).indexOf('\r\n\r\n', opening.length)
  if (headEnd < 0) return undefined
  if (!isFileHead(body.toString('latin1', opening.length, headEnd))) return undefined
  const from = headEnd + 4
  const closing = `\r\n--${boundary}`
  const to = body.indexOf(closing, from, 'latin1')
  if (to < 0) return undefined
  const rest = body.toString('latin1', to + closing.length, to + closing.length + 5)
  return rest === '--\r\n' || rest === '--' ? body.subarray(from, to) : undefined
}

/**
 * Recognises the part of the form that has the file. The file name and type that it states are ignored, because a sender can
 * state anything.
 */
function isFileHead(head: string): boolean {
  const disposition = head.split('\r\n').find((line) => /^content-disposition:\s*form-data\s*;/i.test(line))
  return (
    disposition !== undefined &&
    /;\s*name="?file"?\s*(?:;|$)/i.test(disposition) &&
    /;\s*filename\*?=/i.test(disposition)
  )
}

const multipartBytes = 8_192
/** A client has this long to send its file: enough for 8 MB over 1 Mbit/s, a phone on a train. */
const sendingMilliseconds = 90_000

export interface UploadDeps extends StoreUploadDeps {
  readonly mayUpload: (request: FastifyRequest) => Promise<boolean>
}

/** `POST /api/files` takes one image and returns its path. It is a route because operations take JSON and this takes a file. */
export function uploadRoutes(app: FastifyInstance, deps: UploadDeps): void {
  const { uploadFile: operation } = filesOperations
  const slots = uploadSlots()
  const leaving = new WeakMap<FastifyRequest, () => void>()
  const working = new WeakSet<FastifyRequest>()
  void app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers()
    uploads.addContentTypeParser(
      'multipart/form-data',
      async (request: FastifyRequest, payload: FastifyRequest['raw']) => {
        const body = await readBody(payload, {
          maxBytes: maxFileBytes + multipartBytes,
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
      // Fastify validates nothing: the schema is only for the API's documentation, and the parsed body is the bytes of the file.
      validatorCompiler: () => () => true,
      config: {
        rateLimit: { max: operation.perMinute, timeWindow: 60_000 },
      },
      async preParsing(request, reply) {
        const leave = slots.take(callerAddress(request))
        leaving.set(request, leave)
        // A client that disconnects frees its upload slot, unless its image is being converted: then the slot is freed after
        // that.
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
          return await storeUpload({ sent: body, isIcon, caller: callerAddress(request), language }, deps)
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

type Code = 'file_too_large' | 'upload_malformed'

interface ReadBodyOptions {
  readonly maxBytes: number
  readonly milliseconds: number
  readonly refusal: (code: Code) => Refusal
}

/**
 * Reads the body up to the size and time limits. After a refusal the rest is read and dropped, so that the client gets to read the
 * response.
 */
function readBody(
  payload: Readable & Pick<IncomingMessage, 'headers'>,
  { maxBytes, milliseconds, refusal }: ReadBodyOptions,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const end = () => {
      clearTimeout(timer)
      payload.off('data', take).off('end', done).off('close', broken).off('error', broken)
    }
    const refuse = (code: Code) => {
      end()
      payload.on('error', () => {}).resume()
      reject(refusal(code))
    }
    const broken = () => refuse('upload_malformed')
    const take = (chunk: Buffer) => {
      size += chunk.length
      if (size > maxBytes) refuse('file_too_large')
      else chunks.push(chunk)
    }
    const done = () => {
      end()
      resolve(Buffer.concat(chunks))
    }
    const timer = setTimeout(broken, milliseconds)
    if (Number(payload.headers['content-length'] ?? 0) > maxBytes) return refuse('file_too_large')
    payload.on('data', take).on('end', done).on('close', broken).on('error', broken)
  })
}
