const longest = 254
/** One `@`, no spaces or controls, and a domain of two labels or more: what a mail server would look at at all. */
const address =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i

/** What a host may be written with in any script; what parts the sections of an address is not among it. */
const anyScript = /^[\p{L}\p{M}\p{N}.\u3002-]+$/u

/**
 * An address as it is stored and sent: full-width letters are the plain ones, and a host in another script is in the
 * letters that mail servers know: `ｍｅ＠例え．jp` is `me@xn--r8jz45g.jp`. Undefined when it is none.
 */
export function readEmailAddress(text: string): string | undefined {
  const typed = text.normalize('NFKC').trim()
  const at = typed.lastIndexOf('@') + 1
  const host = typed.slice(at)
  const isHost = anyScript.test(host) && URL.canParse(`http://${host}`)
  const read = isHost ? typed.slice(0, at) + new URL(`http://${host}`).hostname : ''
  return read.length <= longest && address.test(read) && !/^\.|\.\.|\.@/.test(read) ? read : undefined
}

export function isEmailAddress(text: string): boolean {
  return readEmailAddress(text) !== undefined
}

/** Two ways to write one address: no mail server in use tells `Me@A.io` from `me@a.io`. */
export function emailKey(email: string): string {
  return email.toLowerCase()
}

/** Whose users get mail whatever dots they put into their name. */
const dotless: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' }

/**
 * The mailbox that an address leads to, for counting what it is sent: `Me+news@a.io` is that of `me@a.io`, and
 * `m.e@googlemail.com` that of `me@gmail.com`. Too many taken for one share a limit; too few would let a stranger past it.
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
