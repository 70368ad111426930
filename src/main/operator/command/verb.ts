import { parseArgs } from 'node:util'
import { noId, type Field } from './field.ts'
import type { OperatorDeps } from './operator-deps.ts'
import { WrongArguments } from './wrong-arguments.ts'

type Fields = Readonly<Record<string, Field<unknown>>>
type ValuesOf<Options extends Fields> = {
  readonly [Name in keyof Options]: Options[Name] extends Field<infer Value> ? Value : never
}
/** Resolves to false if something was refused, which makes the exit code 1. */
type Done = Promise<boolean | void>

interface Declaration<Id, Options extends Fields> {
  readonly help: string
  readonly id?: Field<Id>
  readonly options?: Options
  /** Replaces the usage line made from the options, if that would be too long. */
  readonly usage?: string
  readonly check?: (input: Input<Id, Options>) => void
  readonly run: (input: Input<Id, Options>, deps: OperatorDeps) => Done
}

type Input<Id, Options extends Fields> = { readonly id: Id } & ValuesOf<Options>

export interface Verb {
  readonly help: string
  readonly usage: string
  readonly read: (words: readonly string[]) => Command
}

export interface Command {
  readonly input: object
  readonly run: (deps: OperatorDeps) => Done
}

export interface Thing {
  readonly help: string
  readonly verbs: Readonly<Record<string, Verb>>
}

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- a command without options has no values
export function verb<Id = undefined, const Options extends Fields = Record<never, never>>(
  declaration: Declaration<Id, Options>,
): Verb {
  const { help, id = noId, check, run } = declaration
  const options: Fields = declaration.options ?? {}
  return {
    help,
    usage: declaration.usage ?? usageOf(id, options),
    read(words) {
      const { values, positionals } = parse(words, options)
      const read = Object.entries(options).map(([name, field]) => [name, field.read(values[name] ?? [])])
      // The cast is safe, because each declared field has parsed its own value; TypeScript cannot follow this.
      const input = { ...Object.fromEntries(read), id: id.read(positionals) } as Input<Id, Options>
      check?.(input)
      return { input, run: (deps) => run(input, deps) }
    },
  }
}

function usageOf(id: Field<unknown>, options: Fields): string {
  const written = Object.entries(options).map(([name, { label, form }]) => {
    if (form === 'required') return `--${name} ${label}`
    if (form === 'several') return `[--${name} ${label} …]`
    return label === '' ? `[--${name}]` : `[--${name} ${label}]`
  })
  return [idUsage(id), ...written].filter((part) => part !== '').join(' ')
}

function idUsage({ label, form }: Field<unknown>): string {
  if (label === '' || form === 'required') return label
  return form === 'several' ? `${label} …` : `[${label}]`
}

function parse(words: readonly string[], fields: Fields) {
  const options = Object.fromEntries(
    Object.entries(fields).map(([name, { form }]) => [
      name,
      { type: form === 'flag' ? ('boolean' as const) : ('string' as const), multiple: form === 'several' },
    ]),
  )
  try {
    const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options })
    const listed = Object.entries(values).map(([name, value]) => [name, [value ?? []].flat().map(String)])
    return { values: Object.fromEntries(listed) as Record<string, string[]>, positionals }
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error)) throw error
    const [reason = ''] = error.message.split(/\. |\n/, 1)
    throw new WrongArguments(`${reason.replace(/\.$/, '')}.`)
  }
}
