const runLength = 8192
const mergeSlice = 65_536

/** A merge sort in steps of a few milliseconds. Sorting a million ids at once would block for a second. */
export function* sortByIdSteps(rows: Uint32Array, ids: readonly string[]): Generator<void, Uint32Array> {
  const compare = (a: number, b: number) => (ids[a]! < ids[b]! ? -1 : 1)
  let from = rows
  for (let at = 0; at < rows.length; at += runLength) {
    from.subarray(at, at + runLength).sort(compare)
    yield
  }
  let into: Uint32Array = new Uint32Array(rows.length)
  for (let length = runLength; length < rows.length; length *= 2) {
    for (let low = 0; low < rows.length; low += length * 2) {
      yield* mergeSteps({ from, into, low, middle: low + length, high: low + length * 2, ids })
    }
    ;[from, into] = [into, from]
  }
  return from
}

interface Merge {
  from: Uint32Array
  into: Uint32Array
  low: number
  middle: number
  high: number
  ids: readonly string[]
}

function* mergeSteps({ from, into, low, middle, high, ids }: Merge): Generator<void, void> {
  const leftEnd = Math.min(middle, from.length)
  const rightEnd = Math.min(high, from.length)
  let left = low
  let right = leftEnd
  for (let at = low; at < rightEnd; at++) {
    const takeLeft = left < leftEnd && (right >= rightEnd || ids[from[left]!]! < ids[from[right]!]!)
    into[at] = takeLeft ? from[left++]! : from[right++]!
    if (at % mergeSlice === 0) yield
  }
}

const digits = 0x1_0000

/** Sorts rows by a number, in four steps by 16 bits each (a radix sort). Rows with equal numbers keep their order. */
export function* radixSortSteps(
  rows: Uint32Array,
  keyOf: (row: number) => number,
): Generator<void, Uint32Array> {
  const keys = new Float64Array(rows.length)
  const bits = new Uint32Array(keys.buffer)
  for (let i = 0; i < rows.length; i++) keys[i] = keyOf(rows[i]!)
  for (let i = 0; i < rows.length; i++) makeAscending(bits, i * 2)
  yield
  let order: Uint32Array = Uint32Array.from(rows.keys())
  for (let digit = 0; digit < 4; digit++) {
    order = sortByDigit(order, new Uint16Array(keys.buffer), digit)
    yield
  }
  return order.map((place) => rows[place]!)
}

/** Transforms the bits of a floating-point number (low word first) so that they sort as an unsigned integer. */
function makeAscending(bits: Uint32Array, low: number): void {
  const negative = bits[low + 1]! >>> 31 === 1
  bits[low] = negative ? ~bits[low]! : bits[low]!
  bits[low + 1] = negative ? ~bits[low + 1]! : bits[low + 1]! ^ 0x8000_0000
}

function sortByDigit(order: Uint32Array, units: Uint16Array, digit: number): Uint32Array {
  const starts = new Uint32Array(digits + 1)
  for (let i = 0; i < order.length; i++) starts[units[i * 4 + digit]! + 1]!++
  if (starts.includes(order.length)) return order
  for (let d = 0; d < digits; d++) starts[d + 1] = starts[d + 1]! + starts[d]!
  const sorted = new Uint32Array(order.length)
  for (let i = 0; i < order.length; i++) {
    const place = order[i]!
    sorted[starts[units[place * 4 + digit]!]!++] = place
  }
  return sorted
}
