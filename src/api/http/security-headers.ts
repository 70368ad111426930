import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

/** The Content-Security-Policy of pages. Scripts are files of the site, or inline scripts allowed by their hash. */
export function contentSecurityPolicy({
  scriptHashes = [],
  styleTexts = [],
  development = false,
}: PolicyOptions): string {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)]
  const styles = ["'self'", ...styleTexts.map((style) => `'sha256-${hashOf(style)}'`)]
  return [
    "default-src 'self'",
    // In development inline scripts and styles are allowed, because the development server injects them. It also needs a web
    // socket.
    development ? "script-src 'self' 'unsafe-inline'" : `script-src ${scripts.join(' ')}`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src ${styles.join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // Frames may contain our widgets, as previews, and video players that a page loads on click.
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    "frame-ancestors 'none'",
  ].join('; ')
}

interface PolicyOptions {
  readonly scriptHashes?: readonly string[]
  readonly styleTexts?: readonly string[]
  readonly development?: boolean
}

export function hashOf(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('base64')
}

export function pageHeaders(siteOrigin: string): Readonly<Record<string, string>> {
  if (!siteOrigin.startsWith('https:')) return always
  return { ...always, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
}

export function securityHeaders(app: FastifyInstance, { siteOrigin }: { siteOrigin: string }): void {
  const headers = pageHeaders(siteOrigin)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
  })
}
