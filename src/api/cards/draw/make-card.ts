import sharp, { type ResizeOptions } from 'sharp'
import { imageKindOf } from '../../../domain/files/image-kind.ts'
import { cardHeight, cardWidth, pictureSizes, type CardOrder } from './card.ts'
import { drawCard } from './draw-card.ts'

const maxPixels = 20_000_000
const white = '#ffffff'

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
    // sharp reports no error codes, so every error here counts as a broken image.
    if (error instanceof Error) return undefined
    throw error
  }
}

/**
 * True for an SVG that refers to nothing outside itself, by URL or by entity, and is not compressed. The renderer would not
 * follow a URL either; this check does not rely on that.
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

// libvips keeps no cache and uses one thread, because this process draws one card at a time. It may decode only the formats
// listed here.
sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Svg'].map((format) => `VipsForeignLoad${format}Buffer`),
})

const logoPixels = 248
const maxBytes = 100 * 1024
/**
 * JPEG qualities to try, until the card is small enough. If it is too large with the last one, it is drawn without the banner
 * picture.
 */
const qualities = [88, 80, 70, 60]

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
  throw new Error('The card exceeds 100 KB even without its picture')
}

const drawn = (drawing: string) => sharp(Buffer.from(drawing)).resize(cardWidth, cardHeight)

function pngOf(drawing: string): Promise<Buffer> {
  return drawn(drawing).png({ palette: true, colours: 128, dither: 0, compressionLevel: 9 }).toBuffer()
}

/** The JPEG keeps the full resolution of colours, so that the edges of letters are sharp. */
function jpegOf(drawing: string, quality: number): Promise<Buffer> {
  return drawn(drawing).jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer()
}
