import { generateKeyPairSync, sign } from 'node:crypto'
import { day } from '../../src/domain/kernel/time/durations.ts'

export function makeOwnCertificate(host: string, { expired = false } = {}): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const name = der(0x30, der(0x31, der(0x30, objectId('550403'), der(0x0c, Buffer.from(host)))))
  const algorithm = der(0x30, objectId('2a8648ce3d040302'))
  const ends = Date.now() + (expired ? -day : day)
  const signed = der(
    0x30,
    der(0xa0, integer(2)),
    integer(1),
    algorithm,
    name,
    der(0x30, utcTime(ends - 30 * day), utcTime(ends)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      0xa3,
      der(
        0x30,
        // These extensions say that the certificate is its own authority, and for which host it is valid.
        der(0x30, objectId('551d13'), der(0x04, der(0x30, der(0x01, Buffer.from([0xff]))))),
        der(0x30, objectId('551d11'), der(0x04, der(0x30, der(0x82, Buffer.from(host))))),
      ),
    ),
  )
  const signature = sign('sha256', signed, privateKey)
  const whole = der(0x30, signed, algorithm, der(0x03, Buffer.from([0]), signature))
  const lines = whole.toString('base64').replaceAll(/.{64}/g, '$&\n')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  }
}

/** A DER value (X.690): type, length, content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

function objectId(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'))
}

function integer(value: number): Buffer {
  return der(0x02, Buffer.from([value]))
}

function utcTime(milliseconds: number): Buffer {
  const digits = new Date(milliseconds).toISOString().replaceAll(/[-T:]|\.\d+/g, '')
  return der(0x17, Buffer.from(digits.slice(2)))
}
