import type { Parser } from './parser.ts'

export interface HtmlTag {
  readonly name: string
  readonly isClosing: boolean
  /** `<Divider />` */
  readonly isAlone: boolean
  readonly attributes: ReadonlyMap<string, string>
}

const tag =
  /^<(?<slash>\/?)(?<name>[A-Za-z][\w.-]*)(?<attributes>(?:[^<>"']|"[^"]*"|'[^']*')*?)(?<alone>\/?)>$/
const attribute = /([A-Za-z][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** A comment is no tag. */
export function htmlTag(text: string): HtmlTag | undefined {
  const { slash, name = '', attributes = '', alone } = tag.exec(text)?.groups ?? {}
  if (name === '') return undefined
  return {
    name,
    isClosing: slash === '/',
    isAlone: alone === '/',
    attributes: new Map(
      [...attributes.matchAll(attribute)].map(([, key = '', double, single]) => [
        key,
        double ?? single ?? '',
      ]),
    ),
  }
}

const frames = new Set('div span p section center figure figcaption details summary'.split(' '))

/**
 * Stands around words and says nothing itself: `<div>`, or a component of another site, `<Alert>`. A name in angle brackets that nothing
 * closes, as in `/ipfs/<CID>`, is no component.
 */
export function isFrame({ name, isAlone }: HtmlTag, env: unknown): boolean {
  return frames.has(name) || (/^[A-Z]/.test(name) && (isAlone || endsIn(env).components.has(name)))
}

interface Ends {
  /** The names of those that are closed. */
  readonly components: ReadonlySet<string>
  /** Of lists and comments, where they end by where they start. */
  readonly blocks: ReadonlyMap<number, number>
}

interface WithEnds {
  ends?: Ends
}

/** Read at once before anything else, as looking for an end at each start would take time by the square of their number. */
export function findEnds(parser: Parser): void {
  parser.core.ruler.before('block', 'html_ends', ({ src, env }) => {
    const blocks = new Map<number, number>()
    const lists: number[] = []
    let comment: number | undefined
    for (const { 0: found, index } of src.matchAll(/<[ou]l\b|<\/[ou]l\s*>|<!--|-->/g)) {
      const end = index + found.length
      if (found === '<!--') comment ??= index
      else if (found === '-->') {
        if (comment !== undefined) blocks.set(comment, end)
        comment = undefined
      } else if (found.startsWith('</')) {
        const list = lists.pop()
        if (list !== undefined) blocks.set(list, end)
      } else lists.push(index)
    }
    const components = new Set([...src.matchAll(/<\/([A-Z][\w.-]*)\s*>/g)].map(([, name = '']) => name))
    // The environment of one text, which only this file writes ends to.
    const own = env as WithEnds
    own.ends = { components, blocks }
  })
}

export function endsIn(env: unknown): Ends {
  return (env as WithEnds).ends ?? { components: new Set(), blocks: new Map() }
}
