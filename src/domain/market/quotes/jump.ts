/** More than so many times the last value, or less than that part of it: 100 after 9 is a jump by ten, 80 is none. */
export function isJump({
  before,
  after,
  factor,
}: {
  before: number
  after: number
  factor: number
}): boolean {
  return after > before * factor || after * factor < before
}
