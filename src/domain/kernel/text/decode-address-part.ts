/** A part of an address as text. Undefined for what no text was ever encoded to: `%E0%A4%A`. */
export function decodeAddressPart(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}
