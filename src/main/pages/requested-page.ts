import type { FastifyRequest } from 'fastify'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import { pageAddress, type PageAddress } from '../../web/addresses/page-address.ts'
import { appVersionOf } from '../../web/reader/app-version.ts'
import { settledPath } from './settled-path.ts'

/** What a request says of the page it wants, by the one address of the page, whichever way it was requested. */
export interface RequestedPage extends PageAddress {
  readonly language: FastifyRequest['language']
  /** The app has many versions, and one way to be shown the site. */
  readonly inApp: boolean
  /** Where the reader is led instead, when the path is spelled in another way. */
  readonly movedTo: string | undefined
}

export function requestedPage({ url, language, headers }: FastifyRequest): RequestedPage {
  const [path = '/'] = url.split('?', 1)
  // The first question mark parts path and query; any other is part of what somebody typed.
  const search = url.slice(path.length + 1)
  const query = new URLSearchParams(search)
  const settled = pageAddress({ path: settledPath(path), query })
  return {
    language,
    ...settled,
    inApp: appVersionOf({ userAgent: headers['user-agent'] ?? '', query }) !== 0,
    movedTo: settled.path === path ? undefined : settled.path + url.slice(path.length),
  }
}

/** By its one address under the configured origin: what else a request says of itself is no part of the page. */
export function webRequest({ language, path, query }: RequestedPage, siteOrigin: string): Request {
  const url = new URL(languageOrigin({ siteOrigin, language }))
  url.pathname = path
  url.search = query.toString()
  return new Request(url)
}
