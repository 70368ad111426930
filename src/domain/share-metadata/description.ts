import { ellipsis, firstCharacters, isLongerThan } from '../kernel/text/text.ts'

/** Longer descriptions are cut by search engines. */
const maxLength = 140
const minColumns = 80

/** A text, or several in their order of importance. */
export type DescriptionParts = string | readonly string[]

/**
 * The description of a page in its head: as many whole sentences of its own words as fit, or the words of the site if the page
 * has none. An entry with few facts has a short description.
 */
export function metaDescription({ parts, fallback }: { parts: DescriptionParts; fallback: string }): string {
  const own = [parts].flat().filter((part) => part.trim() !== '')
  return fillDescription(own) || cutAtWord(oneLine(own[0] ?? fallback))
}

/** Joins the leading sentences of the parts that fit into a description; what does not fit is left out whole. */
export function fillDescription(parts: readonly string[]): string {
  return parts.reduce((text, part) => joinSentences([text, leadingSentences(part, text)]), '')
}

/** The parts, and a further sentence if search engines would find them too short. */
export function lengthened({ parts, further }: { parts: readonly string[]; further: string }): string[] {
  return columnsOf(fillDescription(parts)) < minColumns ? [...parts, further] : [...parts]
}

/** Search engines measure width: a Chinese, Japanese or Korean character takes two columns. */
function columnsOf(text: string): number {
  return (
    text.length +
    (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0)
  )
}

/** As many whole sentences from the beginning of a text as fit together with another text; empty if the first one is too long. */
export function leadingSentences(text: string, other = ''): string {
  let lead = ''
  for (const sentence of sentencesOf(oneLine(text))) {
    const longer = joinSentences([lead, sentence])
    if (isLongerThan(joinSentences([other, longer]), maxLength)) break
    lead = longer
  }
  return lead
}

/** The first sentence of a text; empty if it is too long for a description. */
export function firstSentence(text: string): string {
  return leadingSentences(sentencesOf(oneLine(text))[0] ?? '')
}

export function joinSentences(texts: readonly string[]): string {
  return texts
    .map(oneLine)
    .filter((text) => text !== '')
    .reduce((text, next) => text + (text === '' ? '' : joint(text)) + next, '')
}

/** A Japanese or Chinese sentence ends at its mark; elsewhere the mark is followed by a space and a new beginning. */
const sentenceEnds =
  /(?<=[。！？][」』）”’]*)(?![。！？」』）”’、，と])|(?<=[.!?…][”’"')]*)\s+(?=["“‘'(]?[\p{Lu}\p{N}\p{Script=Hangul}])/u

function sentencesOf(text: string): string[] {
  return text
    .split(sentenceEnds)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/**
 * What is written between two sentences: nothing after `相場です。`, a 。 after `相場`, a space after `Prices.`, and a full stop
 * and a space after `Prices`.
 */
function joint(text: string): string {
  if (/[。．！？」』）]$|[。！？]”$/u.test(text)) return ''
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u.test(text)) return '。'
  return /\p{Punctuation}$/u.test(text) ? ' ' : '. '
}

/** The beginning of a sentence that is too long, up to a comma or a space if there is one in its second half. */
function cutAtWord(text: string): string {
  if (!isLongerThan(text, maxLength)) return text
  const start = firstCharacters(text, maxLength)
  const [whole = ''] = /^.*(?:[、，]|(?=[\s,;:]))/su.exec(start) ?? []
  return (whole.length * 2 > start.length ? whole : start).replace(/[\s、，,;:]+$/u, '') + ellipsis
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
