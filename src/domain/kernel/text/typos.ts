const latinWord = /^[a-z]{5,}$/

/** Typos are tolerated in Latin words of five letters or more: in `etherum`, but not in `ethe` or `1inch`. */
export function mayHoldTypo(word: string): boolean {
  return latinWord.test(word)
}

/**
 * Whether the word begins with the query if one letter is left out, added, replaced or swapped with its neighbour:
 * `mindsnc` matches `mindsync`, `blokch` matches `blockchain`.
 */
export function beginsWithTypo(word: string, requested: string): boolean {
  let same = 0
  while (
    same < requested.length &&
    same < word.length &&
    requested.charCodeAt(same) === word.charCodeAt(same)
  )
    same++
  if (same === requested.length) return true
  if (continues(word, same, requested, same + 1)) return true
  if (same === word.length) return false
  return (
    continues(word, same + 1, requested, same + 1) ||
    continues(word, same + 1, requested, same) ||
    (word.charCodeAt(same) === requested.charCodeAt(same + 1) &&
      word.charCodeAt(same + 1) === requested.charCodeAt(same) &&
      continues(word, same + 2, requested, same + 2))
  )
}

function continues(word: string, at: number, requested: string, requestedAt: number): boolean {
  const length = requested.length - requestedAt
  if (at + length > word.length) return false
  for (let i = 0; i < length; i++) {
    if (word.charCodeAt(at + i) !== requested.charCodeAt(requestedAt + i)) return false
  }
  return true
}

/**
 * Whether any word with these first letters can match the query with one typo: for `blokchain`, `blo`, `bol` and `lok`
 * can, `bit` cannot.
 */
export function headAllowsTypo(head: string, requested: string): boolean {
  return beginsWithTypo(requested, head)
}
