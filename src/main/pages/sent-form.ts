import type { BrowserProof } from '../../api/operations/implementation.ts'
import type { PostedForm } from '../../web/loading/posted-form.ts'

/** A form that was sent to the page, and who sent it, as limits count them. */
export interface SentForm extends Omit<PostedForm, 'answerWith'> {
  readonly address: string
}

/** Whoever presses twice is the same one: what they ask for is known by the ticket, and nothing of it is stored. */
export function proofOf({ sending }: SentForm): BrowserProof {
  return { stored: sending, store: () => undefined, forget: () => undefined }
}
