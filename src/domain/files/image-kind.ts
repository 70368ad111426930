export type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif'

/** Brands of ISO media that hold one AVIF image, or a sequence of them. */
const avifBrands = new Set(['avif', 'avis', 'mif1'])

/**
 * What the first bytes say a file is; its name and its declared type say nothing. `logo.png` that begins with `MZ` is a
 * program, and an SVG is a document that can run scripts: neither is an image to us.
 */
export function imageKindOf(bytes: Uint8Array): ImageKind | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) === 'ftyp' && avifBrands.has(text(8, 12))) return 'avif'
  return undefined
}
