/** One environment variable: how it is read, what it takes, and a sentence about it for the documentation. */
export interface Setting<Value> {
  readonly takes: string
  readonly about: string
  readonly secret?: boolean
  /** Undefined means the text is not acceptable. An unset variable comes as ''. */
  readonly read: (text: string) => Value | undefined
}

export class WrongSetting extends Error {
  constructor({ name, got, takes }: { name: string; got: string; takes: string }) {
    super(`${name} is ${got}; it takes ${takes}.`)
    this.name = 'WrongSetting'
  }
}

export function readSetting<Value>(
  { name, setting }: { name: string; setting: Setting<Value> },
  environment: Readonly<Record<string, string | undefined>>,
): Value {
  const text = environment[name]?.trim() ?? ''
  const value = setting.read(text)
  if (value !== undefined) return value
  const shown = setting.secret === true ? `set to ${text.length} characters` : JSON.stringify(text)
  throw new WrongSetting({ name, got: text === '' ? 'not set' : shown, takes: setting.takes })
}

export function oneOf<const Choice extends string>(choices: readonly Choice[], otherwise: Choice) {
  return (text: string) => (text === '' ? otherwise : choices.find((choice) => choice === text))
}

/** A URL with one of these protocols; unset is allowed and reads as null. */
export function optionalUrl(protocols: readonly string[]) {
  return (text: string) => {
    if (text === '') return null
    return URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : undefined
  }
}
