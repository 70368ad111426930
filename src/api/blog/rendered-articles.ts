import { LRUCache } from 'lru-cache'
import type { Mention } from '../../domain/blog/mentions.ts'
import { wholeText } from '../markdown/plain-text.ts'
import { renderArticle, type Article, type ArticleFacts } from '../markdown/render-article.ts'
import type { PostRow } from './posts.store.ts'

const maxArticles = 200
/** A sale that a post names may come and go. */
const articleMilliseconds = 60_000

export interface ArticleDeps {
  /** The coins and sales that a text may name. */
  readonly namesIn: (text: string) => Promise<readonly Mention[]>
  readonly imageSizesIn: (markdown: string) => Promise<ArticleFacts['imageSizes']>
}

/** The article of a post, remembered for a while. */
export function renderedArticles({ namesIn, imageSizesIn }: ArticleDeps) {
  const articles = new LRUCache<string, { markdown: string; article: Article }>({
    max: maxArticles,
    ttl: articleMilliseconds,
  })
  return async ({ slug, markdown }: PostRow): Promise<Article> => {
    const known = articles.get(slug)
    if (known?.markdown === markdown) return known.article
    const [mentions, imageSizes] = await Promise.all([namesIn(wholeText(markdown)), imageSizesIn(markdown)])
    const article = renderArticle(markdown, { mentions, imageSizes })
    articles.set(slug, { markdown, article })
    return article
  }
}
