import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

interface Holder {
  /** Of the page that the form is on. */
  readonly path: string
  /** As limits count them. */
  readonly caller: string
}

export interface FormTickets {
  readonly issue: (holder: Holder) => string
  /** What tells this ticket from any other; undefined when it is no good for this page and caller, or not now. */
  readonly read: (ticket: string, holder: Holder) => string | undefined
}

/** Nobody has read what is asked of them sooner. */
const minMilliseconds = 1_000
const maxMilliseconds = 3_600_000
const pattern = /^([\w-]{22})\.([0-9a-z]{1,11})\.([\w-]{43})$/

/**
 * What a form without scripts carries when it is pressed for the second time, in place of a signature. It is made for one
 * caller and one page when the first press has come, never with a page that is kept for all; nothing of it is stored. That
 * it works once is up to who takes the form, by what `read` answers.
 */
export function formTickets({
  secret,
  now,
  least = minMilliseconds,
}: {
  secret: string
  now: () => number
  /** How old one is at least: where nothing is asked to be read, none. */
  least?: number
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
      if (!(age >= least && age <= maxMilliseconds)) return undefined
      const [input, right] = [Buffer.from(seal), Buffer.from(sealOf([name, made, path, caller]))]
      return input.length === right.length && timingSafeEqual(input, right) ? name : undefined
    },
  }
}
