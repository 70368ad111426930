import { isReadableText } from '../kernel/text/readable-text.ts'
import { isLongerThan } from '../kernel/text/text.ts'

export const maxNameLength = 20
/**
 * The maximum length of a name in UTF-16 code units. `maxNameLength` counts visible characters, of which one can have any number
 * of combining marks; this bound is enough for every script.
 */
const maxUnits = 80

export type NameFault = 'name' | 'length' | 'characters'

/**
 * Letters, combining marks and digits of any script, with single spaces between words: `喫茶 42` and `Café Noir` are
 * valid. Punctuation, emoji, `<`, `&`, `.` and invisible characters such as bidirectional marks are not.
 */
const letters = /^(?!\p{M})(?:(?!\p{DI})[\p{L}\p{Mn}\p{Mc}\p{Nd}]| (?! |\p{M}))+$/u

export function readDappName(text: string): { readonly name: string } | NameFault {
  if (!isReadableText(text)) return 'characters'
  const name = text.normalize('NFC').trim()
  if (name === '') return 'name'
  if (isLongerThan(name, maxNameLength) || name.length > maxUnits) return 'length'
  return letters.test(name) ? { name } : 'characters'
}
