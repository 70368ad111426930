export const megabyte = 1024 * 1024

export const maxFileBytes = 8 * megabyte
export const maxIconBytes = 2 * megabyte
/** The maximum width × height of an uploaded image: a small compressed file can hold an enormous picture. */
export const maxPixels = 40_000_000
/** The maximum width and height in pixels at which an image is stored. Larger images are scaled down; smaller ones are kept. */
export const maxSide = 1_600

export const imageTypes = ['jpg', 'png'] as const
export type ImageType = (typeof imageTypes)[number]

/** Reads the name of a stored file, which is the hash of its content and its type: `3b…f0.png`. */
export function readContentName(
  name: string,
): { readonly hash: string; readonly type: ImageType } | undefined {
  const [, hash, end] = /^([0-9a-f]{64})\.(\w{3})$/.exec(name) ?? []
  const type = imageTypes.find((known) => known === end)
  return hash === undefined || type === undefined ? undefined : { hash, type }
}

/** Names that uploads had in earlier versions of the site: `logos/sun.jpeg`. */
export function isOldName(name: string): boolean {
  if (name.length > 255 || !/\.(?:jpe?g|png|gif|webp|avif)$/i.test(name)) return false
  return name.split('/').every((part) => part !== '' && !/^\.|[\p{C}\\]/u.test(part))
}
