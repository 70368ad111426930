import { stat } from 'node:fs/promises'
import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/compile-module.js'
import type { Plugin } from 'vite'
import { isLanguage, languages } from '../../src/domain/kernel/site/language.ts'
import { fillRuleNumbers } from '../../src/words/rule-numbers.ts'

const dictionary = new RegExp(`/src/words/(${languages.join('|')})/(?!server/)(?:[\\w-]+/)?[\\w-]+\\.ts$`)

/** Compiles each dictionary into a module of small functions, so that the browser needs no message parser. */
export function messagesPlugin(): Plugin {
  return {
    name: 'kawara:messages',
    enforce: 'pre',
    async load(id) {
      const [path = ''] = id.split('?', 1)
      const language = dictionary.exec(path)?.[1]
      if (!isLanguage(language)) return null
      const { mtimeMs } = await stat(path)
      const module: { default: Record<string, string> } = await import(`${path}?changed=${mtimeMs}`)
      const texts = Object.entries(module.default).map(([key, text]) => [
        key,
        fillRuleNumbers(text, language),
      ])
      return compileModule(new MessageFormat(language, { returnType: 'string' }), Object.fromEntries(texts))
    },
  }
}
