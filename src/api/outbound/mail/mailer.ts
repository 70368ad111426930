import type { RefusalMeaning } from '../../../domain/mail/refusal.ts'

export interface Mail {
  /** Stable: two deliveries of one mail carry the same Message-ID. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

export interface Mailer {
  /**
   * Throws MailRefused when the receiving side will never take it (5xx for the recipient), PolicyRefused or
   * MailServerAway when it would take no other either, any other error when it may be tried again.
   */
  readonly send: (mail: Mail) => Promise<void>
  /** Forgets mails that were sent before then, if it keeps any. */
  readonly clear?: (sentBefore: Date) => Promise<void>
  /** What is being sent is given a few seconds; nothing new is taken. */
  readonly close: () => Promise<void>
}

/** Its message is logged and stored, so it never names anybody: `550 5.1.1` or `ECONNREFUSED`, not the server's words. */
export class MailFailure extends Error {
  override name = 'MailFailure'
}

export class MailRefused extends MailFailure {
  override name = 'MailRefused'
  readonly meaning: Exclude<RefusalMeaning, 'policy' | 'passing'>

  constructor(message: string, meaning: MailRefused['meaning'] = 'message') {
    super(message)
    this.meaning = meaning
  }
}

/** It is us whom the server does not want, by its rules or because of a blocklist. */
export class PolicyRefused extends MailFailure {
  override name = 'PolicyRefused'
}

/** Nothing about this mail: the next one would fare the same. */
export class MailServerAway extends MailFailure {
  override name = 'MailServerAway'
}
