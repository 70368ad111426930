/** Letters and figures that nobody mistakes for one another. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 25
const pattern = new RegExp(`^[${alphabet}]{${length}}$`)

/** `bytes` are random, one for each of the 25 characters: 125 bits, in groups of five. */
export function writeLicenceCode(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join('')
  return (letters.match(/.{5}/g) ?? []).join('-')
}

/** As it is known, however it was typed: `o` is a zero, `i` and `l` are ones. Undefined where it is none. */
export function readLicenceCode(text: string): string | undefined {
  const letters = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return pattern.test(letters) ? letters : undefined
}
