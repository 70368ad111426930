import { Type } from 'typebox'
import { operation } from './operation.ts'

export const Page = Type.Object({
  page_id: Type.String(),
  language: Type.String({
    description:
      'The language of this text. It differs from the language of the host when a translation is missing.',
  }),
  languages: Type.Array(Type.String(), { description: 'The languages in which the page exists.' }),
  title: Type.String(),
  description: Type.String(),
  html: Type.String({ description: 'Sanitised HTML.' }),
  updated_at: Type.String({ format: 'date-time' }),
})

export const pagesOperations = {
  getPage: operation({
    method: 'GET',
    path: '/api/page/{pageId}',
    area: 'pages',
    summary: 'Get a static page, such as the terms, in the language of the host',
    params: Type.Object({ pageId: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 64 }) }),
    reply: Page,
    problems: ['page_not_found'],
    perMinute: 240,
    cacheSeconds: 60,
  }),
}
