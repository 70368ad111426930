import { isReadableText } from '../kernel/text/readable-text.ts'
import { isLongerThan } from '../kernel/text/text.ts'

export const longestName = 20
/** A character as people count them may have marks without end: so many code units are enough for any script. */
const maxUnits = 80

export type NameFault = 'name' | 'length' | 'characters'

/**
 * Letters, their marks and digits of any script, with single spaces between: `喫茶 42` and `Café Noir` are names. Everything else is
 * special: signs, emoji, `<`, `&` and `.`, and what nobody sees, such as marks that turn the direction of the text.
 */
const letters = /^(?!\p{M})(?:(?!\p{DI})[\p{L}\p{Mn}\p{Mc}\p{Nd}]| (?! |\p{M}))+$/u

/** A name, tidied, or what is wrong with it. Length is told first: who typed an essay need not know what else is wrong. */
export function readDappName(text: string): { readonly name: string } | NameFault {
  if (!isReadableText(text)) return 'characters'
  const name = text.normalize('NFC').trim()
  if (name === '') return 'name'
  if (isLongerThan(name, longestName) || name.length > maxUnits) return 'length'
  return letters.test(name) ? { name } : 'characters'
}
