import { ellipsis, firstCharacters, isLongerThan } from '../kernel/text/text.ts'

const shortest = 80
const longest = 140

/** The meta description of a page: a short one is padded with the site's own, a long one is cut. */
export function metaDescription({ text, fallback }: { text: string; fallback: string }): string {
  const padded = pad({ text: text.trim(), fallback: fallback.trim() })
  return isLongerThan(padded, longest) ? firstCharacters(padded, longest).trimEnd() + ellipsis : padded
}

function pad({ text, fallback }: { text: string; fallback: string }): string {
  if (text === '') return fallback
  const needless = isLongerThan(text, shortest - 1) || text.includes(fallback)
  return needless ? text : `${text}${joint(text)}${fallback}`
}

/**
 * Two sentences side by side, as each script writes them: `相場です。` needs nothing, `相場` a 。, `Prices.` a
 * space, and `Prices` a full stop and a space.
 */
function joint(text: string): string {
  if (/[。．！？…」』）]$/u.test(text)) return ''
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u.test(text)) return '。'
  return /\p{Punctuation}$/u.test(text) ? ' ' : '. '
}
