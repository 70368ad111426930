import { contentSecurityPolicy, hashOf } from '../api/http/security-headers.ts'

/**
 * The renderer marks its own inline scripts with a random nonce. Each becomes a hash in the policy and the mark
 * is taken away, so a page can be cached and sent again, and a script that came in with content has no mark.
 */
export function sealScripts({ html, mark }: { html: string; mark: string }): {
  html: string
  policy: string
} {
  const attribute = ` nonce="${mark}"`
  const inline = new RegExp(`<script(?=[^>]*${attribute})(?![^>]* src=)[^>]*>([\\s\\S]*?)</script>`, 'g')
  const scriptHashes = [...html.matchAll(inline)].map(([, script = '']) => hashOf(script))
  return { html: html.replaceAll(attribute, ''), policy: contentSecurityPolicy({ scriptHashes }) }
}

const viewport = /<meta name="viewport"[^>]*>/
const stylesheet = /<link rel="stylesheet"[^>]*>/g
const modulePreload = /<link rel="modulepreload"[^>]*>/g

/**
 * React writes preloads of pictures first and the stylesheet last. A browser asks in this order over a handful of
 * connections, so what the page waits for is put in front: the stylesheet, then the scripts.
 */
export function paintFirst(html: string): string {
  const end = html.indexOf('</head>')
  const head = html.slice(0, end)
  const first = [...(head.match(stylesheet) ?? []), ...(head.match(modulePreload) ?? [])].join('')
  const rest = head.replaceAll(stylesheet, '').replaceAll(modulePreload, '')
  return rest.replace(viewport, (tag) => tag + first) + html.slice(end)
}
