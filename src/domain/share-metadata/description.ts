import { ellipsis, firstCharacters, isLongerThan } from '../kernel/text/text.ts'

const minLength = 80
const maxLength = 140

export function metaDescription({ text, fallback }: { text: string; fallback: string }): string {
  const padded = pad({ text: text.trim(), fallback: fallback.trim() })
  return isLongerThan(padded, maxLength) ? firstCharacters(padded, maxLength).trimEnd() + ellipsis : padded
}

function pad({ text, fallback }: { text: string; fallback: string }): string {
  if (text === '') return fallback
  const needless = isLongerThan(text, minLength - 1) || text.includes(fallback)
  return needless ? text : `${text}${joint(text)}${fallback}`
}

/**
 * What is written between a text and the sentence that follows it: nothing after `相場です。`, a 。 after `相場`, a space after
 * `Prices.`, and a full stop and a space after `Prices`.
 */
function joint(text: string): string {
  if (/[。．！？…」』）]$/u.test(text)) return ''
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u.test(text)) return '。'
  return /\p{Punctuation}$/u.test(text) ? ' ' : '. '
}
