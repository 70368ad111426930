export function dayValue(day: string): string {
  return day.replaceAll('-', '')
}

/** `20260414T210000Z` */
export function momentValue(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** The separators of Unicode would end a line of the file for some programs that read it. */
export function textValue(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/(?!\n)[\p{Cc}\p{Cs}]/gu, '')
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')
}

/** An address has no character that could end its line. */
export function uriValue(address: string): string {
  return address.replaceAll(/[\p{Cc}\p{Cs}\s]/gu, '')
}

const maxOctets = 75

/** A line goes on below after 75 octets, with a space before it; no character is cut apart. */
export function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > maxOctets) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}
