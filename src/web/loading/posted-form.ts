export interface PostedForm {
  readonly fields: Readonly<Record<string, string>>
  /** The page that asks for confirmation contains this ticket, and its form submits the ticket back. */
  readonly ticket: string
  /** The id of a confirmed submission, made from the ticket that came with it; undefined before the confirmation. */
  readonly sending: string | undefined
  readonly answerWith: (status: number) => void
}
