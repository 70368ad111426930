type Numbers = Float64Array | Uint32Array | Int32Array | Uint16Array

/** The same array when it is long enough, else a longer copy with a quarter to spare. */
export function withRoom<T extends Numbers>(array: T, length: number): T {
  if (length <= array.length) return array
  // The constructor of a typed array is typed as `Function`.
  const longer = new (array.constructor as new (length: number) => T)(length + (length >>> 2) + 64)
  longer.set(array)
  return longer
}
