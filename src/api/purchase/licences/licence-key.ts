import { createHash, createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto'

export interface LicenceKey {
  readonly keyId: string
  readonly publicKey: string
  readonly sign: (text: string) => string
}

/** The bytes that PKCS #8 puts before an Ed25519 private key. */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The key that signs licence statements. It is derived from `SECRET`, so every instance has the same. */
export function licenceKey(secret: string): LicenceKey {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'key of licences', 32))
  const privateKey = createPrivateKey({
    key: Buffer.concat([pkcs8Prefix, seed]),
    format: 'der',
    type: 'pkcs8',
  })
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  return {
    keyId: createHash('sha256').update(x).digest('base64url').slice(0, 16),
    publicKey: x,
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64url'),
  }
}
