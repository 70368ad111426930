import { drawingPalettes } from '../../../domain/kernel/drawing/drawing-colours.ts'
import { siteConfig } from '../../../domain/kernel/site/site-config.ts'
import { cardHeight, cardWidth, type Card } from './card.ts'
import { drawPriceLine } from './draw-price-line.ts'
import { drawBlock, drawText, UnwritableText, type DrawnText, type TextBlock } from './text-paths.ts'

const ink = drawingPalettes.light
const paper = '#fbfaf6'
const left = 80
const right = cardWidth - left
const logoSize = 124
const leading = 1.28
/** The mark of the site, thirty wide. */
const mark = `<rect width="30" height="30" rx="3" fill="${ink.brand}"/><path fill="none" stroke="#fff" stroke-width="2.2" d="M4 25.5v-2.2a5.5 5.5 0 0 1 11 0v2.2M15 25.5v-2.2a5.5 5.5 0 0 1 11 0v2.2M9.5 15.2v-1.7a5.5 5.5 0 0 1 11 0v1.7M4 8.5a5.5 5.5 0 0 1 5.5 5M26 8.5a5.5 5.5 0 0 0-5.5 5"/>`

/** A card as a drawing without a letter of text in it; `logo` is a PNG. */
export async function drawCard(card: Card, logo: Buffer | undefined): Promise<string> {
  const { language } = card
  const bold = { language, weight: 700 } as const
  const plain = { language, weight: 400 } as const
  const hasPicture = logo !== undefined || card.initials !== null
  const textLeft = hasPicture ? left + logoSize + 32 : left
  const hasFacts = card.facts.length > 0
  const [name, label, note, host] = await Promise.all([
    drawText(siteConfig.name, { ...bold, size: 32 }),
    drawText(card.label, { ...plain, size: 25 }),
    drawText(card.note, { ...plain, size: 22 }),
    drawText(card.host, { ...plain, size: 22 }),
  ])
  const title = await drawBlock(card.title, {
    ...bold,
    sizes: hasFacts ? [60, 52, 46] : [66, 58, 50],
    width: right - textLeft,
    mostLines: hasFacts ? 2 : 3,
  })
  if (title.lines.every(({ width }) => width === 0)) throw new UnwritableText()
  const text = await drawBlock(card.text ?? '', {
    ...plain,
    sizes: [28],
    width: right - textLeft,
    mostLines: hasFacts ? (title.lines.length > 1 ? 1 : 2) : 5 - title.lines.length,
  }).catch(whenUnwritable)
  const top = 170
  const titleEnd = top + heightOf(title)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${cardHeight}">`,
    `<rect width="${cardWidth}" height="${cardHeight}" fill="${paper}"/>`,
    `<path fill="${ink.ink}" d="M${left} 48h${right - left}v8H${left}zM${left} 63h${right - left}v2.5H${left}z"/>`,
    `<g transform="translate(${left} 90) scale(1.4)">${mark}</g>`,
    place(name, { x: left + 58, y: 122, fill: ink.ink }),
    place(label, { x: right - label.width, y: 120, fill: ink.soft }),
    hasPicture ? await drawLogo(card, logo, top) : '',
    ...drawLines(title, { x: textLeft, y: top, fill: ink.ink }),
    ...drawLines(text, { x: textLeft, y: titleEnd + 14, fill: '#3f485d' }),
    await drawFacts(card),
    `<path fill="${ink.edge}" d="M${left} 552h${right - left}v2H${left}z"/>`,
    place(note, { x: left, y: 592, fill: ink.soft }),
    place(host, { x: right - host.width, y: 592, fill: ink.soft }),
    '</svg>',
  ].join('')
}

/** A card is worth drawing without it. */
function whenUnwritable(error: unknown): TextBlock {
  if (error instanceof UnwritableText) return { lines: [], size: 0 }
  throw error
}

interface Place {
  readonly x: number
  readonly y: number
  readonly fill: string
}

function place({ svg }: DrawnText, { x, y, fill }: Place): string {
  return `<g transform="translate(${x} ${y})" fill="${fill}">${svg}</g>`
}

function heightOf({ lines, size }: TextBlock): number {
  return lines.length * size * leading
}

/** From the top of the first line on. */
function drawLines({ lines, size }: TextBlock, { x, y, fill }: Place): string[] {
  return lines.map((line, count) => place(line, { x, y: y + size * (0.95 + count * leading), fill }))
}

async function drawLogo({ initials, language }: Card, logo: Buffer | undefined, y: number): Promise<string> {
  const box = `x="${left}" y="${y}" width="${logoSize}" height="${logoSize}"`
  if (logo !== undefined)
    return [
      `<clipPath id="logo"><rect ${box} rx="8"/></clipPath>`,
      `<image ${box} clip-path="url(#logo)" href="data:image/png;base64,${logo.toString('base64')}"/>`,
      `<rect ${box} rx="8" fill="none" stroke="${ink.track}" stroke-width="2"/>`,
    ].join('')
  const { letters = '', name = '' } = initials ?? {}
  const drawn = await drawText(letters, { language, weight: 700, size: 54 })
  const x = left + (logoSize - drawn.width) / 2
  return `<rect ${box} rx="8" fill="${colourOf(name)}"/>${place(drawn, { x, y: y + logoSize / 2 + 19, fill: '#fff' })}`
}

/** The same name has the same colour; white letters are read on each. */
function colourOf(name: string): string {
  const hash = Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 0)
  return `hsl(${(hash * 137) % 360},38%,34%)`
}

const factSizes = [38, 34, 30, 26, 22]
const shortestGap = 36
const longestGap = 110

/** Side by side in letters of one size, with the line of prices to the right of them. */
async function drawFacts({ facts, line, language }: Card): Promise<string> {
  const hasLine = line.length > 1
  const room = (hasLine ? 560 : right) - left
  const gaps = Math.max(1, facts.length - 1)
  const labels = await Promise.all(
    facts.map(({ label }) => drawText(label, { language, weight: 400, size: 23 })),
  )
  for (const size of factSizes) {
    const texts = await Promise.all(
      facts.map(({ text }) => drawText(text, { language, weight: 700, size, isExact: true })),
    )
    const widths = texts.map((text, count) => Math.max(text.width, labels[count]?.width ?? 0))
    const gap = Math.min(longestGap, (room - widths.reduce((sum, width) => sum + width, 0)) / gaps)
    if (gap < shortestGap && facts.length > 0) continue
    let x = left
    const drawn = facts.map(({ paint = 'ink' }, count) => {
      const [label, text, at] = [labels[count], texts[count], x]
      x += (widths[count] ?? 0) + gap
      if (label === undefined || text === undefined) return ''
      return (
        place(label, { x: at, y: 462, fill: ink.soft }) + place(text, { x: at, y: 512, fill: ink[paint] })
      )
    })
    const box = { x: 600, y: 350, width: right - 610, height: 165 }
    return drawn.join('') + (hasLine ? drawPriceLine(line, box) : '')
  }
  throw new Error('The facts have no room on their card')
}
