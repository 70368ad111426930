import { makeCachedPage, type CachedPage } from '../../src/api/page-cache/cached-page.ts'
import type { Rendering } from '../../src/api/page-cache/memory-pages.ts'
import type { PageTag } from '../../src/api/page-cache/page-tag.ts'

export async function renderingOf(text: string, tags: readonly PageTag[] = []): Promise<Rendering> {
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const page = await makeCachedPage({ status: 200, headers, body: Buffer.from(text) })
  return { page, tags: new Set(tags), isCacheable: true }
}

export const textOf = (page: CachedPage | undefined) => page?.bodies.identity.toString()
