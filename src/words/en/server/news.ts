import type { Translation } from '../../dictionary.ts'

export default {
  added: 'New sale: {name}',
  changed: 'Changed: {name}',
  changesOf: 'Changes of {name}',
} satisfies Translation<'news'>
