import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

interface NumberedMail {
  readonly number: string
  readonly createdAt: Date
  /** The hash of its address; none for a mail from before there were any. */
  readonly knownAs: Uint8Array | undefined
}

/**
 * The time is part of it: numbers begin anew in a new database, and receivers drop an id they have seen. So is a proof that
 * it was us who wrote to that address: mails that were sent are forgotten, and a report may be of one that never was.
 */
export function idOfMail({ number, createdAt, knownAs }: NumberedMail): string {
  const name = `${number}-${createdAt.getTime().toString(36)}`
  return knownAs === undefined ? name : `${name}-${proofOf(name, knownAs)}`
}

/** Whether it is the id of a mail that we wrote to the address known as this. */
export function isOwnMailId(id: string, knownAs: Uint8Array): boolean {
  const [, name = '', proof = ''] = /^(\d{1,19}-[\da-z]{1,12})-([\da-f]{24})$/.exec(id) ?? []
  return proof !== '' && timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(name, knownAs)))
}

/** What a failure of this mail is known by, whoever tells of it and however often. */
export function reportOfMail(id: string): Buffer {
  return createHash('sha256').update(`mail ${id}`).digest()
}

function proofOf(name: string, knownAs: Uint8Array): string {
  return createHmac('sha256', knownAs).update(`mail ${name}`).digest('hex').slice(0, 24)
}
