/**
 * The numbers from 0 to `count` - 1 in an order that depends only on the seed: one person gets the same order every
 * time, on every instance and in every language, and different people get different orders. The order is not secret; it
 * only makes copied answers useless.
 */
export function shuffled(count: number, seed: string): number[] {
  const order = Array.from({ length: count }, (_, index) => index)
  const next = numbersOf(seed)
  for (let last = count - 1; last > 0; last--) {
    const chosen = next() % (last + 1)
    const [here = 0, there = 0] = [order[last], order[chosen]]
    order[last] = there
    order[chosen] = here
  }
  return order
}

/**
 * Returns a function that gives the next pseudo-random number: the seed is hashed (FNV-1a), and each number is the hash plus a
 * counter, with its bits mixed (splitmix32).
 */
function numbersOf(seed: string): () => number {
  let state = 0x81_1c_9d_c5
  for (let index = 0; index < seed.length; index++) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01_00_01_93)
  }
  return () => {
    state = (state + 0x9e_37_79_b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21_f0_aa_ad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x73_5a_2d_97)
    return (mixed ^ (mixed >>> 15)) >>> 0
  }
}
