export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (XmlElement | string)[]
}

const name = '[A-Za-z_][\\w.:-]*'
const openTag = new RegExp(`^<(${name})((?:\\s+${name}="[^"<]*")*)\\s*(/?)>`)
const closeTag = new RegExp(`^</(${name})\\s*>`)
const attribute = new RegExp(`(${name})="([^"<]*)"`, 'g')
const references: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u

export function readStrictXml(text: string): XmlElement {
  if (unwritable.test(text)) throw new Error('A character that XML has no place for')
  let rest = text
  const take = (pattern: RegExp) => {
    const found = pattern.exec(rest)
    if (found !== null) rest = rest.slice(found[0].length)
    return found
  }
  const element = (): XmlElement => {
    const opened = take(openTag)
    if (opened === null) throw new Error(`No tag: ${rest.slice(0, 80)}`)
    const [, tag = '', written = '', closed] = opened
    const attributes: Record<string, string> = {}
    for (const [, key = '', value = ''] of written.matchAll(attribute)) {
      if (key in attributes) throw new Error(`${key} twice`)
      attributes[key] = decoded(value)
    }
    const children: (XmlElement | string)[] = []
    if (closed === '/') return { name: tag, attributes, children }
    for (;;) {
      const end = take(closeTag)
      if (end !== null) {
        if (end[1] !== tag) throw new Error(`${end[1]} closes ${tag}`)
        return { name: tag, attributes, children }
      }
      const run = take(/^[^<]+/)
      if (run === null) children.push(element())
      else children.push(decoded(run[0]))
    }
  }
  const root = element()
  if (rest !== '') throw new Error(`After the end: ${rest.slice(0, 80)}`)
  return root
}

function decoded(text: string): string {
  if (text.includes(']]>')) throw new Error(']]> in a text')
  return text.replaceAll(/&(?:(\w+);)?/g, (_, reference: string | undefined) => {
    const known = references[reference ?? '']
    if (known === undefined) throw new Error(`No such reference: &${reference}`)
    return known
  })
}

export function everyElement(root: XmlElement): XmlElement[] {
  return [root, ...root.children.flatMap((child) => (typeof child === 'string' ? [] : everyElement(child)))]
}

export function textOf(element: XmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')
}
