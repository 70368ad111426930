import type { Translation } from '../dictionary.ts'

export default {
  updatedOn: 'Last updated {date}',
  notTranslated: 'This page has not been translated into English yet.',
  contents: 'Contents',
} satisfies Translation<'pages'>
