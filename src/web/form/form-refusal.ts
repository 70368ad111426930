import { isHttpFailure } from '../loading/http-failure.ts'

export interface FieldFault {
  readonly field: string
  readonly message: string
}

export type FormRefusal =
  | { readonly kind: 'faults'; readonly faults: readonly FieldFault[] }
  | { readonly kind: 'refused'; readonly text: string | undefined }

/** Converts a refusal or a network failure for display. Any other error is a bug and is thrown again. */
export function refusalOf(error: unknown): FormRefusal {
  if (error instanceof TypeError) return { kind: 'refused', text: undefined }
  if (!isHttpFailure(error)) throw error
  const faults = error.problem?.errors ?? []
  if (faults.length > 0) return { kind: 'faults', faults }
  return { kind: 'refused', text: error.problem?.detail ?? error.problem?.title }
}
