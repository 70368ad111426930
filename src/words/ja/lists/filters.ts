/** Filters of the list that the panel alone shows. */
export default {
  kind: '種類',
  anyKind: 'すべての種類',
  upTo: 'この額まで…',
} as const
