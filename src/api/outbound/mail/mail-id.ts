import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

interface NumberedMail {
  readonly number: string
  readonly createdAt: Date
  readonly addressHash: Uint8Array | undefined
}

/**
 * Builds the Message-ID of a mail. It contains the creation time, because numbers restart in a new database and
 * receivers drop an id they have seen. It also contains a signature over the recipient, because sent mails are
 * deleted and a forged bounce report could name a mail that never existed.
 */
export function createMailId({ number, createdAt, addressHash }: NumberedMail): string {
  const name = `${number}-${createdAt.getTime().toString(36)}`
  return addressHash === undefined ? name : `${name}-${signMailId(name, addressHash)}`
}

export function isOwnMailId(id: string, addressHash: Uint8Array): boolean {
  const [, name = '', proof = ''] = /^(\d{1,19}-[\da-z]{1,12})-([\da-f]{24})$/.exec(id) ?? []
  return proof !== '' && timingSafeEqual(Buffer.from(proof), Buffer.from(signMailId(name, addressHash)))
}

export function bounceKeyOfMail(id: string): Buffer {
  return createHash('sha256').update(`mail ${id}`).digest()
}

function signMailId(name: string, addressHash: Uint8Array): string {
  return createHmac('sha256', addressHash).update(`mail ${name}`).digest('hex').slice(0, 24)
}
