import { LRUCache } from 'lru-cache'
import { Refusal } from '../../contract/problems/problem.ts'
import type { Mention } from '../../domain/blog/mentions.ts'
import { postsPerPage, relatedPosts } from '../../domain/blog/post.ts'
import { paginate } from '../../domain/kernel/lists/pagination.ts'
import { cleanSearchText, cutSearchText } from '../../domain/offerings/list/search-text.ts'
import type { Database } from '../database/database.ts'
import type { ContentWatch } from '../changes/content-watch.ts'
import type { Implementations } from '../operations/implementation.ts'
import { cacheAnswers } from '../cache/cached-answers.ts'
import { wholeText } from '../markdown/plain-text.ts'
import { renderArticle, type Article, type ArticleFacts } from '../markdown/render-article.ts'
import { presentPost, presentPostCell } from './blog.presenter.ts'
import { openPostsCatalogue, rememberTexts } from './posts.catalogue.ts'
import { allPosts, findCells, findPost, listPosts, type PostRow } from './posts.store.ts'
import type { PreviewLinks } from './preview-links.ts'
import { findUnpublished } from './unpublished-posts.store.ts'

declare module '../page-cache/page-tag.ts' {
  interface PageTags {
    blog: 'posts'
  }
}

interface Needs {
  readonly database: Database
  readonly content: ContentWatch
  readonly previews: PreviewLinks
  /** The coins and sales that a text may name. */
  readonly namesIn: (text: string) => Promise<readonly Mention[]>
  readonly imageSizesIn: (markdown: string) => Promise<ArticleFacts['imageSizes']>
  readonly now: () => Date
}

/** Pages of lists; a tag or a search is the reader's to write, so there is no end of them. */
const mostPages = 200
const mostArticles = 200
/** A sale that a post names may come and go. */
const articleMilliseconds = 60_000

type Implemented = 'listPosts' | 'listPostsOfTag' | 'getPost' | 'previewPost'

export function implementBlog({
  database,
  content,
  previews,
  namesIn,
  imageSizesIn,
  now,
}: Needs): Pick<Implementations, Implemented> {
  const textOf = rememberTexts()
  const catalogue = cacheAnswers({ read: async () => openPostsCatalogue(await allPosts(database), textOf) })
  const articles = new LRUCache<string, { markdown: string; article: Article }>({
    max: mostArticles,
    ttl: articleMilliseconds,
  })
  const pages = cacheAnswers({
    async read({ tag, q = '', page = 1, limit = postsPerPage }: WantedPosts) {
      const span = { limit, offset: (page - 1) * limit }
      const { rows, total } = await (q === ''
        ? listPosts({ tag, ...span }, database)
        : found((await catalogue.get(undefined)).search(q), span))
      return { items: rows.map(presentPostCell), tag, pagination: paginate({ page, total, perPage: limit }) }
    },
    most: mostPages,
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
  const rendered = async ({ slug, markdown }: PostRow) => {
    const known = articles.get(slug)
    if (known?.markdown === markdown) return known.article
    const [mentions, imageSizes] = await Promise.all([namesIn(wholeText(markdown)), imageSizesIn(markdown)])
    const article = renderArticle(markdown, { mentions, imageSizes })
    articles.set(slug, { markdown, article })
    return article
  }
  /** With the list it stands in, as all data of the blog comes. */
  const whole = async (post: PostRow, related: readonly string[], beside: Beside) => {
    const slugs = [...related, beside.previous, beside.next].filter((slug) => slug !== undefined)
    const cells = new Map((await findCells(slugs, database)).map((row) => [row.slug, presentPostCell(row)]))
    const cellOf = (slug: string | undefined) => cells.get(slug ?? '') ?? null
    return {
      ...(await pages.get({ tag: null })),
      related_posts: related.map(cellOf).filter((cell) => cell !== null),
      previous: cellOf(beside.previous),
      next: cellOf(beside.next),
      post: presentPost(post, await rendered(post)),
    }
  }
  return {
    async listPosts({ q = '', limit, page }, { dependsOn }) {
      dependsOn?.('posts')
      return pages.get({ tag: null, q: cutSearchText(cleanSearchText(q)), limit, page })
    },
    async listPostsOfTag({ tag, page }, { dependsOn }) {
      dependsOn?.('posts')
      return pages.get({ tag, page })
    },
    async getPost({ slug }, { dependsOn }) {
      dependsOn?.('posts')
      const post = await findPost(slug, database)
      if (post === undefined) throw new Refusal('post_not_found')
      const { relatedTo, neighbours } = await catalogue.get(undefined)
      return whole(post, relatedTo(slug, relatedPosts), neighbours(slug))
    },
    async previewPost({ token }) {
      const slug = previews.read(token, now())
      const [waiting] = slug === undefined ? [] : await findUnpublished([slug], database)
      const post = waiting ?? (slug === undefined ? undefined : await findPost(slug, database))
      if (post === undefined) throw new Refusal('post_not_found')
      const related = (await catalogue.get(undefined)).like(post, relatedPosts)
      return whole({ post_id: '0', ...post }, related, {})
    },
  }
}

interface WantedPosts {
  readonly tag: string | null
  readonly q?: string
  readonly limit?: number | undefined
  readonly page?: number | undefined
}

interface Beside {
  readonly previous?: string | undefined
  readonly next?: string | undefined
}
