/** Ids that people copy by hand: none of 0, 1 and capital letters, which are taken for others. */
export const shortIdAlphabet = 'abcdefghijklmnopqrstuvwxyz23456789'

/** Bytes of 238 and more are thrown away, so that every character is as likely as the next: 7 × 34 = 238. */
export function makeShortId(
  { prefix, length }: { prefix: string; length: number },
  randomBytes: (length: number) => Uint8Array,
): string {
  const most = 256 - (256 % shortIdAlphabet.length)
  let id = ''
  while (id.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < most && id.length < length) id += shortIdAlphabet[byte % shortIdAlphabet.length]
    }
  }
  return prefix + id
}
