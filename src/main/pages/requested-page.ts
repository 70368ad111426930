import type { FastifyRequest } from 'fastify'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import { pageAddress, type PageAddress } from '../../web/addresses/page-address.ts'
import { appVersionOf } from '../../web/reader/app-version.ts'
import { canonicalPath } from './canonical-path.ts'

export interface RequestedPage extends PageAddress {
  readonly language: FastifyRequest['language']
  readonly inApp: boolean
  /** The canonical path to redirect to; undefined if the requested path is canonical. */
  readonly movedTo: string | undefined
}

export function requestedPage({ url, language, headers }: FastifyRequest): RequestedPage {
  const [path = '/'] = url.split('?', 1)
  const search = url.slice(path.length + 1)
  const query = new URLSearchParams(search)
  const canonical = pageAddress({ path: canonicalPath(path), query })
  return {
    language,
    ...canonical,
    inApp: appVersionOf({ userAgent: headers['user-agent'] ?? '', query }) !== 0,
    movedTo: canonical.path === path ? undefined : canonical.path + url.slice(path.length),
  }
}

export function webRequest({ language, path, query }: RequestedPage, siteOrigin: string): Request {
  const url = new URL(languageOrigin({ siteOrigin, language }))
  url.pathname = path
  url.search = query.toString()
  return new Request(url)
}
