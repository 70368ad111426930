import { readTokens } from '../../catalogue/text/tokens.ts'
import { foldText } from '../../domain/kernel/text/folding.ts'

/** Words, numbers aside, and of what is written without spaces every two characters. */
export function termsOf(text: string): Map<string, number> {
  const terms = new Map<string, number>()
  const count = (term: string) => terms.set(term, (terms.get(term) ?? 0) + 1)
  readTokens(foldText(text), {
    takeWord(folded, start, end) {
      const word = folded.slice(start, end)
      if (/\p{L}{2}/u.test(word)) count(word)
    },
    takeRun(folded, start, end) {
      for (let at = start; at + 1 < end; at++) count(folded.slice(at, at + 2))
    },
  })
  return terms
}
