export const megabyte = 1024 * 1024

/** What may be sent to us as one file. */
export const maxFileBytes = 8 * megabyte
/** And as the icon of a dApp. */
export const maxIconBytes = 2 * megabyte
/** Of an image as it is sent, all its sides multiplied: a small file can hold a picture as large as a house. */
export const maxPixels = 40_000_000
/** Images are made smaller until neither side is longer; none is made larger. */
export const longestSide = 1_600

export const imageTypes = ['jpg', 'png'] as const
export type ImageType = (typeof imageTypes)[number]

/** `3b…f0.png` is the file of that content. */
export function readContentName(
  name: string,
): { readonly hash: string; readonly type: ImageType } | undefined {
  const [, hash, end] = /^([0-9a-f]{64})\.(\w{3})$/.exec(name) ?? []
  const type = imageTypes.find((known) => known === end)
  return hash === undefined || type === undefined ? undefined : { hash, type }
}

/** What a file of earlier versions can have been called: `logos/sun.jpeg`. Everything else names no file and is not looked for. */
export function isOldName(name: string): boolean {
  if (name.length > 255 || !/\.(?:jpe?g|png|gif|webp|avif)$/i.test(name)) return false
  return name.split('/').every((part) => part !== '' && !/^\.|[\p{C}\\]/u.test(part))
}
