import { randomBytes } from 'node:crypto'
import { cachePolicies } from '../../api/cache/cache-policies.ts'
import { contentSecurityPolicy, pageHeaders } from '../../api/http/security-headers.ts'
import { makeCachedPage, makePlainPage } from '../../api/page-cache/cached-page.ts'
import type { Rendering } from '../../api/page-cache/memory-pages.ts'
import { fillIn, paintFirst, sealScripts } from './rendered-page.ts'
import type { RequestedPage } from './requested-page.ts'
import type { SentForm } from './sent-form.ts'
import { writePage, type WritingOptions } from './write-page.ts'

/** For a page that could not be made because what it shows is out of reach for a moment. */
const retryAfterSeconds = '5'

export interface RendererOptions extends WritingOptions {
  /** False: every page is sent once. */
  readonly cachesPages: boolean
}

export type RenderPage = (requested: RequestedPage, sent?: SentForm) => Promise<Rendering>

/** Has the web floor render one page, and makes it ready to be sent and cached. */
export function pageRenderer(options: RendererOptions): RenderPage {
  return async (requested, sent) => {
    const nonce = options.mode === 'production' ? randomBytes(16).toString('base64url') : undefined
    const { frame, parts, moment, response, ownStatus, isPrivate, tags } = await writePage(
      { requested, sent, nonce },
      options,
    )
    const rendered = paintFirst(frame)
    const sealed =
      nonce === undefined
        ? { page: rendered, policy: contentSecurityPolicy({ development: true }) }
        : sealScripts({ page: rendered, nonce })
    const status = response.status === 200 ? (ownStatus ?? 200) : response.status
    // A reader who comes back a moment later may well get another answer.
    const isForNow = status === 429 || status >= 500
    const headers = {
      ...pageHeaders(options.siteOrigin),
      ...Object.fromEntries(response.headers),
      'content-security-policy': sealed.policy,
      // Its address is a proof.
      ...(isPrivate ? { 'referrer-policy': 'no-referrer' } : {}),
      'cache-control': isPrivate || isForNow ? cachePolicies.never : cachePolicies.revalidated,
      ...(status === 503 && { 'retry-after': retryAfterSeconds }),
    }
    const content = fillIn({ frame: sealed.page, parts }, moment.toISOString())
    const made = { status, headers, ...content }
    const isCacheable = status === 200 && !isPrivate
    // What is sent once is not worth compressing.
    const page = options.cachesPages && isCacheable ? await makeCachedPage(made) : makePlainPage(made)
    return { page, tags, isCacheable }
  }
}
