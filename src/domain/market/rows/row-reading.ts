/** What is wrong with a value of a row. */
export interface RowFault {
  readonly field: string
  readonly code: string
  readonly got: string
}

const shownCharacters = 100

/** The values of a row by name, each read by a rule that may complain. Nothing, null and blank text are undefined. */
export class RowReading {
  readonly errors: RowFault[] = []
  readonly #values: ReadonlyMap<string, unknown>

  constructor(row: Readonly<Record<string, unknown>>) {
    this.#values = new Map(Object.entries(row))
  }

  value(field: string): unknown {
    const value = this.#values.get(field)
    return value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value
  }

  refuse(field: string, code: string): null {
    const value = this.value(field)
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
    this.errors.push({ field, code, got: text.slice(0, shownCharacters) })
    return null
  }

  /** One line of text; a number is taken as its digits, as the symbol 1337 arrives. */
  line(field: string, limit: number): string | null {
    const value = this.value(field)
    if (value === undefined) return null
    if (typeof value !== 'string' && typeof value !== 'number') return this.refuse(field, 'not_a_text')
    const text = String(value).trim()
    if (/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text)) return this.refuse(field, 'not_a_text')
    return text.length > limit ? this.refuse(field, 'too_long') : text
  }

  required(field: string, limit: number): string {
    const text = this.line(field, limit)
    if (text === null && this.value(field) === undefined) this.refuse(field, 'required')
    return text ?? ''
  }

  /** A number, or the same as text. */
  number(field: string): number | null {
    const value = this.value(field)
    if (value === undefined) return null
    const number = typeof value === 'string' ? Number(value) : value
    return typeof number === 'number' && Number.isFinite(number) ? number : this.refuse(field, 'not_a_number')
  }

  /** A number that is not below zero. */
  amount(field: string): number | null {
    const number = this.number(field)
    return number !== null && number < 0 ? this.refuse(field, 'not_an_amount') : number
  }
}

export function isRow(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
