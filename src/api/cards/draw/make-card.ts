import sharp from 'sharp'
import { cardHeight, cardWidth, type CardOrder } from './card.ts'
import { drawCard } from './draw-card.ts'

// One card at a time; and of what is given as a logo nothing but these is ever decoded.
sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Svg'].map((format) => `VipsForeignLoad${format}Buffer`),
})

const logoPixels = 248
const mostPixels = 20_000_000

/** The picture of a card. A logo that cannot be read is as if there were none. */
export async function makeCard({ card, logo }: CardOrder): Promise<Buffer> {
  const drawing = await drawCard(card, logo === null ? undefined : await readLogo(logo))
  return sharp(Buffer.from(drawing))
    .resize(cardWidth, cardHeight)
    .png({ palette: true, colours: 128, dither: 0, compressionLevel: 9 })
    .toBuffer()
}

async function readLogo(bytes: Uint8Array): Promise<Buffer | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .resize(logoPixels, logoPixels, { fit: 'contain', background: '#ffffff' })
      .flatten({ background: '#ffffff' })
      .timeout({ seconds: 3 })
      .png()
      .toBuffer()
  } catch (error) {
    // sharp has no codes: whatever it meets in a picture is wrong with the picture.
    if (error instanceof Error) return undefined
    throw error
  }
}
