import { asWritten, type PageQuery } from './page-query.ts'

/** What a mail proves of who presses its link. */
export const mailLink = asWritten('token')

/** A page that a mail leads to, and what a press on it may have come to. */
export const pressedOnMailed = (outcomes: readonly string[]): PageQuery => ({
  names: ['token', 'done'],
  write(query) {
    const done = outcomes.find((known) => known === query.get('done'))
    return [...mailLink.write(query), ...(done === undefined ? [] : [['done', done] as const])]
  },
})
