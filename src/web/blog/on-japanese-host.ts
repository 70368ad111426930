import { redirect } from 'react-router'
import { defaultLanguage, isLanguage, type Language } from '../../domain/kernel/site/language.ts'
import type { Load } from '../loading/load.ts'

/**
 * Wraps a load function for the blog, which is only Japanese: on other hosts it redirects to the same address on the
 * Japanese host, with the original language in the query: `?from=en`.
 */
export function onJapaneseHost<Data>(load: Load<Data>): Load<Data> {
  return async (args) => {
    const { language, url } = args
    if (language === defaultLanguage) return load(args)
    const there = new URL(url.href.replace(`//${language}.`, '//www.'))
    there.searchParams.set('from', language)
    throw redirect(there.href, 301)
  }
}

export function arrivedFrom(query: URLSearchParams): Language | null {
  const from = query.get('from')
  return isLanguage(from) && from !== defaultLanguage ? from : null
}
