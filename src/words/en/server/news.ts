import type { Translation } from '../../dictionary.ts'

export default {
  added: 'New token sale: {name}',
  changed: 'Terms changed: {name}',
  changesOf: '{name}: change history',
  followed: 'Changes to what you follow',
} satisfies Translation<'news'>
