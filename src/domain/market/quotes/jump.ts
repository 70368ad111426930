/** Whether a value rose or fell by more than a factor: with factor 10, 100 after 9 is a jump and 80 is not. */
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
