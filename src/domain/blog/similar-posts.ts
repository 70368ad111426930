export interface ComparedPost {
  readonly terms: ReadonlyMap<string, number>
  readonly tags: readonly string[]
}

const maxTerms = 80
const tagWeight = 0.15
/** A lower similarity of two texts is chance and counts as 0. */
const minSimilarity = 0.05

/**
 * Ranks posts by similarity: rare terms in common (TF-IDF), and 0.15 for each common tag. Two posts on wallets that
 * share a tag come before one on taxes with the same tag. Posts of equal similarity keep their order. The returned
 * function answers with indexes.
 */
export function rankSimilarPosts(posts: readonly ComparedPost[]): (place: number, limit: number) => number[] {
  const spread = new Map<string, number>()
  for (const { terms } of posts)
    for (const term of terms.keys()) spread.set(term, (spread.get(term) ?? 0) + 1)
  const vectors = posts.map(({ terms }) =>
    distinctiveTerms(terms, (term) => posts.length / (spread.get(term) ?? 1)),
  )
  return (place, limit) => {
    const own = vectors[place]
    const tags = new Set(posts[place]?.tags)
    if (own === undefined) return []
    return posts
      .map((post, other) => {
        const similarity =
          dot(own, vectors[other]) + tagWeight * post.tags.filter((tag) => tags.has(tag)).length
        return { other, likeness: similarity < minSimilarity ? 0 : similarity }
      })
      .filter(({ other }) => other !== place)
      .toSorted((one, next) => next.likeness - one.likeness || one.other - next.other)
      .slice(0, limit)
      .map(({ other }) => other)
  }
}

function distinctiveTerms(terms: ReadonlyMap<string, number>, rarity: (term: string) => number) {
  const weighed = [...terms]
    .map(([term, count]) => [term, (1 + Math.log(count)) * Math.log(rarity(term))] as const)
    .filter(([, weight]) => weight > 0)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, maxTerms)
  const length = Math.hypot(...weighed.map(([, weight]) => weight))
  return new Map(weighed.map(([term, weight]) => [term, weight / length]))
}

function dot(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number> = new Map()): number {
  let sum = 0
  for (const [term, weight] of one) sum += weight * (other.get(term) ?? 0)
  return sum
}
