import { createHash, createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto'

export interface LicenceKey {
  readonly keyId: string
  /** The 32 bytes in base64url. */
  readonly publicKey: string
  /** Of the text as it stands, in base64url. */
  readonly sign: (text: string) => string
}

/** How PKCS #8 writes an Ed25519 key, up to the key itself. */
const wrapping = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The key that answers about licences are signed with. It follows from the secret of the site, so every instance has it. */
export function licenceKey(secret: string): LicenceKey {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'key of licences', 32))
  const privateKey = createPrivateKey({ key: Buffer.concat([wrapping, seed]), format: 'der', type: 'pkcs8' })
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  return {
    keyId: createHash('sha256').update(x).digest('base64url').slice(0, 16),
    publicKey: x,
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64url'),
  }
}
