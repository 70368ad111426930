import { isReadableText } from '../text/readable-text.ts'
import { checkForm } from './check-form.ts'
import type { Form } from './form.ts'

export type TypedTexts = Readonly<Record<string, string | null | undefined>>

interface TypedFault {
  readonly field: string
  readonly code: string
  readonly limit?: number
}

/**
 * Checks the texts that a person has typed into a form. Each text is tidied first, except one with unreadable characters, which
 * is refused as it is. The fault of a too long text has the code `maxLength`, as in the schemas of the API.
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
