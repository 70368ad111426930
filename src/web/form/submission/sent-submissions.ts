import { isRecord } from '../../../domain/kernel/rows/row-field.ts'
import { tabStorage } from '../tab-storage.ts'

/** What this tab has sent: the secret of its link, and the address that the sender typed. */
export interface SentSubmission {
  readonly token: string
  readonly email: string
}

/** The `state` of a navigation that arrives from the form. */
export const arrival = 'sent'

const storage = tabStorage('sent-submissions')
/** For browsers that block storage: then a reload loses the links, but the page after sending shows them. */
const known = new Map<string, SentSubmission>()

/**
 * Keeps the secret of a link in this tab under the receipt number, which is no secret and stands in the address: neither the history
 * nor a log nor another site learns the link.
 */
export function rememberSent(receipt: string, sent: SentSubmission): void {
  known.set(receipt, sent)
  storage.write({ ...storedRecord(), [receipt]: sent })
}

export function sentSubmission(receipt: string | null): SentSubmission | undefined {
  if (receipt === null) return undefined
  const stored = storedRecord()[receipt]
  if (!isRecord(stored)) return known.get(receipt)
  const { token, email } = stored
  return typeof token === 'string' && typeof email === 'string' ? { token, email } : undefined
}

function storedRecord(): Readonly<Record<string, unknown>> {
  const stored = storage.read()
  return isRecord(stored) ? stored : {}
}
