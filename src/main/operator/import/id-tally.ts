/**
 * Finds ids that come more than once. It keeps a 53-bit hash of each id, which takes eight bytes however long the id is.
 * Two ids with one hash are rare, and only make the caller compare the ids themselves.
 */
export class IdTally {
  #hashes = new Float64Array(1024)
  #count = 0

  add(id: string): void {
    if (this.#count === this.#hashes.length) {
      const larger = new Float64Array(this.#count * 2)
      larger.set(this.#hashes)
      this.#hashes = larger
    }
    this.#hashes[this.#count++] = hashOf(id)
  }

  repeats(): { readonly size: number; readonly has: (id: string) => boolean } {
    const sorted = this.#hashes.subarray(0, this.#count).sort()
    const repeated = new Set(sorted.filter((hash, place) => hash === sorted[place - 1]))
    return { size: repeated.size, has: (id) => repeated.has(hashOf(id)) }
  }
}

function hashOf(id: string): number {
  let high = 0x811c_9dc5
  let low = 0x9747_b28c
  for (let at = 0; at < id.length; at++) {
    const code = id.charCodeAt(at)
    high = Math.imul(high ^ code, 0x0100_0193)
    low = Math.imul(low ^ code, 0x85eb_ca6b)
    low ^= low >>> 13
  }
  return ((high ^ (high >>> 15)) >>> 11) * 0x1_0000_0000 + (low >>> 0)
}
