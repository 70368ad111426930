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
