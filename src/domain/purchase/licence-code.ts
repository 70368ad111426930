/** Digits and letters that are hard to confuse: without I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 25
const pattern = new RegExp(`^[${alphabet}]{${length}}$`)

/** 25 characters (125 bits) in groups of five; `bytes` are random, one for each character. */
export function writeLicenceCode(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join('')
  return (letters.match(/.{5}/g) ?? []).join('-')
}

/** Normalises a typed code: `o` is read as zero, `i` and `l` as one. Undefined if the text is no code. */
export function readLicenceCode(text: string): string | undefined {
  const letters = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return pattern.test(letters) ? letters : undefined
}
