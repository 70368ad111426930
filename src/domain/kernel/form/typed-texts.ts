import { isReadableText } from '../text/readable-text.ts'
import { checkForm } from './check-form.ts'
import type { Form } from './form.ts'

/** What somebody typed into a form of plain texts, by the names of its fields. */
export type TypedTexts = Readonly<Record<string, string | null | undefined>>

interface TypedFault {
  readonly field: string
  readonly code: string
  readonly limit?: number
}

/**
 * The texts of a form, tidied, and all that is wrong with them in the order of the form. What cannot be read is not tidied: it
 * is refused as it is. A text that is too long is told as the schemas of operations tell it.
 */
export function checkTyped(
  form: Form,
  typed: TypedTexts,
  tidy: (text: string, isLines: boolean) => string,
): { readonly values: Readonly<Record<string, string>>; readonly faults: readonly TypedFault[] } {
  const texts = form.map(({ name, kind }) => {
    const input = typed[name] ?? ''
    const lines = kind === 'lines'
    return [name, isReadableText(input, { lines }) ? tidy(input, lines) : input] as const
  })
  const values = Object.fromEntries(texts)
  const faults = checkForm(form, values).map(({ path, code, limit }) => ({
    field: path,
    code: code === 'too_long' ? 'maxLength' : code,
    ...(limit !== undefined && { limit }),
  }))
  return { values, faults }
}
