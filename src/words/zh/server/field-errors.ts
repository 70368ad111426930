import type { Translation } from '../../dictionary.ts'

export default {
  required: '{field} 为必填项。',
  maxLength: '{field} 最多 {limit} 个字符。',
  minimum: '{field} 不能小于 {limit}。',
  maximum: '{field} 不能大于 {limit}。',
  characters: '{field} 含有无法使用的字符。',
  email: '{field} 不是有效的邮箱地址。',
  unknown: '没有名为 {field} 的字段。',
  invalid: '{field} 的值无效。',
} satisfies Translation<'field-errors'>
