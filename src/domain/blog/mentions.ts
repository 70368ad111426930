/** A name that a text may have, and where it leads. */
export interface Mention {
  readonly name: string
  readonly path: string
  /** The id of a coin, whose price is shown behind it. */
  readonly coin?: string
}

interface Found {
  readonly mention: Mention
  readonly start: number
  readonly end: number
}

const latin = 'A-Za-z0-9À-ɏ'
const katakana = String.raw`\u30a1-\u30fa\u30fc`
const isKatakana = new RegExp(`^[${katakana}]+$`)
const isLatin = new RegExp(`^[${latin}]$`)
/** What every text on the subject says, whatever is called so. */
const everyday = new Set(
  `token tokens coin coins wallet exchange market blockchain chain crypto bonus swap stake staking bank gold silver
   dollar euro smart contract web internet network protocol platform project team sale public private ledger mining
   google twitter telegram discord youtube github apple android line japan asia world global first basic index`.split(
    /\s+/,
  ),
)
const least = { latin: 4, katakana: 3, other: 3 }

/** A short name, or one that is a word of every day, may mean anything: `AI`, `ETC`, `Bonus`. Those are left alone. */
export function isTellingName(name: string): boolean {
  if (everyday.has(name.toLowerCase())) return false
  if (/^[\d\s.,]+$/.test(name)) return false
  const kind = isKatakana.test(name) ? 'katakana' : /^[\p{ASCII}]+$/u.test(name) ? 'latin' : 'other'
  return Array.from(name).length >= least[kind]
}

/**
 * Finds the next name in a text, from a place on: each thing once however it is called, the longest name where several begin, and none inside
 * a longer word. In `ビットコインキャッシュとビットコイン` the two are two. A name that several things have is left alone, unless
 * exactly one of them is a coin.
 */
export function matcherOf(mentions: readonly Mention[]): (text: string, from: number) => Found | undefined {
  const byName = new Map<string, Mention | null>()
  for (const mention of mentions) {
    if (!isTellingName(mention.name)) continue
    const known = byName.get(mention.name)
    byName.set(
      mention.name,
      known === undefined || known?.path === mention.path ? mention : decided(known, mention),
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

/** Null: it may be either. */
function decided(known: Mention | null, other: Mention): Mention | null {
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
 * What in a text may be a name: one to four words of Latin letters in a row, a run of katakana, what stands in 「」. Names that begin elsewhere
 * than at a word are not looked for, so that any number of names can be asked about at once.
 */
export function namesThatMayBe(text: string): string[] {
  const found = new Set<string>()
  const add = (name: string) => {
    if (found.size < maxCandidates && !found.has(name) && isTellingName(name)) found.add(name)
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
