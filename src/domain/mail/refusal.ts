/**
 * What a mail server says when it does not take a mail. `address`: there is nobody, ever. `failure`: not this time, and
 * it will not try again. `policy`: it is us whom it does not want. `message`: this very mail. `passing`: try again.
 */
export type RefusalMeaning = 'address' | 'failure' | 'policy' | 'message' | 'passing'

interface Refusal {
  /** The three digits of SMTP. */
  readonly code?: number | undefined
  /** `5.1.1` (RFC 3463). */
  readonly status?: string | undefined
  readonly words?: string | undefined
}

/** Those of the sender stand among those of the recipient. */
const ofTheSender = new Set(['5.1.7', '5.1.8'])
const tooLong = '5.3.4'
const blocklisting =
  /\b(?:(?:block|black|deny)[- ]?list(?:ed|ing)?|dnsbl|rbl|spamhaus|spamcop|barracuda\w*|sorbs|reputation|blocked (?:by|using|due|for|because)|(?:been|is|ip|address) blocked|banned|spam|unsolicited|dmarc|spf|dkim)\b/i

/**
 * `550 5.1.1` is about the address and `550 5.7.1` about us; `554 blocked by zen.spamhaus.org` is about us too, though it
 * has no status; `550 no` tells little and counts as a failure; `451 4.7.1 greylisted` passes.
 */
export function meaningOf({ code = 0, status = '', words = '' }: Refusal): RefusalMeaning {
  const isForGood = status === '' ? code >= 500 : status.startsWith('5.')
  if (ofTheSender.has(status)) return 'policy'
  if (status.startsWith('5.1.')) return 'address'
  if (status.startsWith('5.2.')) return 'failure'
  if (status.startsWith('5.7.') || blocklisting.test(words)) return 'policy'
  if (!isForGood) return 'passing'
  return status.startsWith('5.6.') || status === tooLong ? 'message' : 'failure'
}

/** One is enough where there is nobody; otherwise a mailbox may have been full, or its server out of order. */
export const failuresThatEndMail = 3
