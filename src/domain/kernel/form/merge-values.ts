import { isSameValue, type FormValues } from './form.ts'

interface Merged {
  readonly values: FormValues
  /** Fields that both sides changed to different values; a person has to decide. */
  readonly contested: readonly string[]
  readonly taken: readonly string[]
}

/**
 * Merges two edits of the same `base`. If `{ a: 1, b: 1, c: 1 }` became `{ a: 2, b: 1, c: 2 }` for me and `{ a: 3, b:
 * 3, c: 1 }` for them, the result is `{ a: 2, b: 3, c: 2 }` with `a` contested and `b` taken.
 */
export function mergeValues({
  base,
  mine,
  theirs,
}: {
  readonly base: FormValues
  readonly mine: FormValues
  readonly theirs: FormValues
}): Merged {
  const names = Object.keys({ ...base, ...mine, ...theirs })
  const isMine = (name: string) => !isSameValue(mine[name], base[name])
  const isTheirs = (name: string) => !isSameValue(theirs[name], base[name])
  return {
    values: Object.fromEntries(names.map((name) => [name, (isMine(name) ? mine : theirs)[name]])),
    contested: names.filter(
      (name) => isMine(name) && isTheirs(name) && !isSameValue(mine[name], theirs[name]),
    ),
    taken: names.filter((name) => isTheirs(name) && !isMine(name)),
  }
}

export function differingNames(one: FormValues, other: FormValues): string[] {
  return Object.keys({ ...one, ...other }).filter((name) => !isSameValue(one[name], other[name]))
}
