/**
 * Lower-case words joined by single hyphens. The id is the address of the entry, so an invalid one is refused and never
 * corrected.
 */
const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const idLimit = 80

export function isOfferingId(text: string): boolean {
  return text.length <= idLimit && pattern.test(text)
}

/** `Café & Co. 2.0` → `cafe-co-2-0`. A name without Latin letters and digits gives undefined. */
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
