import {
  newDeviceId,
  signedAppText,
  writeAppAuthorization,
  type SignedRequest,
} from '../../domain/app-users/app-signature.ts'

export interface AppKey {
  /** The public key of a device, 32 bytes in base64url, by which the server identifies the device. */
  readonly publicKey: string
  readonly privateKey: CryptoKey
}

const algorithm = { name: 'Ed25519' }

/** Makes the key of a new device. Throws where Web Crypto has no Ed25519. */
export async function makeAppKey({ extractable }: { extractable: boolean }): Promise<AppKey> {
  const made = await crypto.subtle.generateKey(algorithm, extractable, ['sign', 'verify'])
  if (!('publicKey' in made)) throw new Error('Ed25519 has pairs of keys.')
  const { publicKey, privateKey } = made
  return { publicKey: toBase64Url(await crypto.subtle.exportKey('raw', publicKey)), privateKey }
}

/** Signs a request and returns the value of its header `Authorization`. `body` must be the exact text that is sent. */
export async function appAuthorization(
  request: Omit<SignedRequest, 'bodyHash'> & { readonly body?: string | undefined },
  { key, deviceId = newDeviceId, now }: { key: AppKey; deviceId?: string | undefined; now: number },
): Promise<string> {
  const { method, path, body = '' } = request
  const encoder = new TextEncoder()
  const bodyHash = toBase64Url(await crypto.subtle.digest('SHA-256', encoder.encode(body)))
  const text = signedAppText({ method, path, bodyHash }, now)
  const signature = await crypto.subtle.sign(algorithm, key.privateKey, encoder.encode(text))
  return writeAppAuthorization({ deviceId, timestamp: now, signature: toBase64Url(signature) })
}

function toBase64Url(bytes: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(bytes))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
