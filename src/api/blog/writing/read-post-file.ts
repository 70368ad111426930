import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'

/** An error in a file; lines are counted from 1. */
export interface FileFault {
  readonly line: number
  readonly reason: string
}

export interface PostFile {
  readonly row: Readonly<Record<string, unknown>>
  readonly markdown: string
  readonly textLine: number
  /** The line of a field in the head of the file; 1 if the field is missing. */
  readonly lineOf: (field: string) => number
}

/** The fields that the head of a post file may have. Other names are errors, so that a misspelt field is not ignored silently. */
const known = [
  'title',
  'slug',
  'author',
  'tags',
  'cover',
  'excerpt',
  'status',
  'published',
  'updated',
] as const
const headPattern = /^---[ \t]*\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\n|$)/
const maxHeadCharacters = 20_000

/**
 * Reads a post file: a YAML head between two lines of dashes, then Markdown. The slug is the file's name unless the head has one.
 */
export function readPostFile({
  text: written,
  name,
}: {
  text: string
  name: string
}): PostFile | { readonly faults: FileFault[] } {
  const text = written.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const [whole, head] = headPattern.exec(text) ?? []
  if (whole === undefined || head === undefined || head.length > maxHeadCharacters)
    return { faults: [{ line: 1, reason: 'head required: lines of "name: value" between two lines of ---' }] }
  const lines = new LineCounter()
  const document = parseDocument(head, { lineCounter: lines, uniqueKeys: true, maxAliasCount: 0 } as object)
  const lineAt = (offset: number) => lines.linePos(offset).line + 1
  const faults = document.errors.map(({ pos, message }) => ({
    line: lineAt(pos[0]),
    reason: `head not_yaml: ${message.split('\n', 1)[0] ?? ''}`,
  }))
  if (faults.length > 0) return { faults }
  if (!isMap(document.contents)) return { faults: [{ line: 2, reason: 'head not_an_object' }] }
  const places = new Map<string, number>()
  for (const { key } of document.contents.items) {
    const field = isScalar(key) ? String(key.value) : ''
    const line = lineAt(isScalar(key) ? (key.range?.[0] ?? 0) : 0)
    places.set(field, line)
    if (!known.some((other) => other === field))
      faults.push({ line, reason: `${field.slice(0, 40)} unknown_field` })
  }
  if (faults.length > 0) return { faults }
  const fields: unknown = document.toJS({ maxAliasCount: 0 })
  const markdown = text.slice(whole.length)
  const textLine = whole.split('\n').length
  return {
    row: { slug: name, ...(fields as Record<string, unknown>), text: markdown },
    markdown,
    textLine,
    lineOf: (field) => places.get(field.split('.', 1)[0] ?? '') ?? (field === 'text' ? textLine : 1),
  }
}
