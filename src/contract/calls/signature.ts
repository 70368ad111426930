/** `X-Signature: <nonce>.<unix seconds>.<hex>`, where hex is an HMAC of nonce + path + timestamp with the key of the page. */
export const signatureHeader = 'x-signature'
export const signatureNonceLength = 10
export const signatureFreshSeconds = 300

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export interface Signature {
  readonly nonce: string
  readonly timestamp: number
  readonly hex: string
}

export function signedText({ nonce, path, timestamp }: { nonce: string; path: string; timestamp: number }) {
  return `${nonce}${path}${timestamp}`
}

export function writeSignature({ nonce, timestamp, hex }: Signature): string {
  return `${nonce}.${timestamp}.${hex}`
}

export function readSignature(header: string): Signature | undefined {
  const [, nonce, timestamp, hex] = /^([A-Za-z0-9]{10})\.(\d{1,12})\.([0-9a-f]{64})$/.exec(header) ?? []
  if (nonce === undefined || timestamp === undefined || hex === undefined) return undefined
  return { nonce, timestamp: Number(timestamp), hex }
}

/** Discards bytes of 248 and above (248 is a multiple of the 62 characters), so that every character is equally likely. */
export function makeNonce(randomBytes: (length: number) => Uint8Array): string {
  let nonce = ''
  while (nonce.length < signatureNonceLength) {
    for (const byte of randomBytes(signatureNonceLength)) {
      if (byte < 248 && nonce.length < signatureNonceLength) nonce += alphabet[byte % alphabet.length]
    }
  }
  return nonce
}
