/** The alphabet of ids that people copy by hand, without 0, 1 and capital letters, which are easily confused. */
export const shortIdAlphabet = 'abcdefghijklmnopqrstuvwxyz23456789'

/** Bytes from 238 on are discarded, so that every character is equally likely: 7 × 34 = 238. */
export function makeShortId(
  { prefix, length }: { prefix: string; length: number },
  randomBytes: (length: number) => Uint8Array,
): string {
  const byteLimit = 256 - (256 % shortIdAlphabet.length)
  let id = ''
  while (id.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < byteLimit && id.length < length) id += shortIdAlphabet[byte % shortIdAlphabet.length]
    }
  }
  return prefix + id
}
