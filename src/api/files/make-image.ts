import { createHash } from 'node:crypto'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { maxSide, maxPixels, type ImageType } from '../../domain/files/file-rules.ts'
import { imageKindOf, type ImageKind } from '../../domain/files/image-kind.ts'

export interface MadeImage {
  /** SHA-256 of the bytes, in hexadecimal. */
  readonly hash: string
  readonly type: ImageType
  readonly width: number
  readonly height: number
  readonly bytes: Buffer
}

export type ImageFault = 'not_an_image' | 'image_broken' | 'image_too_large' | 'image_too_slow'

const maxSeconds = 10
/** The maximum size in bytes of a transparent PNG. A larger one is reduced to 256 colours. */
const maxLosslessBytes = 2 * 1024 * 1024

// libvips keeps no cache, uses one thread per image and may decode only the formats listed here.
sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
})

/**
 * Decodes any image and encodes it again, so that nothing but pixels is kept of the upload. The result is upright, in sRGB,
 * without metadata, and only the first frame of an animation. Transparent images become PNG, others JPEG; drawings that are
 * smaller as PNG stay PNG.
 */
export async function makeImage(sent: Uint8Array): Promise<MadeImage | { readonly fault: ImageFault }> {
  const kind = imageKindOf(sent)
  if (kind === undefined) return { fault: 'not_an_image' }
  try {
    const { width, height } = await sharp(sent, { limitInputPixels: false }).metadata()
    if (width * height > maxPixels) return { fault: 'image_too_large' }
    const picture = await decode(sent)
    const { bytes, type } = await encode(picture, kind)
    const hash = createHash('sha256').update(bytes).digest('hex')
    return { hash, type, bytes, width: picture.info.width, height: picture.info.height }
  } catch (error) {
    return { fault: faultOf(error) }
  }
}

interface Picture {
  readonly data: Buffer
  readonly info: OutputInfo
}

function decode(sent: Uint8Array): Promise<Picture> {
  return sharp(sent, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true, animated: false })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: maxSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

async function encode(picture: Picture, kind: ImageKind): Promise<{ bytes: Buffer; type: ImageType }> {
  const { data, info } = picture
  const { width, height, channels } = info
  const pixels = () => sharp(data, { raw: { width, height, channels } }).timeout({ seconds: maxSeconds })
  if (!isOpaque(picture)) return { bytes: await png(pixels), type: 'png' }
  const isDrawn = kind === 'png' || kind === 'gif'
  const chromaSubsampling = isDrawn ? '4:4:4' : '4:2:0'
  const jpeg = await pixels().removeAlpha().jpeg({ quality: 86, chromaSubsampling }).toBuffer()
  if (!isDrawn) return { bytes: jpeg, type: 'jpg' }
  const lossless = await pixels().removeAlpha().png({ compressionLevel: 9 }).toBuffer()
  return lossless.length <= jpeg.length ? { bytes: lossless, type: 'png' } : { bytes: jpeg, type: 'jpg' }
}

async function png(pixels: () => Sharp): Promise<Buffer> {
  const lossless = await pixels().png({ compressionLevel: 9 }).toBuffer()
  return lossless.length <= maxLosslessBytes
    ? lossless
    : pixels().png({ palette: true, quality: 90 }).toBuffer()
}

function isOpaque({ data, info: { channels } }: Picture): boolean {
  if (channels !== 2 && channels !== 4) return true
  for (let at = channels - 1; at < data.length; at += channels) if (data[at] !== 255) return false
  return true
}

/** sharp reports no error codes, but its messages begin with the reason. Any other error means that the file is broken. */
function faultOf(error: unknown): ImageFault {
  if (!(error instanceof Error)) throw error
  if (error.message.startsWith('timeout')) return 'image_too_slow'
  return error.message.includes('exceeds pixel limit') ? 'image_too_large' : 'image_broken'
}
