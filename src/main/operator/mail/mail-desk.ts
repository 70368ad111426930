import type { Database } from '../../../api/database/database.ts'
import type { MailIdentity } from '../../../api/outbound/mail/mail-identity.ts'
import type { Config } from '../../settings/config.ts'
import type { MailCommand } from './mail-arguments.ts'

export interface MailWork {
  readonly command: MailCommand
  readonly config: Config
  /** Where the operator stands. */
  readonly directory: string
  readonly database: Database
  readonly now: () => Date
}

/** What a command about mail works with. */
export interface MailDesk extends Omit<MailWork, 'command'> {
  readonly secret: string
  readonly identity: MailIdentity
}
