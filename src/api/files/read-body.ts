import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import type { Refusal } from '../../contract/problems/problem.ts'

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
export function readBody(
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
