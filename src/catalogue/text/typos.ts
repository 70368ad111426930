const latinWord = /^[a-z]{5,}$/

/** A typo is forgiven in a Latin word of five letters or more: in `etherum`, not in `ethe` nor in `1inch`. */
export function mayHoldTypo(word: string): boolean {
  return latinWord.test(word)
}

/**
 * Does the word begin with what was asked, but for one letter left out, added, replaced or swapped with its
 * neighbour? `mindsnc` begins `mindsync`, `blokch` begins `blockchain`.
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
 * Can a word with this head (its first letters) begin with what was asked, but for one typo? Then what was asked
 * begins with the head, but for one typo: for `blokchain`, `blo`, `bol` and `lok` can, `bit` cannot.
 */
export function headAllowsTypo(head: string, requested: string): boolean {
  return beginsWithTypo(requested, head)
}
