import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { day } from '../../src/domain/kernel/time/durations.ts'

interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
}

export type PushBehaviour = 'well' | 'silent' | Answer

interface Received {
  readonly text: string
  readonly ttl: number
  readonly topic: string | undefined
  readonly urgency: string | undefined
  readonly audience: string
  readonly subject: string
}

export interface FakeSubscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly received: Received[]
  readonly tries: () => number
  behaviour: PushBehaviour
}

interface Known extends FakeSubscription {
  readonly curve: ECDH
  readonly secret: Buffer
  count: number
}

/**
 * A push service on one port (RFC 8030). It accepts messages that are signed with the key of the subscription (RFC 8292) and
 * encrypted for it (RFC 8291), and refuses all others as real services do.
 */
export async function openFakePushService(ownPort = 0) {
  const subscriptions = new Map<string, Known>()
  let publicKey = ''
  const server = createServer((request, response) => {
    void answer(request, response)
  })
  server.listen(ownPort, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const refusals: string[] = []

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = Buffer.concat((await request.toArray()) as Buffer[])
    const found = subscriptions.get(request.url ?? '')
    if (found === undefined) return end(response, 404)
    found.count++
    if (found.behaviour === 'silent') return undefined
    try {
      const signer = checkVapid({ request, origin, publicKey })
      const text = decrypt({ request, body, found })
      if (found.behaviour !== 'well') return end(response, found.behaviour.status, found.behaviour.headers)
      const ttl = Number(request.headers['ttl'])
      if (!Number.isInteger(ttl)) throw new Refused(400, 'no TTL')
      const header = (name: string) => [request.headers[name]].flat()[0]
      found.received.push({ text, ttl, topic: header('topic'), urgency: header('urgency'), ...signer })
      return end(response, 201, { location: `${origin}/message/1` })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      refusals.push(error.message)
      return end(response, error.status)
    }
  }

  return {
    host: `127.0.0.1:${port}`,
    refusals,
    expectKey(key: string) {
      publicKey = key
    },
    subscribe(behaviour: PushBehaviour = 'well'): FakeSubscription {
      const curve = createECDH('prime256v1')
      const p256dh = curve.generateKeys().toString('base64url')
      const secret = randomBytes(16)
      const path = `/send/${randomBytes(12).toString('base64url')}`
      const made: Known = {
        endpoint: origin + path,
        p256dh,
        auth: secret.toString('base64url'),
        received: [],
        tries: () => made.count,
        behaviour,
        curve,
        secret,
        count: 0,
      }
      subscriptions.set(path, made)
      return made
    },
    hangUp: () => server.closeAllConnections(),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

class Refused extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

function end(response: ServerResponse, status: number, headers: Answer['headers'] = {}) {
  response.writeHead(status, headers).end()
}

/** Checks the token: signed with ES256 by the key of the subscription, made for this service, and valid for a day at most. */
function checkVapid({
  request,
  origin,
  publicKey,
}: {
  request: IncomingMessage
  origin: string
  publicKey: string
}) {
  const [, token = '', key = ''] =
    /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(request.headers.authorization ?? '') ?? []
  if (key !== publicKey) throw new Refused(403, 'another key')
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const signer = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) },
    format: 'jwk',
  })
  const signed = Buffer.from(`${head}.${claims}`)
  const isSigned = verify(
    'sha256',
    signed,
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Refused(403, 'wrong signature')
  const read = (text: string) =>
    JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>
  if (read(head)['alg'] !== 'ES256') throw new Refused(403, 'wrong algorithm')
  const { aud, exp, sub } = read(claims)
  if (aud !== origin) throw new Refused(403, 'wrong audience')
  const left = Number(exp) * 1000 - Date.now()
  if (!(left > 0 && left <= day)) throw new Refused(403, 'wrong expiry')
  if (!/^(?:mailto:|https:)/.test(String(sub))) throw new Refused(403, 'no subject')
  return { audience: aud, subject: String(sub) }
}

function hmac(key: Buffer, ...data: Buffer[]): Buffer {
  return createHmac('sha256', key).update(Buffer.concat(data)).digest()
}

/** Decrypts `aes128gcm` (RFC 8188) with the keys of RFC 8291, which only the browser has. */
function decrypt({ request, body, found }: { request: IncomingMessage; body: Buffer; found: Known }): string {
  if (request.headers['content-encoding'] !== 'aes128gcm') throw new Refused(400, 'wrong encoding')
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const sealed = body.subarray(21 + idLength)
  const shared = found.curve.computeSecret(sender)
  const info = Buffer.concat([
    Buffer.from('WebPush: info\0'),
    found.curve.getPublicKey(),
    sender,
    Buffer.from([1]),
  ])
  const material = hmac(hmac(found.secret, shared), info)
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', material, salt, `Content-Encoding: ${name}\0`, length))
  const opening = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  opening.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
