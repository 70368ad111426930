import { isLanguage, type Language } from '../../domain/kernel/site/language.ts'

/** Apart from `addresses.ts`, which comes with every page. */

export const cardsPrefix = '/card/'
export const cardKinds = ['offering', 'coin', 'event', 'post', 'quiz', 'market', 'home'] as const
export type CardKind = (typeof cardKinds)[number]

/** Moves every address when cards are drawn otherwise. */
const design = '2'

/** A photograph as PNG is many times as large. */
const mayHavePicture: ReadonlySet<CardKind> = new Set(['offering', 'post'])
export type CardFormat = 'png' | 'jpg'

/** Of what there is one of. */
export const onlyCard = 'all'

interface CardAddress {
  readonly kind: CardKind
  readonly id: string
  readonly language: Language
  /** What changes with what the card tells: whoever has shared a page is shown the new one under a new address. */
  readonly version: string
}

/** The picture that goes with a shared link: `/card/offering/acme.ja.1a2b3c4d.jpg`. */
export function cardPath({ kind, id, language, version }: CardAddress): string {
  const format: CardFormat = mayHavePicture.has(kind) ? 'jpg' : 'png'
  return `${cardsPrefix}${kind}/${id}.${language}.${hashOf(`${design} ${version}`)}.${format}`
}

/** FNV-1a: tells versions apart, and is no secret. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** What a card is of. The version is read by caches alone: an old address shows what is so now, in the format it says. */
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
