type Numbers = Float64Array | Uint32Array | Int32Array | Uint16Array

export function withRoom<T extends Numbers>(array: T, length: number): T {
  if (length <= array.length) return array
  // The cast is needed, because TypeScript knows the constructor of a typed array only as a `Function`.
  const longer = new (array.constructor as new (length: number) => T)(length + (length >>> 2) + 64)
  longer.set(array)
  return longer
}
