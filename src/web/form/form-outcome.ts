import { isHttpFailure } from '../loading/http-failure.ts'

/** What is wrong with a field, in the reader's words. */
export interface FieldFault {
  readonly field: string
  readonly message: string
}

/** Why a form was not taken. Without a text the site was not reached. */
export type FormRefusal =
  | { readonly kind: 'faults'; readonly faults: readonly FieldFault[] }
  | { readonly kind: 'refused'; readonly text: string | undefined }

/** A server that refuses or is out of reach is told to the reader; what else goes wrong is a fault of ours. */
export function refusalOf(error: unknown): FormRefusal {
  if (error instanceof TypeError) return { kind: 'refused', text: undefined }
  if (!isHttpFailure(error)) throw error
  const faults = error.problem?.errors ?? []
  if (faults.length > 0) return { kind: 'faults', faults }
  return { kind: 'refused', text: error.problem?.detail ?? error.problem?.title }
}
