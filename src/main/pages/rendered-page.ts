import { contentSecurityPolicy, hashOf } from '../../api/http/security-headers.ts'
import { hashOfContent } from '../../api/page-cache/cached-page.ts'
import type { FramedPage } from '../../web/loading/cached-parts.ts'

/**
 * The renderer gives its own inline scripts a random nonce. Each becomes a hash in the policy and the nonce is
 * taken away, so a page can be cached and sent again, and a script that came in with content has no nonce.
 */
export function sealScripts({ page, nonce }: { page: Buffer; nonce: string }): {
  page: Buffer
  policy: string
} {
  const attribute = Buffer.from(` nonce="${nonce}"`)
  const parts: Buffer[] = []
  const scriptHashes: string[] = []
  let from = 0
  for (let at = page.indexOf(attribute); at !== -1; at = page.indexOf(attribute, from)) {
    parts.push(page.subarray(from, at))
    from = at + attribute.length
    const script = inlineScriptAt(page, at)
    if (script !== undefined) scriptHashes.push(hashOf(script))
  }
  parts.push(page.subarray(from))
  return { page: Buffer.concat(parts), policy: contentSecurityPolicy({ scriptHashes }) }
}

/** The script whose tag has an attribute at this place, if it is a script and stands in the page itself. */
function inlineScriptAt(page: Buffer, at: number): Buffer | undefined {
  const open = page.indexOf('>', at)
  const tag = page.toString('utf8', page.lastIndexOf('<', at), open)
  if (!tag.startsWith('<script') || tag.includes(' src=')) return undefined
  return page.subarray(open + 1, page.indexOf('</script>', open))
}

const viewport = /<meta name="viewport"[^>]*>/
const stylesheet = /<link rel="stylesheet"[^>]*>/g
const modulePreload = /<link rel="modulepreload"[^>]*>/g
/** The file of the libraries, which is larger than all others together. */
const libraries = '/assets/react-'

/**
 * React writes preloads of pictures first and the stylesheet last. A browser asks in this order over a handful of
 * connections, so what the page waits for is put in front: the stylesheet, then the libraries. The small scripts
 * are soon there once asked for, and leave the line to what is painted.
 */
export function paintFirst(page: Buffer): Buffer {
  const end = page.indexOf('</head>')
  if (end === -1) return page
  const head = page.toString('utf8', 0, end)
  const scripts = head.match(modulePreload) ?? []
  const first = [
    ...(head.match(stylesheet) ?? []),
    ...scripts.filter((link) => link.includes(libraries)),
    ...scripts
      .filter((link) => !link.includes(libraries))
      .map((link) => link.replace('<link ', '<link fetchpriority="low" ')),
  ]
  const rest = head.replaceAll(stylesheet, '').replaceAll(modulePreload, '')
  return Buffer.concat([
    Buffer.from(rest.replace(viewport, (tag) => tag + first.join(''))),
    page.subarray(end),
  ])
}

/**
 * Puts the parts where they belong. Pages that differ in the moment alone, as it stands in their frame, are the same
 * to a browser that has one of them.
 */
export function fillIn({ frame, parts }: FramedPage, moment: string): { body: Buffer; contentHash: string } {
  const pieces: Buffer[] = []
  const hashed: (Buffer | string)[] = []
  for (const piece of parts.piecesOf(frame)) {
    if (Buffer.isBuffer(piece)) {
      pieces.push(piece)
      hashed.push(...withoutText(piece, moment))
    } else {
      pieces.push(piece.bytes)
      hashed.push(piece.digest)
    }
  }
  return { body: Buffer.concat(pieces), contentHash: hashOfContent(hashed) }
}

function* withoutText(piece: Buffer, text: string): Generator<Buffer> {
  let from = 0
  for (let at = piece.indexOf(text); at !== -1; at = piece.indexOf(text, from)) {
    yield piece.subarray(from, at)
    from = at + text.length
  }
  yield piece.subarray(from)
}
