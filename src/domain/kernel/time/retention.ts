import { day } from './durations.ts'

/** How long data about people is kept after its purpose is served. The privacy policy promises these periods to readers. */
export const retention = {
  /** After an operator has archived the message, in case its sender refers to it again. */
  archivedMessage: 365 * day,
  /** After the decision, so that the sender of an event or a project can look it up. */
  decidedSubmission: 180 * day,
  /** Pictures of a refused or withdrawn project, in case its sender sends a mended one. */
  refusedPictures: 30 * day,
  unpaidPurchase: 30 * day,
}
