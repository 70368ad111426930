import sharp, { type ResizeOptions } from 'sharp'
import { cardHeight, cardWidth, pictureSizes, type CardOrder } from './card.ts'
import { drawCard } from './draw-card.ts'
import { imageKindOf } from '../../../domain/files/image-kind.ts'

const maxPixels = 20_000_000
const white = '#ffffff'

/** Decoded and written anew as a PNG of that size; undefined of what cannot be read. */
async function readPicture(
  bytes: Uint8Array,
  size: Required<Pick<ResizeOptions, 'width' | 'height' | 'fit'>>,
): Promise<Buffer | undefined> {
  if (imageKindOf(bytes) === undefined && !isPlainDrawing(bytes)) return undefined
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .resize({ ...size, background: white })
      .flatten({ background: white })
      .timeout({ seconds: 3 })
      .png()
      .toBuffer()
  } catch (error) {
    // sharp has no codes: whatever it meets in a picture is wrong with the picture.
    if (error instanceof Error) return undefined
    throw error
  }
}

/**
 * A drawing as the demo content has them: one that names nothing outside itself, neither by an address nor as an entity, and is not packed.
 * What draws it would not follow an address either; this does not ask it to.
 */
function isPlainDrawing(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('utf8')
  return (
    /^<svg[\s>]/.test(text) &&
    !/<[!?]|\0|\b(?:href|src|style)\s*=(?!\s*["']#)|url\(\s*["']?(?!#)|@|<(?:style|script|foreignObject|image|text)\b/i.test(
      text,
    )
  )
}

// One card at a time; and of what is given as a picture nothing but these is ever decoded.
sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Svg'].map((format) => `VipsForeignLoad${format}Buffer`),
})

const logoPixels = 248
const maxBytes = 100 * 1024
/** How good it is before its picture is left out. */
const qualities = [88, 80, 70, 60]

/** The picture of a card. A logo or a picture that cannot be read is as if there were none. */
export async function makeCard({ card, format, ...input }: CardOrder): Promise<Buffer> {
  const square = { width: logoPixels, height: logoPixels, fit: 'contain' } as const
  const logo = input.logo === null ? undefined : await readPicture(input.logo, square)
  if (format === 'png') return pngOf(await drawCard(card, { logo, picture: undefined }))
  const shape = { ...pictureSizes[card.pictureAt], fit: 'cover' } as const
  const picture = input.picture === null ? undefined : await readPicture(input.picture, shape)
  for (const shown of picture === undefined ? [undefined] : [picture, undefined]) {
    const drawing = await drawCard(card, { logo, picture: shown })
    for (const quality of qualities) {
      const jpeg = await jpegOf(drawing, quality)
      if (jpeg.length <= maxBytes) return jpeg
    }
  }
  throw new Error('A card is larger than it may be')
}

const drawn = (drawing: string) => sharp(Buffer.from(drawing)).resize(cardWidth, cardHeight)

function pngOf(drawing: string): Promise<Buffer> {
  return drawn(drawing).png({ palette: true, colours: 128, dither: 0, compressionLevel: 9 }).toBuffer()
}

/** Letters keep their edges: colours are as fine as light. */
function jpegOf(drawing: string, quality: number): Promise<Buffer> {
  return drawn(drawing).jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer()
}
