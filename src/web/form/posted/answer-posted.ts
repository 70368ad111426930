import { isHttpFailure } from '../../loading/http-failure.ts'
import type { PostedForm } from '../../loading/posted-form.ts'
import { refusalOf, type FieldFault, type FormRefusal } from '../form-refusal.ts'

/** What a page shows of a form that was posted to it without scripts. */
export type PostedOutcome<Values, Other = never> = { readonly values: Values } & (
  | { readonly kind: 'again' }
  | { readonly kind: 'check'; readonly ticket: string }
  | Other
  | FormRefusal
)

interface AnswerPostedRequest<Values, Other> {
  readonly posted: PostedForm
  readonly values: Values
  readonly faults: readonly FieldFault[]
  /** Sends the form. Throws a redirect when it is sent; returns what else its sender has to decide. */
  readonly send: (sending: string) => Promise<Other>
}

/** Handles a submit without scripts: the first one shows the form for confirmation, the second sends it. Both report faults. */
export async function answerPosted<Values, Other>({
  posted,
  values,
  faults,
  send,
}: AnswerPostedRequest<Values, Other>): Promise<PostedOutcome<Values, Other>> {
  const { fields, ticket, sending, answerWith } = posted
  if (fields['change'] !== undefined) return { kind: 'again', values }
  if (faults.length > 0) {
    answerWith(400)
    return { kind: 'faults', faults, values }
  }
  if (sending === undefined) return { kind: 'check', ticket, values }
  try {
    return { ...(await send(sending)), values }
  } catch (error) {
    if (error instanceof Response) throw error
    answerWith(isHttpFailure(error) ? error.status : 500)
    return { ...refusalOf(error), values }
  }
}
