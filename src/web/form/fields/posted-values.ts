import { isEmptyValue, type FormValues } from '../../../domain/kernel/form/form.ts'
import type { Texts } from '../outcome/use-text-form.ts'
import { writtenDate } from './date-text.ts'
import { namesOf, type AnyField, type ShownField } from './shown-form.ts'

/**
 * Reads the values of a described form from the texts of its controls: those that a browser without scripts has sent, and those
 * that were typed before the page was hydrated. Empty values are left out.
 *
 * | field | controls |
 * |---|---|
 * | choices with options | `attributes.BONUS`, one for each chosen option |
 * | choices from the server | `accept_coins`, a text, and `accept_coins.chosen`, the chosen ones |
 * | date | `ico_start` and `ico_start.time` |
 * | groups | `team.0.name`, `team.1.name` |
 */
export function postedValues(fields: readonly AnyField[], texts: Texts, prefix = ''): FormValues {
  const values = fields.flatMap((field) =>
    namesOf(field).map((name) => [name, postedValue(field, prefix + name, texts)] as const),
  )
  return Object.fromEntries(values.filter(([, value]) => !isEmptyValue(value)))
}

function postedValue(field: AnyField, path: string, texts: Texts): unknown {
  const { kind, options } = field
  const text = (texts[path] ?? '').replaceAll('\r\n', '\n')
  if (kind === 'groups') return postedGroups(field as ShownField, path, texts)
  if (kind === 'choices' && options !== undefined)
    return options.map(({ value }) => value).filter((value) => texts[`${path}.${value}`] !== undefined)
  if (kind === 'choices')
    return [...new Set([...symbolsIn(texts[`${path}.chosen`] ?? ''), ...symbolsIn(text)])]
  if (kind === 'list') return text === '' ? [] : text.split('\n')
  if (kind === 'flag') return text === 'yes' ? true : text === 'no' ? false : null
  if (kind === 'date') return writtenDate(text, texts[`${path}.time`] ?? '')
  return text
}

/** Groups of which nothing is filled in are left out, which is how one is removed without scripts. */
function postedGroups({ fields = [] }: ShownField, path: string, texts: Texts): readonly FormValues[] {
  const places = new Set<number>()
  for (const name of Object.keys(texts)) {
    const place = name.startsWith(`${path}.`) ? /^\d{1,4}(?=\.)/.exec(name.slice(path.length + 1)) : null
    if (place !== null) places.add(Number(place[0]))
  }
  return [...places]
    .toSorted((one, other) => one - other)
    .map((place) => postedValues(fields, texts, `${path}.${place}.`))
    .filter((group) => Object.keys(group).length > 0)
}

/** The symbols in a typed text: `btc, eth` is BTC and ETH. */
export function symbolsIn(text: string): readonly string[] {
  return text
    .split(/[,、，\s]+/)
    .filter((one) => one !== '')
    .map((one) => one.toUpperCase())
}
