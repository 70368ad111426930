import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

interface Holder {
  readonly path: string
  readonly caller: string
}

export interface FormTickets {
  readonly issue: (holder: Holder) => string
  /** The ticket's unique name; undefined if it is forged, expired, too new, or for another page or caller. */
  readonly read: (ticket: string, holder: Holder) => string | undefined
}

/**
 * A form that is submitted sooner after its ticket was issued is taken for the work of a bot: no person reads and submits a form
 * so fast.
 */
const minMilliseconds = 1_000
const maxMilliseconds = 3_600_000
const pattern = /^([\w-]{22})\.([0-9a-z]{1,11})\.([\w-]{43})$/

/**
 * Tickets replace signatures in browsers without scripts. The first submit returns the form with a ticket, the second one
 * carries it. A ticket is bound to one caller and one page, is never part of a cached page, and is not stored. The form's
 * handler makes sure that each name from `read` is used once.
 */
export function formTickets({
  secret,
  now,
  minAge = minMilliseconds,
}: {
  secret: string
  now: () => number
  /** The minimum age of a ticket in milliseconds; 0 for forms that a person can submit without reading. */
  minAge?: number
}): FormTickets {
  const key = createHmac('sha256', secret).update('tickets of forms').digest()
  const sealOf = (parts: readonly string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
  return {
    issue({ path, caller }) {
      const name = randomBytes(16).toString('base64url')
      const made = now().toString(36)
      return `${name}.${made}.${sealOf([name, made, path, caller])}`
    },
    read(ticket, { path, caller }) {
      const [, name = '', made = '', seal = ''] = pattern.exec(ticket) ?? []
      const age = now() - Number.parseInt(made, 36)
      if (!(age >= minAge && age <= maxMilliseconds)) return undefined
      const [input, right] = [Buffer.from(seal), Buffer.from(sealOf([name, made, path, caller]))]
      return input.length === right.length && timingSafeEqual(input, right) ? name : undefined
    },
  }
}
