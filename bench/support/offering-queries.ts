import type { CatalogueEntry } from '../../src/catalogue/catalogue-entry.ts'
import type { CatalogueQuery } from '../../src/catalogue/catalogue-query.ts'
import { sorts } from '../../src/domain/offerings/list/list-fields.ts'
import { words } from './offering-words.ts'
import type { Random } from './random.ts'

export function filterQuery(random: Random): CatalogueQuery {
  const range = () => (random.chance(0.15) ? 1 << random.below(6) : undefined)
  const instant = () =>
    random.chance(0.15) ? Date.UTC(random.between(2017, 2024), random.below(12), 1) : undefined
  return {
    groups: requested({
      statuses: random.chance(0.5) ? 15 : random.between(1, 15),
      coins: random.chance(0.6) ? 7 : random.between(1, 7),
      industries: random.chance(0.3) ? 1 << random.below(28) : undefined,
      features: random.chance(0.6) ? 0 : random.below(32),
      targetAmountMin: range(),
      targetAmountMax: range(),
    }),
    startAfter: instant(),
    endBefore: instant(),
    sort: random.pick(sorts),
    offset: random.chance(0.7) ? 0 : random.below(200) * 20,
    limit: 20,
  }
}

function requested(groups: Readonly<Record<string, number | undefined>>): CatalogueQuery['groups'] {
  return Object.fromEntries(Object.entries(groups).filter(([, mask]) => mask !== undefined))
}

/**
 * A random text query of two to twelve characters, cut from an entry or a word of one of the four languages; one in five has a
 * typo.
 */
export function textQuery(random: Random, sample: readonly CatalogueEntry[]): CatalogueQuery {
  const { texts } = random.pick(sample)
  const language = random.pick(['en', 'ja', 'ko', 'zh'] as const)
  const source = random.pick([
    texts.name,
    texts.slogan ?? texts.name,
    random.pick(texts.excerpts),
    random.pickZipf(words[language]),
    random.pick(words[language]),
  ])
  const starts = [0, ...[...source.matchAll(/ |(?<=[^ -~])/g)].map((match) => match.index)]
  const from = random.pick(starts)
  const cut = source.slice(from).trim().slice(0, random.between(2, 12)).trim()
  const q = random.chance(0.2) ? withTypo(random, cut) : cut
  if (q.length < 2) return textQuery(random, sample)
  const filters = random.chance(0.5) ? filterQuery(random) : { groups: {}, offset: 0, limit: 20 }
  return { ...filters, q, sort: random.chance(0.7) ? 'relevance' : random.pick(sorts) }
}

function withTypo(random: Random, text: string): string {
  const at = random.below(text.length)
  const letter = random.pick(text)
  const [before, after] = [text.slice(0, at), text.slice(at)]
  return random.pick([
    before + after.slice(1),
    before + letter + after,
    before + letter + after.slice(1),
    before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
  ])
}
