import { FocusedNotice } from '../focused-notice.tsx'
import type { FormRefusal } from '../form-refusal.ts'

interface SendFailureProps {
  readonly outcome: FormRefusal | { readonly kind: string } | undefined
  readonly title: string
  /** The text if the server was not reachable. */
  readonly notReached: string
}

/** Why a form was not sent, beside the button that was pressed, because the reader looks there. */
export function SendFailure({ outcome, title, notReached }: SendFailureProps) {
  if (outcome === undefined || !('text' in outcome)) return null
  return (
    <FocusedNotice kind="error" title={title} of={outcome}>
      <p>{outcome.text ?? notReached}</p>
    </FocusedNotice>
  )
}
