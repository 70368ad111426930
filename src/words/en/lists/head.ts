import type { Translation } from '../../dictionary.ts'

export default {
  nth: ', page {page}',
  ofIndustry: 'Token sales: {industry}',
} satisfies Translation<'lists/head'>
