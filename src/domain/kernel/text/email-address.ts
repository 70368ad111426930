const maxLength = 254
/**
 * One `@`, no spaces or control characters, and a domain of at least two labels: anything else no mail server would
 * accept.
 */
const address =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i

const anyScript = /^[\p{L}\p{M}\p{N}.\u3002-]+$/u

/**
 * Normalises an address for storing and sending: full-width letters become plain ones and a host in another script
 * becomes Punycode: `ｍｅ＠例え．jp` is `me@xn--r8jz45g.jp`. Undefined if it is not an address.
 */
export function readEmailAddress(text: string): string | undefined {
  const typed = text.normalize('NFKC').trim()
  const at = typed.lastIndexOf('@') + 1
  const host = typed.slice(at)
  const isHost = anyScript.test(host) && URL.canParse(`http://${host}`)
  const read = isHost ? typed.slice(0, at) + new URL(`http://${host}`).hostname : ''
  return read.length <= maxLength && address.test(read) && !/^\.|\.\.|\.@/.test(read) ? read : undefined
}

export function isEmailAddress(text: string): boolean {
  return readEmailAddress(text) !== undefined
}

/** The key for comparing addresses: in practice no mail server distinguishes `Me@A.io` from `me@a.io`. */
export function emailKey(email: string): string {
  return email.toLowerCase()
}

/** Providers that ignore dots in the local part. */
const dotless: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' }

/**
 * The mailbox that an address leads to, for rate limits: `Me+news@a.io` belongs to `me@a.io`, and `m.e@googlemail.com`
 * to `me@gmail.com`. If two mailboxes are wrongly merged, they share a limit; if they were wrongly split, anyone could
 * get around the limit.
 */
export function mailboxOf(email: string): string {
  const key = emailKey(email)
  const at = key.lastIndexOf('@')
  const [local, domain] = [key.slice(0, at), key.slice(at + 1)]
  const [name] = local.split('+', 1)
  const untagged = name === undefined || name === '' ? local : name
  const provider = dotless[domain]
  return provider === undefined ? `${untagged}@${domain}` : `${untagged.replaceAll('.', '')}@${provider}`
}

/** Only its owner recognises the address: `hana@example.com` becomes `h•••@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}
