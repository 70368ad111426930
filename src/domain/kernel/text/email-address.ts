const longest = 254
/** One `@`, no spaces or controls, and a domain of two labels or more: what a mail server would look at at all. */
const address =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i

export function isEmailAddress(text: string): boolean {
  return text.length <= longest && address.test(text) && !/^\.|\.\.|\.@/.test(text)
}

/** Two ways to write one address: no mail server in use tells `Me@A.io` from `me@a.io`. */
export function emailKey(email: string): string {
  return email.toLowerCase()
}
