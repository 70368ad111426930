const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const idLimit = 120
const titleLimit = 90

export function isEventId(text: string): boolean {
  return text.length <= idLimit && pattern.test(text)
}

/**
 * Makes an id: `BTC`, `2018-01-26`, `CME Contracts Expire` → `btc-2018-01-26-cme-contracts-expire`. A title that a
 * Latin slug cannot represent adds a hash, so that two events of one day stay distinct.
 */
export function eventIdFrom({
  symbol,
  date,
  title,
}: {
  symbol: string
  date: string
  title: string
}): string {
  const whole = slugOf(title)
  const short = whole.slice(0, titleLimit)
  const isStated = short === whole && /^[\x20-\x7e]+$/.test(title) && whole !== ''
  const mark = isStated ? '' : numberOf(title.toLowerCase()).toString(36)
  return slugOf([symbol.slice(0, 10), date, short, mark].join(' '))
}

function slugOf(text: string): string {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  ).join('-')
}

/** A hash (FNV-1a) of a title. It is short, and distinguishes the few titles of one token and day well enough. */
function numberOf(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93)
  return hash >>> 0
}
