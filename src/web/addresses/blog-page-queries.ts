import { readPageNumber } from '../../domain/blog/post.ts'
import { defaultLanguage, isLanguage } from '../../domain/kernel/site/language.ts'
import { cleanSearchText, cutSearchText } from '../../domain/offerings/list/search-text.ts'
import type { PageQuery } from './page-query.ts'

/** The language of who was led here from another host. */
export const arrival: PageQuery = {
  names: ['from'],
  write(query) {
    const from = query.get('from')
    return isLanguage(from) && from !== defaultLanguage ? [['from', from]] : []
  },
}
export const postsOfTag: PageQuery = {
  names: ['page', 'from'],
  write(query) {
    const page = readPageNumber(query.get('page'))
    return [...(page === 1 ? [] : [['page', String(page)] as const]), ...arrival.write(query)]
  },
}
export const blogList: PageQuery = {
  names: ['q', ...postsOfTag.names],
  write(query) {
    const q = cutSearchText(cleanSearchText(query.get('q') ?? ''))
    return [...(q === '' ? [] : [['q', q] as const]), ...postsOfTag.write(query)]
  },
}
