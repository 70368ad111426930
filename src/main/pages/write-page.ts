import type { ServerBuild } from 'react-router'
import type { BrowserProof } from '../../api/operations/implementation.ts'
import type { PageTag } from '../../api/page-cache/page-tag.ts'
import type { Client } from '../../contract/calls/client.ts'
import type { AppStores } from '../../domain/kernel/site/app-stores.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { Sellers } from '../../domain/kernel/site/seller.ts'
import { minute } from '../../domain/kernel/time/durations.ts'
import type { PageRequest } from '../../web/entry.server.tsx'
import { CachedParts, type FramedPage } from '../../web/loading/cached-parts.ts'
import { webRequest, type RequestedPage } from './requested-page.ts'
import { proofOf, type SentForm } from './sent-form.ts'

export interface WriteOptions {
  /** Returns the built pages; called for each request, because in development the build changes with the source files. */
  readonly build: () => Promise<ServerBuild>
  readonly mode: 'production' | 'development'
  readonly assetsOf: (module: string) => readonly string[] | undefined
  readonly siteOrigin: string
  readonly signatureKey: string
  readonly appStores: AppStores
  readonly sellers: Sellers
  readonly clientFor: (caller: {
    language: Language
    dependsOn: (tag: PageTag) => void
    isPrivate: () => void
    address?: string
    browserProof?: BrowserProof
  }) => Client
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}

interface WriteRequest {
  readonly requested: RequestedPage
  readonly sent: SentForm | undefined
  readonly nonce: string | undefined
}

export async function writePage({ requested, sent, nonce }: WriteRequest, options: WriteOptions) {
  const tags = new Set<PageTag>()
  let delivered: FramedPage | undefined
  let isPrivate = sent !== undefined
  let ownStatus: number | undefined
  const moment = startOfMinute(options.now())
  const build = await options.build()
  const response = await answerPageOf(build)({
    build,
    mode: options.mode,
    request: webRequest(requested, options.siteOrigin),
    page: {
      client: options.clientFor({
        language: requested.language,
        dependsOn: (tag) => tags.add(tag),
        isPrivate: () => (isPrivate = true),
        ...(sent !== undefined && { address: sent.address, browserProof: proofOf(sent) }),
      }),
      address: requested,
      language: requested.language,
      inApp: requested.inApp,
      now: moment,
      siteOrigin: options.siteOrigin,
      signatureKey: options.signatureKey,
      appStores: options.appStores,
      sellers: options.sellers,
      scriptNonce: nonce,
      assetsOf: options.assetsOf,
      deliver(page) {
        delivered = page
      },
      loaded: new Map(),
      posted: sent && { ...sent, answerWith: (status) => (ownStatus = status) },
      isPrivate: () => (isPrivate = true),
      onError: options.onError,
    },
  })
  const page = delivered ?? {
    frame: Buffer.from(await response.arrayBuffer()),
    parts: new CachedParts(),
  }
  return { ...page, moment, response, ownStatus, isPrivate, tags }
}

/**
 * The time that a page is rendered for, at which its countdowns start. It is cut to the minute, so that renderings of one minute
 * are equal; the browser shows the seconds itself.
 */
function startOfMinute(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / minute) * minute)
}

/** React Router types only the default export of a build's entry; our entry also exports this function. */
function answerPageOf(build: ServerBuild): (request: PageRequest) => Promise<Response> {
  return (build.entry.module as unknown as { answerPage: (request: PageRequest) => Promise<Response> })
    .answerPage
}
