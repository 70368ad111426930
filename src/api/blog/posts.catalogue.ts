import { setImmediate as pause } from 'node:timers/promises'
import { linesOfNames } from '../../catalogue/columns.ts'
import { BitsetPool, addRow, listRows } from '../../catalogue/memory/bitset.ts'
import { rankedClasses } from '../../catalogue/ranking.ts'
import { TextIndex } from '../../catalogue/text/text-index.ts'
import { queryTokens, readTokens } from '../../catalogue/text/tokens.ts'
import { rankSimilarPosts, type ComparedPost } from '../../domain/blog/similar-posts.ts'
import { foldSearchLine, foldSearchText } from '../../domain/kernel/text/search-folding.ts'
import { wholeText } from '../markdown/written-text.ts'
import type { PostRow } from './posts.store.ts'

/** An index of the public posts, for searching and for finding similar posts. All methods return slugs. */
export interface PostsCatalogue {
  /** The best match comes first, by the same rules as the search for offerings; among equal matches the latest. */
  readonly search: (q: string) => readonly string[]
  readonly relatedTo: (slug: string, limit: number) => readonly string[]
  readonly similarTo: (text: PostToCompare, limit: number) => readonly string[]
  readonly neighbours: (slug: string) => { previous: string | undefined; next: string | undefined }
}

export type PostToCompare = Pick<PostRow, 'slug' | 'title' | 'tags' | 'markdown'>

/** After this many posts the indexing pauses, so that requests are not delayed. */
const atOnce = 20

export async function openPostsCatalogue(
  posts: readonly (PostToCompare & Pick<PostRow, 'author' | 'created_at'>)[],
  textOf: (post: PostToCompare) => string,
): Promise<PostsCatalogue> {
  const index = new TextIndex()
  const compared: ComparedPost[] = []
  for (const [row, post] of posts.entries()) {
    if (row % atOnce === 0) await pause()
    const text = textOf(post)
    index.addRow(row, { name: post.title, slogan: `${post.tags.join(' ')} ${post.author}`, excerpts: [text] })
    compared.push({ terms: termsOf(`${post.title}\n${text}`), tags: post.tags })
  }
  const slugs = posts.map(({ slug }) => slug)
  const columns = { names: posts.map(({ title }) => linesOfNames([title])), symbols: posts.map(() => '') }
  const relatedTo = rankSimilarPosts(compared)
  const byTime = posts.toSorted(
    (one, other) => one.created_at.getTime() - other.created_at.getTime() || (one.slug < other.slug ? -1 : 1),
  )
  const slugsAt = (places: readonly number[]) => places.flatMap((place) => slugs[place] ?? [])
  return {
    search(q) {
      const requested = foldSearchLine(q)
      const tokens = queryTokens(requested)
      // A query that consists only of punctuation matches all posts.
      if (tokens.words.length + tokens.runs.length === 0) return slugs
      const pool = new BitsetPool()
      pool.reset(posts.length)
      const live = pool.take()
      for (const row of posts.keys()) addRow(live, row)
      const zones = index.find(tokens, live, pool)
      const classes = rankedClasses(requested, { zones, result: zones.excerpt, columns, pool })
      return slugsAt(classes.flatMap((rows) => listRows(rows)))
    },
    relatedTo: (slug, limit) => slugsAt(relatedTo(slugs.indexOf(slug), limit)),
    similarTo(post, limit) {
      const others = rankSimilarPosts([
        ...compared,
        { terms: termsOf(`${post.title}\n${textOf(post)}`), tags: post.tags },
      ])
      return slugsAt(others(compared.length, limit + 1))
        .filter((slug) => slug !== post.slug)
        .slice(0, limit)
    },
    neighbours(slug) {
      const at = byTime.findIndex((post) => post.slug === slug)
      return { previous: byTime[at - 1]?.slug, next: at === -1 ? undefined : byTime[at + 1]?.slug }
    },
  }
}

export function rememberTexts(): (post: PostToCompare) => string {
  const known = new Map<string, { markdown: string; text: string }>()
  return ({ slug, markdown }) => {
    const before = known.get(slug)
    if (before?.markdown === markdown) return before.text
    const text = wholeText(markdown)
    known.set(slug, { markdown, text })
    return text
  }
}

function termsOf(text: string): Map<string, number> {
  const terms = new Map<string, number>()
  const count = (term: string) => terms.set(term, (terms.get(term) ?? 0) + 1)
  readTokens(foldSearchText(text), {
    takeWord(folded, start, end) {
      const word = folded.slice(start, end)
      if (/\p{L}{2}/u.test(word)) count(word)
    },
    takeRun(folded, start, end) {
      for (let at = start; at + 1 < end; at++) count(folded.slice(at, at + 2))
    },
  })
  return terms
}
