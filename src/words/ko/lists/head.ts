import type { Translation } from '../../dictionary.ts'

export default {
  nth: '({page}페이지)',
  ofIndustry: '토큰 세일: {industry}',
} satisfies Translation<'lists/head'>
