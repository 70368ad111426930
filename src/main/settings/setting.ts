export type Environment = Readonly<Record<string, string | undefined>>

/** One environment variable: how it is read, and its row in the table of the README. */
export interface Setting<Value> {
  /** Allowed values, for the message about a wrong value. */
  readonly takes: string
  readonly otherwise: string
  readonly about: string
  readonly secret?: boolean
  /** Returns undefined for a text that is not allowed. An unset variable is read as ''. */
  readonly read: (text: string) => Value | undefined
}

export class WrongSetting extends Error {
  constructor({ name, got, takes }: { name: string; got: string; takes: string }) {
    super(`${name} is ${got}; it takes ${takes}.`)
    this.name = 'WrongSetting'
  }
}

export function setting<Value>(declared: Setting<Value>): Setting<Value> {
  return declared
}

type Values<Settings extends Readonly<Record<string, Setting<unknown>>>> = {
  readonly [Name in keyof Settings]: Exclude<ReturnType<Settings[Name]['read']>, undefined>
}

export function readSettings<Settings extends Readonly<Record<string, Setting<unknown>>>>(
  settings: Settings,
  environment: Environment,
): Values<Settings> {
  const values = Object.entries(settings).map(([name, declared]) => [
    name,
    readSetting({ name, setting: declared }, environment),
  ])
  // The cast is safe, because every value was read by the setting of the same name.
  return Object.fromEntries(values) as Values<Settings>
}

function readSetting<Value>(
  { name, setting: { read, secret, takes } }: { name: string; setting: Setting<Value> },
  environment: Environment,
): Value {
  const text = environment[name]?.trim() ?? ''
  const value = read(text)
  if (value !== undefined) return value
  const shown = secret === true ? `set to ${text.length} characters` : JSON.stringify(text)
  throw new WrongSetting({ name, got: text === '' ? 'not set' : shown, takes })
}

export function oneOf<const Choice extends string>(choices: readonly Choice[], otherwise: Choice) {
  return (text: string) => (text === '' ? otherwise : choices.find((choice) => choice === text))
}

export function wholeNumber(least: number, most: number, otherwise: number) {
  return (text: string) => {
    const value = text === '' ? otherwise : Number(text)
    return Number.isInteger(value) && value >= least && value <= most ? value : undefined
  }
}

/** Reads a URL with one of these protocols. An unset variable is read as null. */
export function optionalUrl(protocols: readonly string[]) {
  return (text: string) => {
    if (text === '') return null
    return URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : undefined
  }
}
