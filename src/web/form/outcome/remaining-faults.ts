import type { FieldFault } from '../form-refusal.ts'

/** One edit of a field. A form whose values are all texts leaves the values out. */
export interface Edit {
  readonly name: string
  readonly before?: unknown
  readonly after?: unknown
}

interface EditedForm {
  readonly faults: readonly FieldFault[]
  /** Whether the server found the faults: the rules of the browser may not know them. */
  readonly isByServer: boolean
  readonly edit: Edit
  /** What the rules of the browser find in the values after the edit. */
  readonly found: readonly FieldFault[]
}

/**
 * The faults that remain after an edit, with what is wrong now. A fault goes as soon as the rules do not find it any more, also
 * when another field has mended it: an end before the start goes when the start is moved. What only the server finds goes when
 * its own field is edited. Nothing new is reported while somebody types: that waits for the next attempt to send.
 */
export function remainingFaults({ faults, isByServer, edit, found }: EditedForm): readonly FieldFault[] {
  return faults.flatMap((fault) => {
    const isEdited = fault.field === edit.name || fault.field.startsWith(`${edit.name}.`)
    if (isByServer && !isEdited) return [fault]
    const field = isEdited ? pathAfter(fault.field, edit) : fault.field
    return found.find((one) => one.field === field) ?? []
  })
}

/**
 * The path of an element after its list was edited: `team.2.name` becomes `team.1.name` when the first member is removed. An
 * element that was changed in place keeps its path. Undefined if the element is gone.
 */
function pathAfter(path: string, { name, before, after }: Edit): string | undefined {
  if (!Array.isArray(before) || !Array.isArray(after)) return path
  const [place = '', ...rest] = path.slice(name.length + 1).split('.')
  const element: unknown = before[Number(place)]
  if (element === undefined) return path
  const moved = after.indexOf(element)
  if (moved === -1 && before.length !== after.length) return undefined
  return [name, moved === -1 ? place : moved, ...rest].join('.')
}

/** Sorts faults by the order of their fields on the page; elements of a list stay in their order. */
export function inPageOrder(faults: readonly FieldFault[], names: readonly string[]): readonly FieldFault[] {
  const placeOf = ({ field }: FieldFault) => {
    const place = names.indexOf(field.split('.', 1)[0] ?? '')
    return place === -1 ? names.length : place
  }
  return faults.toSorted((one, other) => placeOf(one) - placeOf(other))
}
