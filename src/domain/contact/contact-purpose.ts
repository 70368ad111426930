/** Subjects of a contact message; links to the form preselect one. */
export const contactPurposes = [
  'listing',
  'correction',
  'ads',
  'press',
  'partnership',
  'support',
  'other',
] as const
export type ContactPurpose = (typeof contactPurposes)[number]

export function readPurpose(text: string | null | undefined): ContactPurpose | undefined {
  const requested = text?.trim()
  return contactPurposes.find((purpose) => purpose === requested)
}

const withUrl: ReadonlySet<ContactPurpose> = new Set(['listing', 'ads', 'partnership'])

/** A listing, an advertisement or a partnership requires a website that we can look at. */
export function asksForUrl(purpose: ContactPurpose): boolean {
  return withUrl.has(purpose)
}
