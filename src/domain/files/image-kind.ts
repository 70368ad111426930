export type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif'

const avifBrands = new Set(['avif', 'avis', 'mif1'])

/**
 * Detects the image format from the first bytes; file name and declared type are ignored. A `logo.png` that begins with
 * `MZ` is a program, and an SVG is a document that can run scripts: both are refused.
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
