import { ellipsis, isLongerThan, truncate } from './text.ts'

/** How much of what stayed the same stands before what did not, for the reader to find the place. */
const context = 20

/**
 * Two versions of a text, each short enough to be read at a glance and cut so that what differs is in it:
 * `…ends on Monday` and `…ends on Friday` of two descriptions that are alike for a page.
 */
export function differingParts({
  before,
  after,
  longest,
}: {
  before: string
  after: string
  longest: number
}) {
  const [old, now] = [Array.from(before), Array.from(after)]
  const isShort = !isLongerThan(before, longest) && !isLongerThan(after, longest)
  const from = isShort ? 0 : Math.max(0, commonStart(old, now) - context)
  const part = (text: readonly string[]) =>
    truncate((from === 0 ? '' : ellipsis) + text.slice(from).join(''), longest)
  return { before: part(old), after: part(now) }
}

function commonStart(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((character, place) => character !== other[place])
  return differs === -1 ? one.length : differs
}
