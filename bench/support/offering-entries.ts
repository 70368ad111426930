import type { CatalogueEntry } from '../../src/catalogue/catalogue-entry.ts'
import { day } from '../../src/domain/kernel/time/durations.ts'
import { rangesWith } from '../../src/domain/offerings/list/filter-groups.ts'
import { type Language, nameParts, syllables, words } from './offering-words.ts'
import type { Random } from './random.ts'

const firstDay = Date.UTC(2017, 0, 1)

/** Generated entries of about 650 characters, as real ones have: a name, a symbol, a slogan and four excerpts. */
export function* offeringEntries(count: number, random: Random): Generator<CatalogueEntry> {
  for (let n = 0; n < count; n++) {
    const start = random.chance(0.8) ? firstDay + random.below(3000) * day : undefined
    const minimum = random.chance(0.35) ? Math.round(10 ** (3.5 + random.next() * 4.5)) : undefined
    const maximum = random.chance(0.45) ? (minimum ?? 100_000) * random.between(1, 20) : undefined
    yield {
      id: `offering-${(n * 7919) % 1_000_003}-${n}`,
      texts: textsOf(random),
      createdAt: firstDay + random.below(3000 * day),
      start,
      end: start === undefined || random.chance(0.1) ? undefined : start + random.between(7, 120) * day,
      raised: random.chance(0.3) ? Math.round(10 ** (3 + random.next() * 5)) : undefined,
      targetAmountMin: minimum,
      targetAmountMax: maximum,
      groups: {
        statuses: 1 << random.pick([0, 1, 2, 2, 3, 3, 3]),
        coins: bits(random, [0.5, 0.8, 0.4]),
        features: bits(random, [0.4, 0.6, 0.1, 0.3, 0.2]),
        kinds: random.pick([0, 1, 1, 2, 4]),
        industries: Array.from({ length: random.between(1, 3) }).reduce<number>(
          (mask) => mask | (1 << random.below(28)),
          0,
        ),
        targetAmountMin: minimum === undefined ? 0 : rangesWith(minimum),
        targetAmountMax: maximum === undefined ? 0 : rangesWith(maximum),
      },
    }
  }
}

function bits(random: Random, chances: readonly number[]): number {
  return chances.reduce((mask, chance, bit) => (random.chance(chance) ? mask | (1 << bit) : mask), 0)
}

function textsOf(random: Random): CatalogueEntry['texts'] {
  const name = nameOf(random)
  const symbol = random.chance(0.02)
    ? random.pick(['$$$', 'B@', '1INCH', 'C++'])
    : name
        .replace(/[^A-Za-z]/g, '')
        .slice(0, random.between(3, 5))
        .toUpperCase()
  return {
    name,
    symbol,
    slogan: random.chance(0.5) ? sentence(random, 'en', random.between(3, 9)) : undefined,
    excerpts: [
      `${name} ${sentence(random, 'en', random.between(15, 35))}.`,
      `${name}は${sentence(random, 'ja', random.between(18, 40))}。`,
      `${name} ${sentence(random, 'ko', random.between(15, 28))}.`,
      `${name}${sentence(random, 'zh', random.between(20, 40))}。`,
    ],
  }
}

function nameOf(random: Random): string {
  const invented = Array.from({ length: random.between(2, 4) }, () => random.pick(syllables)).join('')
  const made = invented[0]!.toUpperCase() + invented.slice(1)
  if (random.chance(0.3)) return made
  if (random.chance(0.1)) return random.pickZipf(words.ja) + random.pickZipf(words.ja)
  const [first, second] = [random.pickZipf(nameParts), random.pickZipf(nameParts)]
  return random.chance(0.5) ? `${first}${second} ${made}` : `${made}${second}`
}

function sentence(random: Random, language: Language, length: number): string {
  const spaced = language === 'en' || language === 'ko'
  return Array.from({ length }, () => random.pickZipf(words[language], 3)).join(spaced ? ' ' : '')
}
