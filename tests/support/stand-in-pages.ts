import type { ServerBuild } from 'react-router'
import type { PageRequest } from '../../src/web/entry.server.tsx'
import { openTestSite } from './test-site.ts'

interface StandInOptions {
  readonly now?: () => Date
  readonly cachesPages?: boolean
}

/** A site whose pages are written by the test; the built pages have tests of their own. */
export function openStandInSite(
  answerPage: (request: PageRequest) => Promise<Response>,
  { now, cachesPages = true }: StandInOptions = {},
) {
  const build = { entry: { module: { answerPage } } } as unknown as ServerBuild
  return openTestSite({
    environment: { SITE_ORIGIN: 'http://kawara.example', DEMO: '0' },
    ...(now && { now }),
    web: { build: async () => build, mode: 'production', cachesPages, assetsOf: () => [] },
  })
}

export function html(body: string, status = 200): Response {
  return new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
