import type { RefusalMeaning } from '../../../domain/mail/refusal.ts'

export interface Mail {
  /** The Message-ID is made from this id, so a mail that is delivered twice carries the same Message-ID. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

export interface Mailer {
  /**
   * Throws MailRefused when the receiving side will never take this mail (5xx for the recipient), PolicyRefused or
   * MailServerAway when it would refuse every other mail too, and any other error when a retry may succeed.
   */
  readonly send: (mail: Mail) => Promise<void>
  readonly deleteSentBefore?: (sentBefore: Date) => Promise<void>
  /** Waits a few seconds for the mails that are being sent; no new one is started. */
  readonly close: () => Promise<void>
}

/**
 * The message of a MailFailure is logged and stored, so it contains no address: `550 5.1.1` or `ECONNREFUSED`, never
 * the server's text.
 */
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

export class PolicyRefused extends MailFailure {
  override name = 'PolicyRefused'
}

export class MailServerAway extends MailFailure {
  override name = 'MailServerAway'
}
