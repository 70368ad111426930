import { ellipsis, isLongerThan, truncate } from './text.ts'

const context = 20

/**
 * Cuts two versions of a text so that their first difference is visible: `…ends on Monday` and `…ends on Friday` of two
 * descriptions with a long common beginning.
 */
export function differingParts({
  before,
  after,
  maxLength,
}: {
  before: string
  after: string
  maxLength: number
}) {
  const [old, now] = [Array.from(before), Array.from(after)]
  const isShort = !isLongerThan(before, maxLength) && !isLongerThan(after, maxLength)
  const from = isShort ? 0 : Math.max(0, commonStart(old, now) - context)
  const part = (text: readonly string[]) =>
    truncate((from === 0 ? '' : ellipsis) + text.slice(from).join(''), maxLength)
  return { before: part(old), after: part(now) }
}

function commonStart(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((character, place) => character !== other[place])
  return differs === -1 ? one.length : differs
}
