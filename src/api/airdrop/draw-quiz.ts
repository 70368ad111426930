import sharp from 'sharp'
import { escapeMarkup } from '../../domain/kernel/text/escape-markup.ts'

const [width, height] = [1200, 630]
/** Drawn larger and made smaller, so that edges are smooth. */
const scale = 2

type Colour = readonly [number, number, number]
const paper: Colour = [0xf1, 0xe3, 0xc6]
const sun: Colour = [0xd6, 0x3a, 0x1e]
const night: Colour = [0x16, 0x32, 0x4f]
const gold: Colour = [0xf4, 0xb2, 0x3c]

/** Roofs by the middle and the width of each. */
const roofs = [
  [210, 150],
  [550, 120],
  [880, 140],
] as const
const ground = 410

function colourAt(x: number, y: number): Colour {
  if (y > ground) return Math.abs(y - 574) < 2 && x > 64 && x < width - 64 ? gold : night
  if (roofs.some(([middle, half]) => y > ground - (half - Math.abs(x - middle)) * 0.72)) return night
  return Math.hypot(x - 930, y - 230) < 150 ? sun : paper
}

let scene: Promise<Buffer> | undefined

/** The same behind every quiz. */
function drawScene(): Promise<Buffer> {
  const [columns, rows] = [width * scale, height * scale]
  const pixels = Buffer.alloc(columns * rows * 3)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      pixels.set(colourAt(column / scale, row / scale), (row * columns + column) * 3)
    }
  }
  const raw = { width: columns, height: rows, channels: 3 } as const
  return sharp(pixels, { raw }).resize(width, height).removeAlpha().raw().toBuffer()
}

function words(text: string, { colour, size }: { colour: string; size: number }) {
  const markup = `<span foreground="${colour}" weight="bold">${escapeMarkup(text)}</span>`
  return { text: { text: markup, font: `sans ${size}`, rgba: true, dpi: 72 } }
}

/**
 * The picture of a quiz, as PNG. Out of pixels and letters, not of SVG: the reading of SVG is blocked in this process, for what people
 * upload. Letters of Latin alone: a server may have no fonts for others, and what is said in words stands beside the picture.
 */
export async function drawQuiz({ amount, symbol }: { amount: string; symbol: string }): Promise<Buffer> {
  scene ??= drawScene()
  const reward = `${amount} ${symbol}`
  return sharp(await scene, { raw: { width, height, channels: 3 } })
    .composite([
      { input: words('CoinView Quiz', { colour: '#16324f', size: 44 }), left: 64, top: 64 },
      {
        input: words(reward, { colour: '#f1e3c6', size: reward.length > 14 ? 72 : 108 }),
        left: 64,
        top: 440,
      },
    ])
    .png()
    .toBuffer()
}
