/** Decodes a part of a URL; undefined for invalid encodings such as `%E0%A4%A`. */
export function decodeAddressPart(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}
