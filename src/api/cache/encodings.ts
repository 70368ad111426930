import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)

/** Compression for content that is compressed once and sent many times, at a speed that a request can wait for. */
export const compress = {
  br: (content: Buffer): Promise<Buffer> =>
    brotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gzip: promisify(gzip) as (content: Buffer) => Promise<Buffer>,
} as const

/** Finds encodings that the header `Accept-Encoding` excludes: `br;q=0` excludes brotli, `br;q=0.5` does not. */
const refused = {
  br: /\bbr\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/,
  gzip: /\bgzip\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/,
}

export function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== 'string') return 'identity'
  if (accepted.includes('br') && !refused.br.test(accepted)) return 'br'
  return accepted.includes('gzip') && !refused.gzip.test(accepted) ? 'gzip' : 'identity'
}
