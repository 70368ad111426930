import { redirect } from 'react-router'
import { defaultLanguage } from '../../domain/kernel/site/language.ts'
import type { Load } from '../loading/load.ts'

/** The blog is Japanese: whoever asks another host for it is led to the Japanese one, to the very same address. */
export function onJapaneseHost<Data>(load: Load<Data>): Load<Data> {
  return async (args) => {
    const { language, url } = args
    if (language === defaultLanguage) return load(args)
    throw redirect(url.href.replace(`//${language}.`, '//www.'), 301)
  }
}
