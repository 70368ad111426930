import { contentSecurityPolicy, hashOf } from '../../api/http/security-headers.ts'
import { hashOfContent } from '../../api/page-cache/cached-page.ts'
import type { FramedPage } from '../../web/loading/cached-parts.ts'

/**
 * Replaces the random nonce of the renderer's inline scripts by hashes in the content security policy, so that the page can be
 * cached. A script that was injected with content has no nonce, gets no hash, and is blocked.
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

/** The code of the inline script whose tag is at this position; undefined for other tags and for scripts with `src`. */
function inlineScriptAt(page: Buffer, at: number): Buffer | undefined {
  const open = page.indexOf('>', at)
  const tag = page.toString('utf8', page.lastIndexOf('<', at), open)
  if (!tag.startsWith('<script') || tag.includes(' src=')) return undefined
  return page.subarray(open + 1, page.indexOf('</script>', open))
}

const viewport = /<meta name="viewport"[^>]*>/
/** Any but the sheet for print, which no screen waits for. */
const stylesheet = /<link rel="stylesheet"(?![^>]*media="print")[^>]*>/g
const modulePreload = /<link rel="modulepreload"[^>]*>/g
/** The beginning of the file name of the chunk with the libraries, which is larger than all other chunks together. */
const libraries = '/assets/react-'

/**
 * Moves the style sheet and then the libraries to the front of the head. React writes image preloads first and the style sheet
 * last, and a browser downloads in this order, although the first paint needs the style sheet. Small scripts get a low priority.
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
 * Joins the cached parts of a page with the markup around them, its `frame`. The content hash ignores the time of rendering,
 * which the frame contains, so a browser that has the page gets a 304 if only the time differs.
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
