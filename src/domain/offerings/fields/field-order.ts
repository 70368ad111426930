/**
 * Sorts items in the order of the table, except that an item with `after` comes right behind the item of that key:
 * `a`, `b`, `c after a` becomes `a`, `c`, `b`.
 */
export function inFieldOrder<Item extends { readonly key: string; readonly after?: string | undefined }>(
  items: readonly Item[],
): Item[] {
  const ordered = items.filter(({ after }) => after === undefined)
  let waiting = items.filter(({ after }) => after !== undefined)
  while (waiting.length > 0) {
    const next = waiting.find(({ after }) => ordered.some(({ key }) => key === after))
    if (next === undefined)
      throw new Error(waiting.map(({ key, after }) => `${key}: ${after} is not in its list`).join('; '))
    ordered.splice(ordered.findIndex(({ key }) => key === next.after) + 1, 0, next)
    waiting = waiting.filter((item) => item !== next)
  }
  return ordered
}
