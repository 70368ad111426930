/**
 * Why a mail server refused a mail. `address`: the mailbox does not exist. `failure`: a permanent failure without a
 * clear reason. `policy`: the server refuses mail from us. `message`: it refuses this mail. `passing`: temporary, to be
 * retried.
 */
export type RefusalMeaning = 'address' | 'failure' | 'policy' | 'message' | 'passing'

interface Refusal {
  readonly code?: number | undefined
  /** The enhanced status code (RFC 3463): `5.1.1`. */
  readonly status?: string | undefined
  readonly words?: string | undefined
}

/** Status codes about the sender's address, in the class of codes about the recipient's. */
const senderStatuses = new Set(['5.1.7', '5.1.8'])
const tooLong = '5.3.4'
const blocklisting =
  /\b(?:(?:block|black|deny)[- ]?list(?:ed|ing)?|dnsbl|rbl|spamhaus|spamcop|barracuda\w*|sorbs|reputation|blocked (?:by|using|due|for|because)|(?:been|is|ip|address) blocked|banned|spam|unsolicited|dmarc|spf|dkim)\b/i

/**
 * `550 5.1.1` is about the address and `550 5.7.1` about us; `554 blocked by zen.spamhaus.org` is about us too, though
 * it has no status; `550 no` gives no reason and counts as a failure; `451 4.7.1 greylisted` is temporary.
 */
export function meaningOf({ code = 0, status = '', words = '' }: Refusal): RefusalMeaning {
  const isForGood = status === '' ? code >= 500 : status.startsWith('5.')
  if (senderStatuses.has(status)) return 'policy'
  if (status.startsWith('5.1.')) return 'address'
  if (status.startsWith('5.2.')) return 'failure'
  if (status.startsWith('5.7.') || blocklisting.test(words)) return 'policy'
  if (!isForGood) return 'passing'
  return status.startsWith('5.6.') || status === tooLong ? 'message' : 'failure'
}

/**
 * After this many failures in a row no more mail is sent to an address: a single one may mean a full mailbox or a
 * broken server. A refused `address` ends mail at once.
 */
export const failuresThatEndMail = 3
