import type { FastifyError } from 'fastify'
import type { FieldError } from '../../contract/problems/problem.ts'
import { contactFields } from '../../domain/contact/contact-message.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { truncate } from '../../domain/kernel/text/text.ts'
import type { Messages } from '../../words/dictionary.ts'
import { wordsFor } from '../words/words-for.ts'
import { formFieldLabel } from './form-errors.ts'

type Code = keyof Messages<'field-errors'>

const keywords: Readonly<Record<string, Code>> = {
  required: 'required',
  minLength: 'required',
  maxLength: 'maxLength',
  minimum: 'minimum',
  maximum: 'maximum',
  // The keyword under which the validator reports an undeclared field, because the schema of such a field is `false`.
  boolean: 'unknown',
  readable: 'characters',
}

export function fieldError({
  field,
  code,
  language,
  limit,
}: {
  field: string
  code: string
  language: Language
  limit?: number | undefined
}): FieldError {
  const t = wordsFor(language, 'field-errors')
  const known: Code = isCode(code, t) ? code : 'invalid'
  const values = { field: labelOf(field, language), limit: limit === undefined ? '' : String(limit) }
  return { field, code, message: t[known](values) }
}

function isCode(code: string, words: Messages<'field-errors'>): code is Code {
  return Object.hasOwn(words, code)
}

function labelOf(field: string, language: Language): string {
  const ofForm = formFieldLabel(field, language)
  if (ofForm !== undefined) return ofForm
  const ofContact = contactFields.find((name) => name === field)
  const labels: Readonly<Record<string, () => string>> = {
    ...wordsFor(language, 'purchase-fields'),
    ...wordsFor(language, 'event-fields'),
  }
  if (ofContact !== undefined && !Object.hasOwn(labels, field))
    return wordsFor(language, 'contact')[ofContact]()
  return Object.hasOwn(labels, field) ? (labels[field]?.() ?? field) : field
}

/**
 * Limits for the number and the length of field names in a reply, so that a huge body does not cause a huge reply. No form of the
 * site has as many fields or as long names.
 */
const maxFields = 40
const maxNameLength = 80

export function fieldErrorsOf(
  findings: NonNullable<FastifyError['validation']>,
  language: Language,
): readonly FieldError[] {
  const t = wordsFor(language, 'field-errors')
  const byField = new Map<string, FieldError>()
  for (const { keyword, instancePath, params } of findings) {
    const code = keywords[keyword] ?? 'invalid'
    for (const field of fieldsOf(instancePath, params)) {
      // A field may have several findings. The first one is about the field itself and counts; later ones are about the objects
      // that contain it.
      if (byField.has(field)) continue
      if (byField.size === maxFields) return [...byField.values()]
      byField.set(field, {
        field,
        code,
        message: t[code]({ field: labelOf(field, language), limit: limitOf(params) }),
      })
    }
  }
  return [...byField.values()]
}

/**
 * The fields that a finding is about: `/team/0/name` → `team.0.name`. For missing and undeclared fields the path of the finding
 * is that of the object, and its parameters name the fields.
 */
function fieldsOf(instancePath: string, params: Readonly<Record<string, unknown>>): string[] {
  const parent = instancePath.slice(1).replaceAll('/', '.')
  const named = params['requiredProperties'] ?? params['additionalProperties']
  const fields = Array.isArray(named)
    ? named.slice(0, maxFields).map((name) => (parent === '' ? String(name) : `${parent}.${String(name)}`))
    : [parent]
  return fields.map((field) => truncate(field, maxNameLength))
}

function limitOf({ limit }: Readonly<Record<string, unknown>>): string {
  return typeof limit === 'number' ? String(limit) : ''
}
