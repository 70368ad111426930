/** A post as it is compared: how often it has each term, and what it is filed under. */
export interface Compared {
  readonly terms: ReadonlyMap<string, number>
  readonly tags: readonly string[]
}

/** So many terms tell a post from the others; the rest is what every text has. */
const maxTerms = 80
const tagWeight = 0.15
/** Less in common is chance. */
const minLikeness = 0.05

/**
 * Which posts are about the same: those whose rare words are the same, and each tag that both have counts as much as three of
 * twenty. Two posts on wallets that share a tag come before one on taxes with the same tag. Where nothing is alike, the order
 * of the posts decides. Answers with their places.
 */
export function compareAll(posts: readonly Compared[]): (place: number, limit: number) => number[] {
  const spread = new Map<string, number>()
  for (const { terms } of posts)
    for (const term of terms.keys()) spread.set(term, (spread.get(term) ?? 0) + 1)
  const vectors = posts.map(({ terms }) =>
    tellingTerms(terms, (term) => posts.length / (spread.get(term) ?? 1)),
  )
  return (place, limit) => {
    const own = vectors[place]
    const tags = new Set(posts[place]?.tags)
    if (own === undefined) return []
    return posts
      .map((post, other) => {
        const likeness =
          dot(own, vectors[other]) + tagWeight * post.tags.filter((tag) => tags.has(tag)).length
        return { other, likeness: likeness < minLikeness ? 0 : likeness }
      })
      .filter(({ other }) => other !== place)
      .toSorted((one, next) => next.likeness - one.likeness || one.other - next.other)
      .slice(0, limit)
      .map(({ other }) => other)
  }
}

function tellingTerms(terms: ReadonlyMap<string, number>, rarity: (term: string) => number) {
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
