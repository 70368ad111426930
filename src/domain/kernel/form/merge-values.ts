import { isSameValue, type FormValues } from './form.ts'

interface Merged {
  /** What I have changed as I have it, everything else as it stands. */
  readonly values: FormValues
  /** What both have changed, to other things: which is right is for people to say. */
  readonly contested: readonly string[]
  /** What only the others have changed. */
  readonly taken: readonly string[]
}

/**
 * Two have changed the same form since `base`. `{ a: 1, b: 1, c: 1 }` that is `{ a: 2, b: 1, c: 2 }` to me and
 * `{ a: 3, b: 3, c: 1 }` to them is `{ a: 2, b: 3, c: 2 }`, of which `a` is contested and `b` was taken.
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

/** The names of fields whose values are not the same. */
export function differingNames(one: FormValues, other: FormValues): string[] {
  return Object.keys({ ...one, ...other }).filter((name) => !isSameValue(one[name], other[name]))
}
