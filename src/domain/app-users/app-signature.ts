/**
 * How an app proves who it is: `Authorization: Device <device id>.<milliseconds>.<signature>`, an Ed25519 signature over five lines:
 * `kawara-app-1`, the verb, the path with its query, the same milliseconds, and the SHA-256 of the body as base64url (of nothing where
 * there is no body). An app that is not registered yet says `new` for its id.
 */
export interface SignedRequest {
  readonly method: string
  /** With its query. */
  readonly path: string
  /** SHA-256 of the body as it travels, in base64url. */
  readonly bodyHash: string
}

export interface AppAuthorization {
  readonly deviceId: string
  /** Milliseconds. */
  readonly timestamp: number
  /** In base64url. */
  readonly signature: string
}

export const newDeviceId = 'new'
/** A signature is good for this long before and after its time. */
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
