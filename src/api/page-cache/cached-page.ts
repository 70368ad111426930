import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { compress, encodingFor, type Encoding } from '../cache/encodings.ts'

/** A response in every encoding that a browser may accept: its body is compressed once, and its headers are ready to be sent. */
export interface CachedPage {
  readonly status: number
  readonly etag: string
  readonly bytes: number
  readonly bodies: Readonly<Record<Encoding, Buffer>>
  /** The headers of a 200 in each encoding, and of a 304 (`unchanged`): names and values alternate, as `writeHead` takes them. */
  readonly headers: Readonly<Record<Encoding | 'unchanged', readonly string[]>>
}

export interface PageParts {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /**
   * The same text for renderings that look the same to a reader, so that they share an ETag; the default is the hash of the body.
   */
  readonly contentHash?: string
}

export async function makeCachedPage(parts: PageParts): Promise<CachedPage> {
  const { body } = parts
  const [br, gz] = await Promise.all([compress.br(body), compress.gzip(body)])
  return pageOf(parts, { br, gzip: gz })
}

/** Makes a page without compressed bodies: for a page that is sent only once, compressing costs more than it saves. */
export function makePlainPage(parts: PageParts): CachedPage {
  return pageOf(parts, undefined)
}

function pageOf(
  { status, headers, body, contentHash = hashOfContent([body]) }: PageParts,
  compressed: { br: Buffer; gzip: Buffer } | undefined,
): CachedPage {
  const etag = `W/"${contentHash}"`
  const all = { ...headers, etag, vary: 'accept-encoding' }
  const common = Object.entries(all).flat()
  const unchanged = Object.entries(all)
    .filter(([name]) => notModifiedHeaders.has(name))
    .flat()
  const sized = (content: Buffer) => [...common, 'content-length', String(content.length)]
  const identity = sized(body)
  if (compressed === undefined) {
    return {
      status,
      etag,
      bytes: body.length,
      bodies: { br: body, gzip: body, identity: body },
      headers: { br: identity, gzip: identity, identity, unchanged },
    }
  }
  const { br, gzip: gz } = compressed
  return {
    status,
    etag,
    bytes: body.length + br.length + gz.length,
    bodies: { br, gzip: gz, identity: body },
    headers: {
      br: [...sized(br), 'content-encoding', 'br'],
      gzip: [...sized(gz), 'content-encoding', 'gzip'],
      identity,
      unchanged,
    },
  }
}

/**
 * The headers of a 304 response. They must not include the content security policy: it names the scripts of this
 * rendering by hash and would block those of the older copy in the browser.
 */
const notModifiedHeaders = new Set(['etag', 'vary', 'cache-control'])

export function hashOfContent(pieces: Iterable<Buffer | string>): string {
  const hash = createHash('blake2b512')
  for (const piece of pieces) hash.update(piece)
  return hash.digest('base64url').slice(0, 22)
}

export function chooseAnswer(
  page: CachedPage,
  headers: IncomingHttpHeaders,
): { status: number; headers: readonly string[]; body: Buffer | undefined } {
  const has = headers['if-none-match']
  const isUnchanged = has === page.etag || has?.includes(page.etag.slice(weakMark)) === true
  if (page.status === 200 && isUnchanged) {
    return { status: 304, headers: page.headers.unchanged, body: undefined }
  }
  const encoding = encodingFor(headers['accept-encoding'])
  return { status: page.status, headers: page.headers[encoding], body: page.bodies[encoding] }
}

/** A proxy may have made the ETag weak or strong, so only the part in quotes is compared. */
const weakMark = 'W/'.length
