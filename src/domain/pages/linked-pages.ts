/** Pages that menu, footer and order form of every site link to. Until the operator has published them, they say that they are missing. */
export const linkedPages = [
  'ads',
  'commerce',
  'company',
  'ico',
  'interviews',
  'privacy',
  'tax',
  'terms',
] as const
export type LinkedPage = (typeof linkedPages)[number]
