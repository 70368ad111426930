import { Type } from 'typebox'
import { operation } from './operation.ts'

export const Page = Type.Object({
  page_id: Type.String({ description: 'Id of the page, such as terms.' }),
  language: Type.String({
    description: 'Language of the text, which differs from that of the host when there is no translation.',
  }),
  languages: Type.Array(Type.String(), { description: 'The languages in which the page exists.' }),
  title: Type.String({ description: 'Title of the page.' }),
  description: Type.String({ description: 'Summary of the page in a sentence, for search engines.' }),
  html: Type.String({ description: 'The text as sanitised HTML.' }),
  updated_at: Type.String({ format: 'date-time', description: 'When the text was last changed.' }),
})

export const pagesOperations = {
  getPage: operation({
    method: 'GET',
    path: '/api/page/{pageId}',
    area: 'pages',
    summary: 'Get a static page, such as the terms, in the language of the host',
    params: Type.Object({
      pageId: Type.String({
        pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
        maxLength: 64,
        description: 'Id of the page',
      }),
    }),
    reply: Page,
    problems: ['page_not_found'],
    perMinute: 240,
    cacheSeconds: 60,
  }),
}
