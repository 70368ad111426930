/** What somebody may write about; links to the form name one. */
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

/** Who wants to be listed, to advertise or to work with us has a website to be looked at. */
export function asksForUrl(purpose: ContactPurpose): boolean {
  return withUrl.has(purpose)
}
