/**
 * What a refusal by a mail server means. `address`: the mailbox does not exist. `failure`: the mail cannot be delivered, for no
 * clear reason or because of the state of the mailbox. `policy`: the server refuses all mail from this site. `message`: the
 * server refuses only this mail, for its content or size. `passing`: a temporary refusal, after which the mail is sent again.
 */
export type RefusalMeaning = 'address' | 'failure' | 'policy' | 'message' | 'passing'

interface Refusal {
  readonly code?: number | undefined
  /** The enhanced status code (RFC 3463): `5.1.1`. */
  readonly status?: string | undefined
  readonly words?: string | undefined
}

/** Status codes that begin with `5.1.`, like those about the recipient's address, but are about the address of the sender. */
const senderStatuses = new Set(['5.1.7', '5.1.8'])
const tooLong = '5.3.4'
const blocklisting =
  /\b(?:(?:block|black|deny)[- ]?list(?:ed|ing)?|dnsbl|rbl|spamhaus|spamcop|barracuda\w*|sorbs|reputation|blocked (?:by|using|due|for|because)|(?:been|is|ip|address) blocked|banned|spam|unsolicited|dmarc|spf|dkim)\b/i

/**
 * What the reply of a mail server means. `550 5.1.1` is about the recipient's address, `550 5.7.1` about this site as a sender,
 * and so is `554 blocked by zen.spamhaus.org`, although it has no status. `550 no` gives no reason and counts as a failure; `451
 * 4.7.1 greylisted` is temporary.
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
 * After this many refusals with the meaning `failure` in a row no more mail is sent to an address; a single one may mean a full
 * mailbox or a broken server. One refusal with the meaning `address` is enough.
 */
export const failuresThatEndMail = 3
