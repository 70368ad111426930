import type { FastifyInstance, FastifyRequest } from 'fastify'
import { filesOperations } from '../../contract/operations/files.operations.ts'
import { Refusal } from '../../contract/problems/problem.ts'
import { maxFileBytes } from '../../domain/files/file-rules.ts'
import { cachePolicies } from '../cache/cache-policies.ts'
import { callerAddress } from '../http/caller-address.ts'
import { problemResponses } from '../operations/openapi.ts'
import { takeFile, uploadRefusal, type FileTaking } from './take-file.ts'
import { uploadPlaces } from './upload-places.ts'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'

const longestHead = 4_096

/**
 * The file in a `multipart/form-data` body that has one part, called `file`: `--x⏎head⏎⏎bytes⏎--x--⏎`. Undefined is anything else, and
 * two parts are. The bytes are not copied, and looked through once.
 */
function readOnePart(body: Buffer, contentType: string): Buffer | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;,"]{1,70}))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) return undefined
  const opening = `--${boundary}\r\n`
  if (body.toString('latin1', 0, opening.length) !== opening) return undefined
  const headEnd = body.subarray(0, opening.length + longestHead).indexOf('\r\n\r\n', opening.length)
  if (headEnd < 0) return undefined
  if (!isFileHead(body.toString('latin1', opening.length, headEnd))) return undefined
  const from = headEnd + 4
  const closing = `\r\n--${boundary}`
  const to = body.indexOf(closing, from, 'latin1')
  if (to < 0) return undefined
  const rest = body.toString('latin1', to + closing.length, to + closing.length + 5)
  return rest === '--\r\n' || rest === '--' ? body.subarray(from, to) : undefined
}

/** What the sender calls the file and its type is not read: neither is believed. */
function isFileHead(head: string): boolean {
  const disposition = head.split('\r\n').find((line) => /^content-disposition:\s*form-data\s*;/i.test(line))
  return (
    disposition !== undefined &&
    /;\s*name="?file"?\s*(?:;|$)/i.test(disposition) &&
    /;\s*filename\*?=/i.test(disposition)
  )
}

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

type Code = 'file_too_large' | 'upload_malformed'

interface Reading {
  readonly most: number
  readonly milliseconds: number
  readonly refusal: (code: Code) => Refusal
}

/**
 * What is sent, as long as it is no more than allowed and comes in time. Whatever comes after a refusal runs into nothing, so that the
 * sender gets to read the answer.
 */
function readBody(
  payload: Readable & Pick<IncomingMessage, 'headers'>,
  { most, milliseconds, refusal }: Reading,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const end = () => {
      clearTimeout(late)
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
      if (size > most) refuse('file_too_large')
      else chunks.push(chunk)
    }
    const done = () => {
      end()
      resolve(Buffer.concat(chunks))
    }
    const late = setTimeout(broken, milliseconds)
    if (Number(payload.headers['content-length'] ?? 0) > most) return refuse('file_too_large')
    payload.on('data', take).on('end', done).on('close', broken).on('error', broken)
  })
}
