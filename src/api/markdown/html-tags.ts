import type { Parser } from './parser.ts'

export interface HtmlTag {
  readonly name: string
  readonly isClosing: boolean
  /** True for a tag like `<Divider />`. */
  readonly isSelfClosing: boolean
  readonly attributes: ReadonlyMap<string, string>
}

const tag =
  /^<(?<slash>\/?)(?<name>[A-Za-z][\w.-]*)(?<attributes>(?:[^<>"']|"[^"]*"|'[^']*')*?)(?<alone>\/?)>$/
const attribute = /([A-Za-z][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

export function htmlTag(text: string): HtmlTag | undefined {
  const { slash, name = '', attributes = '', alone } = tag.exec(text)?.groups ?? {}
  if (name === '') return undefined
  return {
    name,
    isClosing: slash === '/',
    isSelfClosing: alone === '/',
    attributes: new Map(
      [...attributes.matchAll(attribute)].map(([, key = '', double, single]) => [
        key,
        double ?? single ?? '',
      ]),
    ),
  }
}

const wrappers = new Set('div span p section center figure figcaption details summary'.split(' '))

/**
 * A tag that only wraps content: `<div>`, or a component of another site such as `<Alert>`. A capitalised name counts as
 * a component only if it is closed somewhere, which `<CID>` in `/ipfs/<CID>` is not.
 */
export function isWrapper({ name, isSelfClosing }: HtmlTag, env: unknown): boolean {
  return wrappers.has(name) || (/^[A-Z]/.test(name) && (isSelfClosing || endsIn(env).components.has(name)))
}

interface Ends {
  readonly components: ReadonlySet<string>
  readonly blocks: ReadonlyMap<number, number>
}

interface WithEnds {
  ends?: Ends
}

/**
 * Finds the ends of all HTML lists and comments in one pass before parsing; searching for the end at every start would take
 * quadratic time.
 */
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
    // The parser has a separate `env` for each text, and only this file sets its `ends`, so the type is certain.
    const own = env as WithEnds
    own.ends = { components, blocks }
  })
}

export function endsIn(env: unknown): Ends {
  return (env as WithEnds).ends ?? { components: new Set(), blocks: new Map() }
}
