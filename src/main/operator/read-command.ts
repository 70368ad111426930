import type { Command, Thing, Verb } from './command/verb.ts'
import { quoted, WrongArguments } from './command/wrong-arguments.ts'
import { replacements, things, transfers } from './things.ts'

const program = 'npm run site --'
const grammar = `${program} <thing> <verb> [id] [--option value]`

export function readCommand(input: readonly string[]): Command | undefined {
  const [first, second, ...rest] = input
  if (first === 'help' || input.some((word) => word === '--help' || word === '-h')) return undefined
  try {
    if (first === undefined) throw new WrongArguments('Type a command, such as "events list".')
    const transfer = own(transfers, first)
    if (transfer !== undefined) return readVerb(transfer, { name: first, words: input.slice(1) })
    const thing = own(things, first)
    if (thing === undefined || second === undefined || !Object.hasOwn(thing.verbs, second))
      throw noSuchCommand({ first, second, thing })
    const found = own(thing.verbs, second)
    return found && readVerb(found, { name: `${first} ${second}`, words: rest })
  } catch (error) {
    if (error instanceof WrongArguments) error.usage ??= `${grammar}\n${program} help [thing]`
    throw error
  }
}

function readVerb(found: Verb, { name, words }: { name: string; words: readonly string[] }): Command {
  try {
    return found.read(words)
  } catch (error) {
    if (error instanceof WrongArguments) error.usage ??= usageLine(name, found)
    throw error
  }
}

function noSuchCommand({
  first,
  second,
  thing,
}: {
  first: string
  second: string | undefined
  thing: Thing | undefined
}): WrongArguments {
  const both = `${first} ${second}`
  const replacement = own(replacements, both) ?? own(replacements, first)
  const verbs = thing && Object.keys(thing.verbs).join('|')
  const typed = thing !== undefined || Object.hasOwn(replacements, both) ? both : first
  const error = new WrongArguments(
    replacement !== undefined
      ? `There is no command ${quoted(typed)} any more. Type ${replacement}.`
      : thing !== undefined && second === undefined
        ? `Say what to do with ${first}.`
        : `There is no command ${quoted(typed)}.`,
  )
  if (verbs !== undefined) error.usage = `${program} ${first} ${verbs}`
  return error
}

export function helpText(input: readonly string[]): string {
  const name = input.find((word) => Object.hasOwn(things, word) || Object.hasOwn(transfers, word))
  const transfer = own(transfers, name ?? '')
  if (name !== undefined && transfer !== undefined) return describe(name, transfer)
  const thing = own(things, name ?? '')
  if (name === undefined || thing === undefined) return overview()
  const verbs = Object.entries(thing.verbs).map(([verb, declared]) => describe(`${name} ${verb}`, declared))
  return [thing.help, '', ...verbs].join('\n')
}

function overview(): string {
  const rows = [
    ...Object.entries(things).map(([name, { help, verbs }]) => [name, help, Object.keys(verbs)] as const),
    ...Object.entries(transfers).map(([name, { help }]) => [name, help, []] as const),
  ]
  const width = Math.max(...rows.map(([name]) => name.length)) + 2
  return [
    grammar,
    '',
    ...rows.map(([name, help, verbs]) => {
      const suffix = verbs.length === 0 ? '' : ` (${verbs.join(', ')})`
      return `  ${name.padEnd(width)}${help.split('\n', 1)[0]}${suffix}`
    }),
    '',
    `${program} help <thing> describes the commands of a thing.`,
    'A command runs in the running site of DATA_DIR, or opens the database itself if the site is stopped (DATA_DIR or',
    'DATABASE_URL). --env-file FILE before the thing reads the settings from a file. Exit codes: 0 everything was done; 1 something was refused or failed; 2 the command is wrong.',
  ].join('\n')
}

function describe(name: string, declared: Verb): string {
  return [usageLine(name, declared), ...declared.help.split('\n').map((line) => `    ${line}`)].join('\n')
}

function usageLine(name: string, { usage }: Verb): string {
  return `${program} ${name} ${usage}`.trim()
}

function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
