/** In which row from the foot each box stands, so that none covers another; `lefts` go up, and all are as wide. */
export function rowsOf(lefts: readonly number[], width: number): number[] {
  const ends: number[] = []
  return lefts.map((left) => {
    const free = ends.findIndex((end) => end <= left)
    const row = free === -1 ? ends.length : free
    ends[row] = left + width
    return row
  })
}
