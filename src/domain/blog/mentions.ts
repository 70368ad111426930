export interface Mention {
  readonly name: string
  readonly path: string
  readonly coin?: string
}

interface FoundMention {
  readonly mention: Mention
  readonly start: number
  readonly end: number
}

const latin = 'A-Za-z0-9À-ɏ'
const katakana = String.raw`\u30a1-\u30fa\u30fc`
const isKatakana = new RegExp(`^[${katakana}]+$`)
const isLatin = new RegExp(`^[${latin}]$`)
/** Words that are never linked, even if a project has that name, because they occur in every text about tokens. */
const everyday = new Set(
  `token tokens coin coins wallet exchange market blockchain chain crypto bonus swap stake staking bank gold silver
   dollar euro smart contract web internet network protocol platform project team sale public private ledger mining
   google twitter telegram discord youtube github apple android line japan asia world global first basic index`.split(
    /\s+/,
  ),
)
const minLength = { latin: 4, katakana: 3, other: 3 }

/** Short names and everyday words are ambiguous and never linked: `AI`, `ETC`, `Bonus`. */
export function isDistinctiveName(name: string): boolean {
  if (everyday.has(name.toLowerCase())) return false
  if (/^[\d\s.,]+$/.test(name)) return false
  const kind = isKatakana.test(name) ? 'katakana' : /^[\p{ASCII}]+$/u.test(name) ? 'latin' : 'other'
  return Array.from(name).length >= minLength[kind]
}

/**
 * Finds the next name in a text from an index on. Each target is found once under any of its names, the longest name
 * wins, and a name inside a longer word does not count: in `ビットコインキャッシュとビットコイン` both coins are found. A name that
 * several targets share is skipped unless exactly one of them is a coin.
 */
export function matcherOf(
  mentions: readonly Mention[],
): (text: string, from: number) => FoundMention | undefined {
  const byName = new Map<string, Mention | null>()
  for (const mention of mentions) {
    if (!isDistinctiveName(mention.name)) continue
    const known = byName.get(mention.name)
    byName.set(
      mention.name,
      known === undefined || known?.path === mention.path ? mention : preferredMention(known, mention),
    )
  }
  const names = [...byName.keys()].toSorted((one, other) => other.length - one.length)
  if (names.length === 0) return () => undefined
  const pattern = new RegExp(names.map(bounded).join('|'), 'gu')
  const seen = new Set<string>()
  return (text, from) => {
    pattern.lastIndex = from
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const mention = byName.get(match[0])
      if (mention === null || mention === undefined || seen.has(mention.path)) continue
      seen.add(mention.path)
      return { mention, start: match.index, end: match.index + match[0].length }
    }
    return undefined
  }
}

/**
 * Decides between two things with the same name: the coin is preferred to anything else. Null if both or neither are coins,
 * because the name is then ambiguous.
 */
function preferredMention(known: Mention | null, other: Mention): Mention | null {
  if (known === null || (known.coin === undefined) === (other.coin === undefined)) return null
  return known.coin === undefined ? other : known
}

function bounded(name: string): string {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
  const first = classOf(name.charAt(0))
  const last = classOf(name.charAt(name.length - 1))
  return `${first === '' ? '' : `(?<![${first}])`}${escaped}${last === '' ? '' : `(?![${last}])`}`
}

function classOf(character: string): string {
  if (isLatin.test(character)) return latin
  return isKatakana.test(character) ? katakana : ''
}

const maxWords = 4
const maxCandidates = 20_000

/**
 * Candidates for names in a text: one to four Latin words in a row, runs of katakana, and quotations in 「」. Only these
 * are looked up, so the work does not grow with the number of known names.
 */
export function candidateNames(text: string): string[] {
  const found = new Set<string>()
  const add = (name: string) => {
    if (found.size < maxCandidates && !found.has(name) && isDistinctiveName(name)) found.add(name)
  }
  for (const [line] of text.matchAll(
    /[A-Za-z0-9][A-Za-z0-9À-ɏ.'’&+-]*(?: [A-Za-z0-9][A-Za-z0-9À-ɏ.'’&+-]*)*/g,
  )) {
    const words = line.split(' ')
    for (const start of words.keys())
      for (let end = start + 1; end <= Math.min(words.length, start + maxWords); end++) {
        const name = words.slice(start, end).join(' ')
        add(name)
        add(name.replace(/[.'’&+-]+$/, ''))
      }
  }
  for (const [run] of text.matchAll(/[\u30a1-\u30fa\u30fc]{3,40}/g)) add(run)
  for (const [, quoted = ''] of text.matchAll(/[「『]([^「」『』\n]{3,60})[」』]/g)) add(quoted)
  return [...found]
}
