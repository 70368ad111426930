import { cleanLine } from '../text/character-references.ts'

const cap = /^\d+(?:[,.' ]\d+)* ?\p{L}[\p{L}\p{N}]*$/u

/**
 * A cap is a number, with or without separators, and a unit of one word: `20,000,000 ABC`, `1億円`. Two words such as `5M
 * USD` would be ambiguous.
 */
export function isCapText(text: string): boolean {
  return cap.test(cleanLine(text))
}
