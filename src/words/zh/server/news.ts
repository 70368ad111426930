import type { Translation } from '../../dictionary.ts'

export default {
  added: '新发售：{name}',
  changed: '条件变更：{name}',
  changesOf: '{name}的变更记录',
  followed: '所订阅项目的变更',
} satisfies Translation<'news'>
