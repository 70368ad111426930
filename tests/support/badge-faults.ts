import { textWidth } from '../../src/domain/kernel/drawing/glyph-widths.ts'
import { everyElement, readStrictXml, textOf, type XmlElement } from './strict-xml.ts'

const allowed = new Set(['svg', 'title', 'style', 'rect', 'path', 'circle', 'g', 'text'])

export function faultsOfBadge(svg: string): string[] {
  const root = readStrictXml(svg)
  const width = Number(root.attributes['width'])
  const elements = everyElement(root)
  const title = elements.find(({ name }) => name === 'title')
  return [
    ...(root.name === 'svg' && root.attributes['role'] === 'img' ? [] : ['no picture']),
    ...(root.attributes['aria-label'] && root.attributes['aria-label'] === (title && textOf(title))
      ? []
      : ['no name']),
    ...elements.filter(({ name }) => !allowed.has(name)).map(({ name }) => `has <${name}>`),
    ...elements.flatMap(({ attributes }) =>
      Object.entries(attributes)
        .filter(
          ([name, value]) =>
            /^on|href|^src$|^style$/i.test(name) ||
            /url\(|javascript:|^(?!http:\/\/www\.w3\.org\/).*:\/\//i.test(
              value.replace(root.attributes['aria-label'] ?? '', ''),
            ),
        )
        .map(([name, value]) => `has ${name}="${value}"`),
    ),
    ...elements
      .filter(({ name }) => name === 'style')
      .filter((style) => /url|import|expression/i.test(textOf(style)))
      .map(() => 'a style that asks for something'),
    ...elements.filter(({ name }) => name === 'text').flatMap((text) => faultsOfText(text, width)),
  ]
}

function faultsOfText(text: XmlElement, width: number): string[] {
  const { x, 'font-size': size, 'font-weight': weight, textLength } = text.attributes
  const measured = textWidth(textOf(text), { size: Number(size), isBold: weight === '700' })
  return [
    ...(Number(size) >= 12 ? [] : [`"${textOf(text)}" is of ${size} pixels`]),
    ...(Number(textLength) === measured
      ? []
      : [`"${textOf(text)}" is ${measured} and drawn as ${textLength}`]),
    ...(Number(x) + Number(textLength) <= width - 8 ? [] : [`"${textOf(text)}" does not fit`]),
  ]
}

export function wordsOn(svg: string): string {
  return everyElement(readStrictXml(svg))
    .filter(({ name }) => name === 'text')
    .map(textOf)
    .join(' ')
}

export function titleOn(svg: string): string {
  return readStrictXml(svg).attributes['aria-label'] ?? ''
}
