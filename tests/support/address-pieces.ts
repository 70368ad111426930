/** Parts of URLs that seem to lead to one host and lead to another. */
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
