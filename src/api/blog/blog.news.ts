import { LRUCache } from 'lru-cache'
import { postMonth } from '../../domain/blog/post-address.ts'
import { postsPerPage } from '../../domain/blog/post.ts'
import { defaultLanguage, type Language } from '../../domain/kernel/site/language.ts'
import { postPath } from '../../words/addresses/addresses.ts'
import type { Database } from '../database/database.ts'
import { renderArticle } from '../markdown/render-article.ts'
import type { News, NewsPicture } from '../rss/news.ts'
import { wordsFor } from '../words/words-for.ts'
import { latestPosts } from './posts.store.ts'

interface BlogNewsDeps {
  readonly database: Database
  readonly picturesAt: (
    paths: readonly string[],
  ) => Promise<ReadonlyMap<string, NonNullable<NewsPicture['stored']>>>
}

/**
 * Posts with more HTML than this appear in feeds without their text, because feed readers load the whole feed after every change.
 */
const maxHtml = 100_000

/** The latest posts with their texts, for Japanese feeds. Coins and sales mentioned in a text have no price and no link there. */
export function blogNews({ database, picturesAt }: BlogNewsDeps) {
  const rendered = new LRUCache<string, string>({ max: 2 * postsPerPage })
  const htmlOf = (markdown: string) => {
    const known = rendered.get(markdown)
    if (known !== undefined) return known
    const { html } = renderArticle(markdown, { mentions: [], imageSizes: new Map() })
    rendered.set(markdown, html)
    return html
  }
  return async (language: Language): Promise<News[]> => {
    if (language !== defaultLanguage) return []
    const t = wordsFor(language, 'demo-notes')
    const rows = await latestPosts(postsPerPage, database)
    const stored = await picturesAt(rows.flatMap(({ cover }) => cover ?? []))
    return rows.map(({ slug, title, excerpt, author, tags, cover, markdown, is_demo: isDemo, ...row }) => {
      const html = htmlOf(markdown)
      return {
        id: `post:${slug}`,
        title: isDemo ? t.marked({ name: title }) : title,
        text: isDemo ? `${t.post()}\n${excerpt}` : excerpt,
        path: postPath({ slug, ...postMonth(row.updated_at) }),
        at: row.created_at,
        author,
        tags,
        html: html.length > maxHtml ? undefined : isDemo ? `<p>${t.post()}</p>\n${html}` : html,
        picture: cover === null ? undefined : { path: cover, stored: stored.get(cover) },
      }
    })
  }
}
