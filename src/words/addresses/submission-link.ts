/**
 * A link to the page of a submission. Mails have the `token`, which is a secret. The tab that has sent the submission uses the
 * `receipt` and keeps the token out of the address. `isEditing` opens the form.
 */
export type SubmissionLink = ({ readonly token: string } | { readonly receipt: string }) & {
  readonly isEditing?: boolean
}

export function submissionQuery(link: SubmissionLink): string {
  const [name, value] = 'token' in link ? ['token', link.token] : ['receipt', link.receipt]
  return `?${name}=${encodeURIComponent(value)}${link.isEditing === true ? '&edit=1' : ''}`
}
