import type { PageTag } from './page-tag.ts'

/** The tags of some 30,000 offerings; anybody on the channel could send more. */
const longestMessage = 1024 * 1024

/**
 * What an instance said has changed. The channel is open to whoever reaches Redis, so what cannot be read is nothing: the
 * change feed of each instance drops what changed, a little later.
 */
export function readDroppedTags(message: string): readonly PageTag[] {
  if (message.length > longestMessage) return []
  try {
    const read: unknown = JSON.parse(message)
    return Array.isArray(read) ? read.filter(isTag) : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

/** A text that is no tag names no page, and drops none. */
function isTag(value: unknown): value is PageTag {
  return typeof value === 'string'
}
