/** A form that a browser has sent to its own page, as they do without scripts. */
export interface Posted {
  readonly fields: Readonly<Record<string, string>>
  /** For the page that asks for the second press, which does it. */
  readonly ticket: string
  /** Of the second press, by the ticket it came with: tells this sending from any other. Of the first there is none. */
  readonly sending: string | undefined
  /** The status of the page, where it is not a success. */
  readonly answerWith: (status: number) => void
}
