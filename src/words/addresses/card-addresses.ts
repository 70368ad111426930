import { isLanguage, type Language } from '../../domain/kernel/site/language.ts'

export const cardsPrefix = '/card/'
export const cardKinds = ['offering', 'coin', 'event', 'post', 'quiz', 'market', 'home'] as const
export type CardKind = (typeof cardKinds)[number]

/** Increase this number after a change in the design of cards: it changes the address of every card. */
const design = '2'

/** Cards with photographs are JPEG, because PNG files would be many times larger. */
const mayHavePicture: ReadonlySet<CardKind> = new Set(['offering', 'post'])
export type CardFormat = 'png' | 'jpg'

export const onlyCard = 'all'

interface CardAddress {
  readonly kind: CardKind
  readonly id: string
  readonly language: Language
  /** Everything that the card shows. A change gives the card a new address, so that caches of shared links update. */
  readonly version: string
}

/** The path of the preview picture for shared links: `/card/offering/acme.ja.1a2b3c4d.jpg`. */
export function cardPath({ kind, id, language, version }: CardAddress): string {
  const format: CardFormat = mayHavePicture.has(kind) ? 'jpg' : 'png'
  return `${cardsPrefix}${kind}/${id}.${language}.${hashOf(`${design} ${version}`)}.${format}`
}

/** An FNV-1a hash, which distinguishes versions and is not secret. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** Reads the subject of a card from its path. The version is only for caches: an old address shows the current card in its format. */
export function readCardPath(
  kind: string,
  file: string,
): (Omit<CardAddress, 'version'> & { readonly format: CardFormat }) | undefined {
  const known = cardKinds.find((one) => one === kind)
  const { id, language, format } =
    /^(?<id>[a-z0-9]+(?:[-_.]+[a-z0-9]+)*-*)\.(?<language>[a-z]{2})\.[0-9a-f]{8}\.(?<format>png|jpg)$/.exec(
      file,
    )?.groups ?? {}
  if (known === undefined || id === undefined || id.length > 120 || !isLanguage(language)) return undefined
  return { kind: known, id, language, format: format === 'jpg' ? 'jpg' : 'png' }
}
