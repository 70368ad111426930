const idPattern = /^[a-z0-9]+(?:[-_.]+[a-z0-9]+)*$/

export const coinIdLimit = 100

/** Sales name coins of the market by their id, so that the rule belongs to both. */
export function isCoinId(text: string): boolean {
  return text.length <= coinIdLimit && idPattern.test(text)
}
