import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import MessageFormat from '@messageformat/core'
import { describe, expect, test } from 'vitest'
import { eventTypes } from '../../src/domain/events/event-types.ts'
import { languages, type Language } from '../../src/domain/kernel/site/language.ts'
import { boxGroupNames, boxNames } from '../../src/domain/offerings/list/filter-boxes.ts'
import { industries } from '../../src/domain/offerings/fields/industries.ts'
import { root, sourceFiles } from '../support/source-files.ts'

type Texts = Readonly<Record<string, string>>

const folder = join(root, 'src/words')
const areas = readdirSync(join(folder, 'ja')).map((name) => name.replace('.ts', ''))
const dictionaries = new Map<string, Texts>()
for (const language of languages) {
  for (const area of readdirSync(join(folder, language))) {
    const module = (await import(join(folder, language, area))) as { default: Texts }
    dictionaries.set(`${language}/${area.replace('.ts', '')}`, module.default)
  }
}
const textsOf = (language: Language, area: string) => dictionaries.get(`${language}/${area}`) ?? {}

/** Areas whose keys are values of the domain and are looked up by value. */
const keyedByValue: Readonly<Record<string, readonly string[]>> = {
  'event-types': eventTypes,
  filters: boxGroupNames.flatMap((group) => boxNames(group)),
  industries,
}

describe('the four dictionaries', () => {
  test.each(languages)('%s has every area', (language) => {
    expect(readdirSync(join(folder, language)).sort()).toEqual(areas.map((area) => `${area}.ts`).sort())
  })

  describe.each(areas)('%s', (area) => {
    test.each(languages)('has the same keys in %s as in ja, none of them empty', (language) => {
      const texts = textsOf(language, area)
      expect(Object.keys(texts).sort()).toEqual(Object.keys(textsOf('ja', area)).sort())
      expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([])
    })

    test.each(languages)('takes the same values in %s as in ja', (language) => {
      for (const [key, text] of Object.entries(textsOf('ja', area))) {
        expect(valuesOf(textsOf(language, area)[key] ?? '', language), key).toEqual(valuesOf(text, 'ja'))
      }
    })

    test('has no key that nothing uses', () => {
      const keys = Object.keys(textsOf('ja', area))
      const used = keyedByValue[area] ?? keys.filter((key) => codeUsing(area).includes(`.${key}(`))
      expect(keys.toSorted()).toEqual([...used].toSorted())
    })
  })
})

describe('the words of the site', () => {
  test('stand in the dictionaries, not in the components', () => {
    const written = sourceFiles('src/web', /^src\/web\/(?!i18n|gallery).*\.tsx?$/)
      .filter(({ path }) => !path.endsWith('.test.ts'))
      .filter(({ text }) => /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(withoutComments(text)))
      .map(({ path }) => path)
    expect(written).toEqual([])
  })

  test('are never glued from two messages', () => {
    const glued = sourceFiles('src/web', /^src\/web\/.*\.tsx?$/)
      .filter(({ text }) => /\bt\.\w+\([^)]*\)\s*\+|\+\s*t\.\w+\(/.test(text))
      .map(({ path }) => path)
    expect(glued).toEqual([])
  })
})

function codeUsing(area: string): string {
  return sourceFiles('src/web', /^(?!src\/words\/).*\.tsx?$/)
    .filter(({ text }) => text.includes(`'${area}'`))
    .map(({ text }) => text)
    .join('\n')
}

function valuesOf(text: string, language: Language): string[] {
  expect(() => new MessageFormat(language, { strict: true }).compile(text), text).not.toThrow()
  return [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name = '']) => name))].sort()
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\/\/.*$/gm, '')
}
