/** The row of each box, counted from the bottom, so that no two overlap. `lefts` are ascending; all boxes have the same width. */
export function rowsOf(lefts: readonly number[], width: number): number[] {
  const ends: number[] = []
  return lefts.map((left) => {
    const free = ends.findIndex((end) => end <= left)
    const row = free === -1 ? ends.length : free
    ends[row] = left + width
    return row
  })
}
