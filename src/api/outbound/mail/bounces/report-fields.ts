export type Fields = ReadonlyMap<string, string>

/** Groups of `Name: value` lines with an empty line between them, as reports have them; folded lines are put together. */
export function fieldGroups(text: string): Fields[] {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n[ \t]+(?=\S)/g, ' ')
    .split(/\n[ \t]*\n+/)
    .map((group) => new Map(group.split('\n').flatMap(fieldOf)))
    .filter((group) => group.size > 0)
}

function fieldOf(line: string): [string, string][] {
  const colon = line.indexOf(':')
  return colon < 1 ? [] : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]]
}

/** `rfc822; reader@example.com` and `<reader@example.com>` alike. */
export function addressField(value: string | undefined): string | undefined {
  const [, address] = /^(?:[\w-]+ *;)? *<?([^<>;\s]+@[^<>;\s]+?)>?$/.exec(value ?? '') ?? []
  return address
}
