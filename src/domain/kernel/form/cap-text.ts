import { cleanLine } from '../text/character-references.ts'

const cap = /^\d+(?:[,.' ]\d+)* ?\p{L}[\p{L}\p{N}]*$/u

/**
 * A number, with separators between its digits or without, then the word of its unit: `20,000,000 ABC`, `1億円`. One
 * that is not a single word, such as `5M USD`, could be read in two ways.
 */
export function isCapText(text: string): boolean {
  return cap.test(cleanLine(text))
}
