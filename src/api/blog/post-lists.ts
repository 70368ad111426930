import { postsPerPage } from '../../domain/blog/post.ts'
import { paginate } from '../../domain/kernel/lists/pagination.ts'
import { cacheAnswers } from '../cache/cached-answers.ts'
import type { ContentWatch } from '../changes/content-watch.ts'
import type { Database } from '../database/database.ts'
import { presentPostCell } from './blog.presenter.ts'
import { openPostsCatalogue, rememberTexts } from './posts.catalogue.ts'
import { allPosts, findCells, listPosts } from './posts.store.ts'

/** Visitors can cause any number of list pages by tags and searches, so only this many are cached. */
const maxPages = 200

interface PostsQuery {
  readonly tag: string | null
  readonly q?: string
  readonly limit?: number | undefined
  readonly page?: number | undefined
}

export function postLists({ database, content }: { database: Database; content: ContentWatch }) {
  const textOf = rememberTexts()
  const catalogue = cacheAnswers({ read: async () => openPostsCatalogue(await allPosts(database), textOf) })
  const pages = cacheAnswers({
    async read({ tag, q = '', page = 1, limit = postsPerPage }: PostsQuery) {
      const span = { limit, offset: (page - 1) * limit }
      const { rows, total } = await (q === ''
        ? listPosts({ tag, ...span }, database)
        : found((await catalogue.get(undefined)).search(q), span))
      return { items: rows.map(presentPostCell), tag, pagination: paginate({ page, total, perPage: limit }) }
    },
    maxAnswers: maxPages,
  })
  const found = async (slugs: readonly string[], { limit, offset }: { limit: number; offset: number }) => ({
    rows: await findCells(slugs.slice(offset, offset + limit), database),
    total: slugs.length,
  })
  content.onChange((kinds) => {
    if (!kinds.includes('posts')) return
    catalogue.forget()
    pages.forget()
  })
  return { catalogue, pages }
}
