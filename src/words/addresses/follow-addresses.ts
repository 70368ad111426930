/** Apart from `addresses.ts`, which comes with every page. */

/** To follow by mail on a page of its own, as browsers without scripts do. */
export const followPath = '/follow'

/** The offering that is followed, or null for the site. */
export function followAddress({ item, sent = false }: { item: string | null; sent?: boolean }): string {
  const query = new URLSearchParams({ ...(item !== null && { item }), ...(sent && { sent: '1' }) })
  return query.size === 0 ? followPath : `${followPath}?${query.toString()}`
}

/** Results of the form of preferences, as `done` of the address that it leads back to. */
export const preferencesOutcomes = ['saved', 'erased', 'noTrigger', 'unconfirmed', 'unclear'] as const
