import { quoted, WrongArguments } from './wrong-arguments.ts'

/** An id or an option of a command: how it is written and how its words are read. */
export interface Field<Value> {
  /** `NUMBER`, for example; in brackets where it may be left out. */
  readonly label: string
  readonly form: 'required' | 'optional' | 'several' | 'flag'
  /** Receives no word where the operator left the field out. */
  readonly read: (words: readonly string[]) => Value
}

type Parse<Value> = (word: string) => Value
const asTyped = (word: string) => word

/** One word. `missing` is the message where it was left out. */
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

/** One word, or none. */
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

/** Any number of words. */
export function several(label: string): Field<readonly string[]>
export function several<Value>(label: string, parse: Parse<Value>): Field<readonly Value[]>
export function several(label: string, parse: Parse<unknown> = asTyped): Field<readonly unknown[]> {
  return { label, form: 'several', read: (words) => words.map((word) => parse(word)) }
}

/** An option without a value, `--dry-run` for example. */
export const flag: Field<boolean> = { label: '', form: 'flag', read: (words) => words.length > 0 }

/** One of these words. */
export function choice<Word extends string>(known: readonly Word[], what: string): Field<Word | undefined> {
  return optional(known.join('|'), (word) => {
    const found = known.find((one) => one === word)
    if (found === undefined) throw new WrongArguments(`${what} is one of ${known.join(', ')}.`)
    return found
  })
}

export const page = optional('N', (word) => {
  if (!/^[1-9]\d{0,6}$/.test(word)) throw new WrongArguments('A page is a number from 1.')
  return Number(word)
})

/** `missing` also answers a word that is not a number. */
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

/** A command without an id. */
export const noId: Field<undefined> = {
  label: '',
  form: 'optional',
  read([word]) {
    refuseExtra(word)
    return undefined
  },
}
