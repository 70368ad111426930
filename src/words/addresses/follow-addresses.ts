/** The page with the form to follow by mail, for browsers without scripts. */
export const followPath = '/follow'

/** The id of the followed offering, or null for the site. */
export function followAddress({ item, sent = false }: { item: string | null; sent?: boolean }): string {
  const query = new URLSearchParams({ ...(item !== null && { item }), ...(sent && { sent: '1' }) })
  return query.size === 0 ? followPath : `${followPath}?${query.toString()}`
}

/** Results of the preferences form: values of the parameter `done` in the address that it redirects to. */
export const preferencesOutcomes = ['saved', 'erased', 'noTrigger', 'unconfirmed', 'unclear'] as const
