/**
 * The number under which a sender and an operator speak of a submission: `E12` is an event, `P7` a project. After a correction the
 * operator's lists have `E12.2`, the second version, so that a decision can name the version that was read.
 */
export const receiptLetters = { event: 'E', project: 'P' } as const
export type SubmissionKind = keyof typeof receiptLetters

export interface Receipt {
  readonly kind: SubmissionKind
  readonly id: string
  /** The version of the submission; undefined if the receipt names none. */
  readonly version: number | undefined
}

const pattern = /^([EP])?([1-9]\d{0,17})(?:\.([1-9]\d{0,3}))?$/i

export function writeReceipt({ kind, id }: Pick<Receipt, 'kind' | 'id'>): string {
  return receiptLetters[kind] + id
}

/** `E12` for what was never corrected, `E12.3` after two corrections. */
export function writeVersion({ corrections, ...receipt }: ReceiptOfVersion): string {
  const text = writeReceipt(receipt)
  return corrections === 0 ? text : `${text}.${corrections + 1}`
}

type ReceiptOfVersion = Pick<Receipt, 'kind' | 'id'> & { readonly corrections: number }

/** Reads a receipt as people type it, also without its letter, which is then of the `kind` that is expected. */
export function readReceipt(text: string, kind: SubmissionKind): Receipt | undefined {
  const [, letter, id, version] = pattern.exec(text) ?? []
  if (id === undefined) return undefined
  const stated = letter?.toUpperCase()
  const own = stated === undefined ? kind : stated === receiptLetters.event ? 'event' : 'project'
  return { kind: own, id, version: version === undefined ? undefined : Number(version) }
}
