import { foldText } from '../../kernel/text/folding.ts'
import { day } from '../../kernel/time/durations.ts'
import { overAt, type EventTime } from '../event-time.ts'
import type { EventType } from '../event-types.ts'

export interface ComparedEvent {
  readonly symbol: string
  readonly type: EventType
  readonly time: EventTime
  readonly proof: string | null
  readonly texts: readonly string[]
}

/** Events this close in time are compared: a date may have been moved, or reported in another time zone. */
export const nearMilliseconds = 3 * day
const minCommonShare = 0.5

/**
 * Two entries are likely the same event if they have the same token and type, lie within three days of each other, and
 * were announced at the same URL or in similar words. "Mainnet launch of Hinode" on the 16th and "Hinode mainnet launch
 * event" on the 17th are one event; "Mainnet launch" and "Wallet release" are two.
 */
export function isLikelyDuplicate(one: ComparedEvent, other: ComparedEvent): boolean {
  if (one.symbol !== other.symbol || one.type !== other.type) return false
  if (distance(one.time, other.time) > nearMilliseconds) return false
  if (one.proof !== null && other.proof !== null && sameAddress(one.proof, other.proof)) return true
  return one.texts.some((text) =>
    other.texts.some((otherText) => inCommon(text, otherText) >= minCommonShare),
  )
}

function endOf(time: EventTime): number {
  return overAt({ ...time, end: null })
}

function distance(one: EventTime, other: EventTime): number {
  return Math.max(0, one.start - endOf(other), other.start - endOf(one))
}

function sameAddress(one: string, other: string): boolean {
  return bareAddress(one) === bareAddress(other)
}

function bareAddress(text: string): string {
  const [, rest = ''] = /^https?:\/\/(?:www\.)?(.*?)[/#?]*$/i.exec(text) ?? []
  return rest.toLowerCase()
}

/**
 * The share of the words of the shorter text that the other text contains too. A single shared word counts only between two texts
 * of one word; otherwise it is chance and the share is 0.
 */
function inCommon(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  const fewest = Math.min(words.size, others.size)
  if (fewest === 0) return 0
  const shared = [...words].filter((word) => others.has(word)).length
  return shared < Math.min(2, Math.max(words.size, others.size)) ? 0 : shared / fewest
}

/**
 * Words of letters and digits; for Chinese characters, kana and hangul, which have no reliable spaces, pairs of
 * characters.
 */
function wordsOf(text: string): Set<string> {
  const folded = foldText(text)
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(
    words.flatMap((word) => (joined.test(word) ? pairsOf(word) : fillers.has(word) ? [] : [word])),
  )
}

const joined = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const fillers = new Set([
  'a',
  'an',
  'the',
  'of',
  'in',
  'on',
  'at',
  'to',
  'for',
  'and',
  'with',
  'by',
  'is',
  'will',
  'be',
])

function pairsOf(word: string): string[] {
  const letters = Array.from(word)
  return letters.length < 2 ? letters : letters.slice(1).map((letter, place) => `${letters[place]}${letter}`)
}
