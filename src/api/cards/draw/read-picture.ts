import sharp, { type ResizeOptions } from 'sharp'
import { imageKindOf } from '../../../domain/files/image-kind.ts'

const maxPixels = 20_000_000
const white = '#ffffff'

/** Decoded and written anew as a PNG of that size; undefined of what cannot be read. */
export async function readPicture(
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
