import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import MessageFormat from '@messageformat/core'
import { describe, expect, test } from 'vitest'
import { emptyReasons } from '../../src/api/badges/badges.presenter.ts'
import { purchaseOperations } from '../../src/contract/operations/purchase.operations.ts'
import { problemCatalogue } from '../../src/contract/problems/problem-catalogue.ts'
import { badgeKinds, badgeSizes } from '../../src/domain/badges/badge-look.ts'
import { contactSentences } from '../../src/domain/contact/contact-message.ts'
import { contactPurposes } from '../../src/domain/contact/contact-purpose.ts'
import { eventGroups, eventTypes } from '../../src/domain/events/event-types.ts'
import { submissionFields } from '../../src/domain/events/submission/stated-event.ts'
import { triggers } from '../../src/domain/follow/preferences.ts'
import { languages, type Language } from '../../src/domain/kernel/site/language.ts'
import { ownerSections } from '../../src/domain/offerings/fields/field.ts'
import { declarationOf, fieldKeys } from '../../src/domain/offerings/fields/fields.ts'
import { industries } from '../../src/domain/offerings/fields/industries.ts'
import { factRows, shownTypes } from '../../src/domain/offerings/fields/page-fields.ts'
import { boxGroupNames, boxNames } from '../../src/domain/offerings/list/filter-boxes.ts'
import { ownerForm } from '../../src/domain/offerings/owner-form/owner-form.ts'
import { statuses, statusFacts } from '../../src/domain/offerings/sale/status.ts'
import { widgetKinds } from '../../src/domain/widgets/widget.ts'
import { preferencesOutcomes } from '../../src/words/addresses/follow-addresses.ts'
import contact from '../../src/words/ja/contact.ts'
import dappFaults from '../../src/words/ja/dapps/faults.ts'
import demoNotes from '../../src/words/ja/demo-notes.ts'
import fieldErrors from '../../src/words/ja/field-errors.ts'
import formErrors from '../../src/words/ja/form-errors.ts'
import saleTerms from '../../src/words/ja/server/sale-terms.ts'
import sdkFields from '../../src/words/ja/server/sdk-fields.ts'
import { fillRuleNumbers } from '../../src/words/rule-numbers.ts'
import { root, sourceFiles, withoutComments } from '../support/source-files.ts'

type Texts = Readonly<Record<string, string>>

const folder = join(root, 'src/words')
const areasOf = (language: Language) =>
  readdirSync(join(folder, language), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.replace('.ts', ''))
    .sort()
const areas = areasOf('ja')
const dictionaries = new Map<string, Texts>()
for (const language of languages) {
  for (const area of areasOf(language)) {
    const module = (await import(join(folder, language, `${area}.ts`))) as { default: Texts }
    dictionaries.set(`${language}/${area}`, module.default)
  }
}
const textsOf = (language: Language, area: string) => dictionaries.get(`${language}/${area}`) ?? {}

const code = sourceFiles('src', /^src\/(?!words\/|web\/gallery\/).*\.tsx?$/).filter(
  ({ path }) => !/\.test\.tsx?$/.test(path),
)

const labelled = Object.keys(shownTypes)

const lookedUp: Readonly<Record<string, readonly string[]>> = {
  badges: [...badgeKinds, ...badgeSizes],
  'server/badges-drawn': emptyReasons,
  widgets: widgetKinds,
  contact: [...contactPurposes, ...contactSentences],
  // Every text of this dictionary counts as used, because the server describes the contact form with its keys.
  'server/of-pages/contact': Object.keys(contact),
  'event-types': eventTypes,
  'server/of-pages/event-types': eventTypes,
  'server/event-fields': submissionFields,
  'server/purchase-fields': Object.keys(purchaseOperations.subscribeOnWeb.body.properties).filter(
    (field) => field !== 'email' && field !== 'sending',
  ),
  'server/event-feeds': eventGroups,
  'dapps/faults': Object.keys(dappFaults),
  'server/of-pages/dapp-faults': Object.keys(dappFaults),
  // A note is chosen by what it is about.
  'demo-notes': Object.keys(demoNotes),
  'server/of-pages/demo-notes': Object.keys(demoNotes),
  'field-errors': Object.keys(fieldErrors),
  'form-errors': Object.keys(formErrors),
  'server/of-pages/form-errors': Object.keys(formErrors),
  offering: [...labelled, ...factRows.map(({ label }) => label)],
  'server/of-pages/offering-fields': labelled,
  'server/owner-form': [
    ...ownerSections.map((section) => `section_${section}`),
    ...fieldKeys.filter((key) => declarationOf(key).form?.ownLabel === true),
    ...ownerForm.flatMap((field) =>
      field.kind === 'groups'
        ? ['one', 'add', ...field.fields.map(({ name }) => name)].map((part) => `${field.name}_${part}`)
        : [],
    ),
  ],
  'server/of-pages/filters': boxGroupNames.flatMap((group) => boxNames(group)),
  'server/of-pages/industries': industries,
  filters: boxGroupNames.flatMap((group) => boxNames(group)),
  industries,
  preferences: [...triggers, ...preferencesOutcomes.filter((outcome) => outcome !== 'erased')],
  // A term is looked up by its English text.
  'server/sale-terms': Object.keys(saleTerms),
  'server/sdk-fields': Object.keys(sdkFields),
  'server/problems': Object.keys(problemCatalogue),
  'server/offering-changes': statuses.map((status) => statusFacts[status].name),
}

describe('the four dictionaries', () => {
  test.each(languages)('%s has every area', (language) => {
    expect(areasOf(language)).toEqual(areas)
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

    test('has no key without a use', () => {
      const keys = Object.keys(textsOf('ja', area))
      const using = codeUsing(area)
      const used = keys.filter((key) => using.includes(`.${key}(`) || isFieldErrorCode(area, key, using))
      expect(keys.toSorted()).toEqual([...new Set([...(lookedUp[area] ?? []), ...used])].toSorted())
    })
  })
})

/** Files of rules and settings in which Japanese, Korean or Chinese letters are data, not texts for readers. */
const letters: Readonly<Record<string, string>> = {
  'src/api/cards/draw/text-blocks.ts': 'words that are not taken apart at the end of a line',
  'src/catalogue/text/kana-reading.ts': 'how kana are read in Latin letters',
  'src/domain/kernel/site/language-customs.ts': 'how money is counted and called',
  'src/domain/kernel/site/language.ts': 'what a language calls itself, in every language alike',
  'src/domain/kernel/site/seller.ts': 'who runs the demo; an operator states another by a setting',
  'src/domain/kernel/site/site-config.ts': 'what the site is called; an operator changes it there',
  'src/domain/kernel/site/site-profile.ts': 'who runs the site and its slogan; an operator changes it there',
  'src/domain/kernel/text/han-forms.ts': 'the two forms of a character',
  'src/domain/kernel/text/notation.ts': 'marks of each language around data',
  'src/domain/kernel/time/date-format.ts': 'how a date is written, in place of Intl',
  'src/domain/kernel/time/language-day.ts': 'what the time zone of a language is called',
  'src/domain/market/quotes/local-coin-names.ts': 'what coins are called, in every language alike',
  'src/domain/share-metadata/description.ts': 'where a sentence ends',
  'src/domain/share-metadata/event-data.ts': 'words for a place that is none',
}

describe('the words of the site', () => {
  test('come from the dictionaries, not from code', () => {
    const written = code
      .filter(({ text }) => /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(withoutComments(text)))
      .map(({ path }) => path)
    expect(written.toSorted()).toEqual(Object.keys(letters))
  })

  test('are never joined from two messages', () => {
    const glued = code
      .filter(({ text }) => /\bt\.\w+\((?:\{[^{}]*\})?\)\s*\+|\+\s*t\.\w+\(/.test(text))
      .map(({ path }) => path)
    expect(glued).toEqual([])
  })
})

/** In code that creates field errors, `'required'` is an error code and not a dictionary key. */
function isFieldErrorCode(area: string, key: string, using: string): boolean {
  return area === 'server/of-pages/field-errors' && using.includes(`'${key}'`)
}

/**
 * The code that uses an area's dictionary: pages and the server name the area, rules of the domain get its messages as arguments.
 */
function codeUsing(area: string): string {
  const name = area.replace(/^server\/(?:of-pages\/)?/, '')
  const floors = area.startsWith('server/') ? /^src\/(?:api|main|domain)\// : /^src\/web\//
  return code
    .filter(({ path }) => floors.test(path))
    .filter(({ path, text }) => path.startsWith('src/domain/') || text.includes(`'${name}'`))
    .map(({ text }) => text)
    .join('\n')
}

function valuesOf(text: string, language: Language): string[] {
  const filled = fillRuleNumbers(text, language)
  expect(() => new MessageFormat(language, { strict: true }).compile(filled), text).not.toThrow()
  const names = [...text.matchAll(/\{(\w+)(?=[,}])/g)]
    .map(([, name = '']) => name)
    // English texts count pixels in millions; the other languages count in units of 10,000.
    .map((name) => (name === 'pixelsInTenThousands' ? 'megapixels' : name))
  // A translation may leave the name of the site out.
  return [...new Set(names)].filter((name) => name !== 'site').sort()
}
