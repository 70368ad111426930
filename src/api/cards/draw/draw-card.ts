import { drawingPalettes } from '../../../domain/kernel/drawing/drawing-colours.ts'
import { siteConfig } from '../../../domain/kernel/site/site-config.ts'
import { cardHeight, cardWidth, type Card } from './card.ts'
import { drawMasthead, frameOf, left, paper, right, textSize } from './card-frame.ts'
import { drawPriceLine } from './draw-price-line.ts'
import {
  drawBlock,
  drawText,
  leading,
  place,
  UnwritableText,
  type Place,
  type TextBlock,
} from './text-paths.ts'

const ink = drawingPalettes.light
const logoSize = 124

/** Both are PNGs. */
interface CardPictures {
  readonly logo: Buffer | undefined
  readonly picture: Buffer | undefined
}

/** A card as a drawing without a letter of text in it. */
export async function drawCard(card: Card, { logo, picture }: CardPictures): Promise<string> {
  const { language } = card
  const bold = { language, weight: 700 } as const
  const plain = { language, weight: 400 } as const
  const frame = frameOf(card, picture !== undefined)
  const hasLogo = logo !== undefined || card.initials !== null
  const textLeft = hasLogo ? left + logoSize + 32 : left
  const width = frame.textRight - textLeft
  const [name, label, note, host] = await Promise.all([
    drawText(siteConfig.name, { ...bold, size: 32 }),
    drawText(card.label, { ...plain, size: 25 }),
    drawText(card.note, { ...plain, size: 22 }),
    drawText(card.host, { ...plain, size: 22 }),
  ])
  const title = await drawBlock(card.title, {
    ...bold,
    sizes: frame.titleSizes,
    width,
    mostLines: frame.titleLines,
  })
  if (title.lines.every(({ width: drawn }) => drawn === 0)) throw new UnwritableText()
  const titleEnd = frame.top + heightOf(title)
  const text = await drawBlock(card.text ?? '', {
    ...plain,
    sizes: [textSize],
    width,
    mostLines: frame.textLines({ lines: title.lines.length, end: titleEnd }),
  }).catch(whenUnwritable)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${cardHeight}">`,
    `<rect width="${cardWidth}" height="${cardHeight}" fill="${paper}"/>`,
    drawMasthead({ name, label, picture }, card),
    hasLogo ? await drawLogo(card, logo, frame.logoTop) : '',
    ...drawLines(title, { x: textLeft, y: frame.top, fill: ink.ink }),
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
