import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import type { FormField } from '../../domain/kernel/form/form.ts'
import { languages, type Language } from '../../domain/kernel/site/language.ts'
import { nameOfLanguage } from '../../domain/kernel/site/names-in-language.ts'
import { ownerSections } from '../../domain/offerings/fields/field.ts'
import type { Attribute } from '../../domain/offerings/fields/offering-values.ts'
import type { OwnerField } from '../../domain/offerings/owner-form/owner-form.ts'
import { readStatus, statusFacts } from '../../domain/offerings/sale/status.ts'
import { ownerFieldLabel } from '../problems/form-errors.ts'
import { wordsFor } from '../words/words-for.ts'

const boxOfAttribute = {
  BONUS: 'bonus',
  FOUNDER_INFO_AVAIL: 'founderId',
  NEW_CHAIN: 'newChain',
  CODE_AVAIL: 'codeAvail',
} as const satisfies Record<Attribute, string>

function optionLabel({ name, value, language }: { name: string; value: string; language: Language }): string {
  if (name === 'key') return linkLabel(value, language)
  const filters: Readonly<Record<string, () => string>> = wordsFor(language, 'filters')
  const industries: Readonly<Record<string, () => string>> = wordsFor(language, 'industries')
  const boxes: Readonly<Record<string, string>> = boxOfAttribute
  const status = name === 'status' ? readStatus(value) : undefined
  const word =
    name === 'industry'
      ? industries[value]
      : filters[status === undefined ? (boxes[value] ?? '') : statusFacts[status].box]
  return word?.() ?? value
}

/** The current name of a link's destination: `Twitter` is stored, `X` is shown. */
function linkLabel(value: string, language: Language): string {
  const t = wordsFor(language, 'owner-form')
  const labels: Readonly<Record<string, string>> = {
    Website: t.link_website(),
    'White paper': t.link_white_paper(),
    Twitter: t.link_x(),
    Github: 'GitHub',
  }
  return labels[value] ?? value
}

type ShownForm = Reply<Operations['getOwnerForm']>
type ShownField = ShownForm['fields'][number]

export function presentForm(form: readonly OwnerField[], language: Language): ShownForm {
  const t = wordsFor(language, 'owner-form')
  return {
    sections: ownerSections.map((name) => ({ name, label: t[`section_${name}`]() })),
    fields: form.map((field) => {
      const { section } = field
      const parts = field.kind === 'groups' ? field.fields : undefined
      return {
        section,
        ...presentField({ field, path: field.name, language }),
        ...(parts && {
          fields: parts.map((part) =>
            presentField({ field: part, path: `${field.name}.0.${part.name}`, language }),
          ),
          group: groupWords(field.name, language),
        }),
      }
    }),
  }
}

function presentField({
  field,
  path,
  language,
}: {
  field: FormField
  path: string
  language: Language
}): Omit<ShownField, 'section' | 'fields' | 'group'> {
  const { name, kind, required = false, localised, translationsOptional, example } = field
  return {
    name,
    kind,
    label: ownerFieldLabel(path, language),
    required,
    ...(example !== undefined && { example }),
    ...(localised === true && { variants: variantsOf(name, language) }),
    ...(translationsOptional === true && { translationsOptional }),
    ...('limit' in field && field.limit !== undefined && { limit: field.limit }),
    ...('most' in field && field.most !== undefined && { most: field.most }),
    ...('least' in field && field.least !== undefined && { least: field.least }),
    ...('of' in field && { of: field.of }),
    ...('path' in field && field.path !== undefined && { path: field.path }),
    ...('uniqueField' in field && field.uniqueField !== undefined && { unlike: field.uniqueField }),
    ...('options' in field &&
      field.options !== undefined && {
        options: field.options.map((value) => ({ value, label: optionLabel({ name, value, language }) })),
      }),
  }
}

function groupWords(name: string, language: Language): NonNullable<ShownField['group']> {
  return { label: ownerFieldLabel(`${name}_one`, language), add: ownerFieldLabel(`${name}_add`, language) }
}

function variantsOf(name: string, language: Language): NonNullable<ShownField['variants']> {
  const common = { name, language: null, label: wordsFor(language, 'owner-form').common() }
  return [
    common,
    ...languages.map((of) => ({
      name: `${name}_${of}`,
      language: of,
      label: nameOfLanguage({ of, language }),
    })),
  ]
}
