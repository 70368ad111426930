/**
 * Lower-case words with single hyphens between them; it is the address of the entry, so it is never repaired.
 */
const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const idLimit = 80

export function isOfferingId(text: string): boolean {
  return text.length <= idLimit && pattern.test(text)
}

/** `Café & Co. 2.0` → `cafe-co-2-0`. A name without a Latin letter or a figure gives nothing. */
export function offeringIdFrom(name: string): string | undefined {
  const words =
    name
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  const id = words.join('-').slice(0, idLimit).replace(/-$/, '')
  return id === '' ? undefined : id
}
