/** Of these an address can be put together that seems to lead to one host and leads to another. */
export const addressPieces = [
  'https://',
  '//',
  '/',
  '\\',
  '@',
  ':',
  '.',
  '?',
  '#',
  '\t',
  '。',
  'evil.io',
] as const
