import * as palette from '../../../domain/kernel/site/palette.ts'
import { cardWidth, pictureSizes, type Card } from './card.ts'
import { leading, place, type DrawnText } from './text-paths.ts'

export const left = 80
export const right = cardWidth - left
const mark = `<rect width="30" height="30" rx="3" fill="${palette.brand.light}"/><path fill="none" stroke="${palette.onBrand.light}" stroke-width="2.2" d="M4 25.5v-2.2a5.5 5.5 0 0 1 11 0v2.2M15 25.5v-2.2a5.5 5.5 0 0 1 11 0v2.2M9.5 15.2v-1.7a5.5 5.5 0 0 1 11 0v1.7M4 8.5a5.5 5.5 0 0 1 5.5 5M26 8.5a5.5 5.5 0 0 0-5.5 5"/>`

export const textSize = 28
const textEnd = 536
const sideGap = 44

interface CardFrame {
  readonly top: number
  readonly logoTop: number
  readonly textRight: number
  readonly titleSizes: readonly number[]
  readonly titleLines: number
  readonly textLines: (title: { readonly lines: number; readonly end: number }) => number
}

export function frameOf({ facts, pictureAt }: Card, hasPicture: boolean): CardFrame {
  if (hasPicture && pictureAt === 'side' && facts.length === 0)
    return {
      top: 170,
      logoTop: 170,
      textRight: right - pictureSizes.side.width - sideGap,
      titleSizes: [54, 48, 42],
      titleLines: 4,
      textLines: ({ end }) => Math.min(5, Math.floor((textEnd - end - 14) / (textSize * leading))),
    }
  const [top, logoTop] = hasPicture ? [204, 140] : [170, 170]
  const room = { top, logoTop, textRight: right }
  return facts.length === 0
    ? { ...room, titleSizes: [66, 58, 50], titleLines: 3, textLines: ({ lines }) => 5 - lines }
    : { ...room, titleSizes: [60, 52, 46], titleLines: 2, textLines: ({ lines }) => (lines > 1 ? 1 : 2) }
}

interface Masthead {
  readonly name: DrawnText
  readonly label: DrawnText
  readonly picture: Buffer | undefined
}

export function drawMasthead({ name, label, picture }: Masthead, { pictureAt }: Card): string {
  const image = (x: number, y: number) => {
    const { width, height } = pictureSizes[pictureAt]
    const box = `x="${x}" y="${y}" width="${width}" height="${height}"`
    return picture === undefined
      ? ''
      : `<image ${box} href="data:image/png;base64,${picture.toString('base64')}"/>`
  }
  if (picture !== undefined && pictureAt === 'top')
    return [
      image(0, 0),
      `<path fill="${palette.paper.light}" d="M${left - 24} 0h${name.width + 106}v74H${left - 24}z"/>`,
      `<path fill="${palette.paper.light}" d="M${right - label.width - 24} 0h${label.width + 48}v60H${right - label.width - 24}z"/>`,
      `<g transform="translate(${left} 16) scale(1.4)">${mark}</g>`,
      place(name, { x: left + 58, y: 48, fill: palette.ink.light }),
      place(label, { x: right - label.width, y: 40, fill: palette.ink3.light }),
    ].join('')
  const x = right - pictureSizes.side.width
  return [
    `<path fill="${palette.ink.light}" d="M${left} 48h${right - left}v8H${left}zM${left} 63h${right - left}v2.5H${left}z"/>`,
    `<g transform="translate(${left} 90) scale(1.4)">${mark}</g>`,
    place(name, { x: left + 58, y: 122, fill: palette.ink.light }),
    place(label, { x: right - label.width, y: 120, fill: palette.ink3.light }),
    image(x, 176),
  ].join('')
}
