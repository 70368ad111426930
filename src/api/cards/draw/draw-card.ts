import * as palette from '../../../domain/kernel/site/palette.ts'
import { siteConfig } from '../../../domain/kernel/site/site-config.ts'
import { drawMasthead, frameOf, left, right, textSize } from './card-frame.ts'
import { cardHeight, cardWidth, type Card } from './card.ts'
import { drawFacts } from './draw-facts.ts'
import { drawBlock, type TextBlock } from './text-blocks.ts'
import { drawText, leading, place, UnwritableText, type Place } from './text-paths.ts'

const logoSize = 124

async function drawLogo({ initials, language }: Card, logo: Buffer | undefined, y: number): Promise<string> {
  const box = `x="${left}" y="${y}" width="${logoSize}" height="${logoSize}"`
  if (logo !== undefined)
    return [
      `<clipPath id="logo"><rect ${box} rx="8"/></clipPath>`,
      `<image ${box} clip-path="url(#logo)" href="data:image/png;base64,${logo.toString('base64')}"/>`,
      `<rect ${box} rx="8" fill="none" stroke="${palette.track.light}" stroke-width="2"/>`,
    ].join('')
  const { letters = '', name = '' } = initials ?? {}
  const drawn = await drawText(letters, { language, weight: 700, size: 54 })
  const x = left + (logoSize - drawn.width) / 2
  return `<rect ${box} rx="8" fill="${colourOf(name)}"/>${place(drawn, { x, y: y + logoSize / 2 + 19, fill: '#fff' })}`
}

function colourOf(name: string): string {
  const hash = Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 0)
  return `hsl(${(hash * 137) % 360},38%,34%)`
}

interface CardPictures {
  readonly logo: Buffer | undefined
  readonly picture: Buffer | undefined
}

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
    maxLines: frame.titleLines,
  })
  if (title.lines.every(({ width: drawn }) => drawn === 0)) throw new UnwritableText()
  const titleEnd = frame.top + heightOf(title)
  const text = await drawBlock(card.text ?? '', {
    ...plain,
    sizes: [textSize],
    width,
    maxLines: frame.textLines({ lines: title.lines.length, end: titleEnd }),
  }).catch(emptyIfUnwritable)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${cardHeight}">`,
    `<rect width="${cardWidth}" height="${cardHeight}" fill="${palette.paper.light}"/>`,
    drawMasthead({ name, label, picture }, card),
    hasLogo ? await drawLogo(card, logo, frame.logoTop) : '',
    ...drawLines(title, { x: textLeft, y: frame.top, fill: palette.ink.light }),
    ...drawLines(text, { x: textLeft, y: titleEnd + 14, fill: palette.ink2.light }),
    await drawFacts(card),
    `<path fill="${palette.rule2.light}" d="M${left} 552h${right - left}v2H${left}z"/>`,
    place(note, { x: left, y: 592, fill: palette.ink3.light }),
    place(host, { x: right - host.width, y: 592, fill: palette.ink3.light }),
    '</svg>',
  ].join('')
}

/** If our fonts lack characters of a text, the card is drawn without this text, because a card without it is still useful. */
function emptyIfUnwritable(error: unknown): TextBlock {
  if (error instanceof UnwritableText) return { lines: [], size: 0 }
  throw error
}

function heightOf({ lines, size }: TextBlock): number {
  return lines.length * size * leading
}

function drawLines({ lines, size }: TextBlock, { x, y, fill }: Place): string[] {
  return lines.map((line, count) => place(line, { x, y: y + size * (0.95 + count * leading), fill }))
}
