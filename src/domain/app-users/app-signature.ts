/**
 * An app signs each request: `Authorization: Device <device id>.<milliseconds>.<signature>`. The signature is Ed25519
 * over five lines: `kawara-app-1`, the method, the path with its query, the same milliseconds, and the SHA-256 of the
 * body in base64url (of an empty body if there is none). An app that is not registered yet uses `new` as its device id.
 */
export interface SignedRequest {
  readonly method: string
  readonly path: string
  readonly bodyHash: string
}

export interface AppAuthorization {
  readonly deviceId: string
  readonly timestamp: number
  readonly signature: string
}

export const newDeviceId = 'new'
/** A signature is valid for this long before and after its timestamp. */
export const appSignatureMilliseconds = 60_000

export function signedAppText({ method, path, bodyHash }: SignedRequest, timestamp: number): string {
  return ['kawara-app-1', method, path, timestamp, bodyHash].join('\n')
}

export function writeAppAuthorization({ deviceId, timestamp, signature }: AppAuthorization): string {
  return `Device ${deviceId}.${timestamp}.${signature}`
}

export function readAppAuthorization(header: string): AppAuthorization | undefined {
  const [, deviceId, timestamp, signature] =
    /^Device (new|dv_[a-z2-9]{16})\.(\d{1,15})\.([\w-]{86})$/.exec(header) ?? []
  if (deviceId === undefined || timestamp === undefined || signature === undefined) return undefined
  return { deviceId, timestamp: Number(timestamp), signature }
}

export function isFreshAppSignature(timestamp: number, now: number): boolean {
  return Math.abs(now - timestamp) <= appSignatureMilliseconds
}
