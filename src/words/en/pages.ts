import type { Translation } from '../dictionary.ts'

export default {
  updatedOn: 'Last updated {date}',
  notTranslated: 'This page has not been translated into English yet.',
  contents: 'Contents',
  commerce: 'Legal notice for online sales',
  missing:
    'The operator of this site has not published “{title}” yet. Please send questions with the contact form.',
} satisfies Translation<'pages'>
