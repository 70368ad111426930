export interface PostedForm {
  readonly fields: Readonly<Record<string, string>>
  /** Goes into the page that asks for confirmation, whose form submits it back. */
  readonly ticket: string
  /** Identifies a confirmed submission, by the ticket it came with; undefined before the confirmation. */
  readonly sending: string | undefined
  readonly answerWith: (status: number) => void
}
