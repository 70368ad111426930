import { quoted, WrongArguments } from './wrong-arguments.ts'

/** An id or an option of a command: its form in the usage line, and the parser of its words. */
export interface Field<Value> {
  readonly label: string
  readonly form: 'required' | 'optional' | 'several' | 'flag'
  /** Parses what the operator typed for this field; the list is empty if the field was left out. */
  readonly read: (words: readonly string[]) => Value
}

type Parse<Value> = (word: string) => Value
const asTyped = (word: string) => word

export function required(label: string, missing: string): Field<string>
export function required<Value>(label: string, missing: string, parse: Parse<Value>): Field<Value>
export function required(label: string, missing: string, parse: Parse<unknown> = asTyped): Field<unknown> {
  return {
    label,
    form: 'required',
    read([word, extra]) {
      if (word === undefined) throw new WrongArguments(missing)
      refuseExtra(extra)
      return parse(word)
    },
  }
}

export function optional(label: string): Field<string | undefined>
export function optional<Value>(label: string, parse: Parse<Value>): Field<Value | undefined>
export function optional(label: string, parse: Parse<unknown> = asTyped): Field<unknown> {
  return {
    label,
    form: 'optional',
    read([word, extra]) {
      refuseExtra(extra)
      return word === undefined ? undefined : parse(word)
    },
  }
}

export function several(label: string): Field<readonly string[]>
export function several<Value>(label: string, parse: Parse<Value>): Field<readonly Value[]>
export function several(label: string, parse: Parse<unknown> = asTyped): Field<readonly unknown[]> {
  return { label, form: 'several', read: (words) => words.map((word) => parse(word)) }
}

export const flag: Field<boolean> = { label: '', form: 'flag', read: (words) => words.length > 0 }

/** A field with one of the `known` words, which may be left out. `what` names the field in the error message. */
export function choice<Word extends string>(known: readonly Word[], what: string): Field<Word | undefined> {
  return optional(known.join('|'), (word) => {
    const found = known.find((one) => one === word)
    if (found === undefined) throw new WrongArguments(`${what} is one of ${known.join(', ')}.`)
    return found
  })
}

export const page = optional('N', (word) => {
  if (!/^[1-9]\d{0,6}$/.test(word)) throw new WrongArguments('--page takes a number from 1.')
  return Number(word)
})

export function numberField(missing: string): Field<string> {
  return required('NUMBER', missing, (word) => readNumber(word, missing))
}

export function readNumber(word: string, missing: string): string {
  if (!/^[1-9]\d{0,17}$/.test(word)) throw new WrongArguments(missing)
  return word
}

function refuseExtra(word: string | undefined): void {
  if (word !== undefined) throw new WrongArguments(`${quoted(word)} is one word too many.`)
}

export const noId: Field<undefined> = {
  label: '',
  form: 'optional',
  read([word]) {
    refuseExtra(word)
    return undefined
  },
}
