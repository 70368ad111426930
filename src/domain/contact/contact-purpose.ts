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

export function asksForUrl(purpose: ContactPurpose): boolean {
  return withUrl.has(purpose)
}
