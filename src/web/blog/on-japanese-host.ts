import { redirect } from 'react-router'
import { defaultLanguage, isLanguage, type Language } from '../../domain/kernel/site/language.ts'
import type { Load } from '../loading/load.ts'

/**
 * The blog is Japanese: whoever asks another host for it is led to the Japanese one, to the very same address, which says
 * where they come from: `?from=en`.
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

/** The language of a reader who was led here. */
export function arrivedFrom(query: URLSearchParams): Language | null {
  const from = query.get('from')
  return isLanguage(from) && from !== defaultLanguage ? from : null
}
