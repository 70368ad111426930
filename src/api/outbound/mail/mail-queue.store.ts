import type { Queries } from '../../database/database.ts'
import type { MailIdentity } from './mail-identity.ts'
import type { Mail } from './mailer.ts'

export type NewMail = Omit<Mail, 'id'>

/** One letter to many readers, stored once; only the tokens in its links differ per reader. */
export interface NewLetter extends Omit<NewMail, 'to'> {
  readonly proofMark: string
  /** Placeholder that is replaced by each reader's `holderProof`, for the link to the preferences. */
  readonly holderMark: string
  readonly readers: readonly { readonly to: string; readonly proof: string; readonly holderProof: string }[]
}

export interface MailQueue {
  /**
   * Queues mails in the caller's transaction, so a mail exists exactly when the change it reports was committed. The SQL
   * statement that inserts the mails also leaves out suppressed addresses; without a separate look-up the response time does not
   * reveal which addresses are suppressed.
   */
  readonly put: (mails: readonly NewMail[], now: Date, queries: Queries) => Promise<void>
  readonly putLetter: (letter: NewLetter, now: Date, queries: Queries) => Promise<void>
}

const isWanted = `not exists (
  select from mail_suppressions where mail_suppressions.known_as in (decode(address, 'hex'), decode(mailbox, 'hex'))
)`

export function mailQueue({ identity }: { identity: MailIdentity }): MailQueue {
  return {
    async put(mails, now, { query }) {
      if (mails.length === 0) return
      const rows = mails.map(({ to, subject, text, html, headers }) => ({
        recipient: to,
        ...identity.asHex(to),
        subject,
        body_text: text,
        body_html: html,
        headers,
      }))
      await query(
        `insert into mails (recipient, known_as, subject, body_text, body_html, headers, created_at, send_after)
         select recipient, array[decode(address, 'hex'), decode(mailbox, 'hex')], subject, body_text, body_html, headers,
           $2::timestamptz, $2::timestamptz
         from jsonb_to_recordset($1::jsonb) as given
           (recipient text, address text, mailbox text, subject text, body_text text, body_html text, headers jsonb)
         where ${isWanted}`,
        [JSON.stringify(rows, storable), now],
      )
    },

    async putLetter({ subject, text, html, headers, proofMark, holderMark, readers }, now, { query }) {
      if (readers.length === 0) return
      const of = readers.map(({ to }) => identity.asHex(to))
      await query(
        `with letter as (
           insert into mail_letters (subject, body_text, body_html, headers, proof_mark, holder_mark, created_at)
           select subject, body_text, body_html, headers, $2, $8, $3::timestamptz from jsonb_to_record($1::jsonb)
             as given (subject text, body_text text, body_html text, headers jsonb)
           returning letter_id
         )
         insert into mails (recipient, proof, holder_proof, known_as, letter_id, subject, body_text, body_html, headers, created_at, send_after)
         select recipient, proof, holder_proof, array[decode(address, 'hex'), decode(mailbox, 'hex')], letter_id, '', '', '', '{}',
           $3::timestamptz, $3::timestamptz
         from letter, unnest(
           string_to_array($4, E'\\n'), string_to_array($5, E'\\n'), string_to_array($6, E'\\n'), string_to_array($7, E'\\n'),
           string_to_array($9, E'\\n')
         ) as given (recipient, proof, address, mailbox, holder_proof)
         where ${isWanted}`,
        [
          JSON.stringify({ subject, body_text: text, body_html: html, headers }, storable),
          proofMark,
          now,
          lines(readers.map(({ to }) => to)),
          lines(readers.map(({ proof }) => proof)),
          lines(of.map(({ address }) => address)),
          lines(of.map(({ mailbox }) => mailbox)),
          holderMark,
          lines(readers.map(({ holderProof }) => holderProof)),
        ],
      )
    },
  }
}

/** Removes what PostgreSQL rejects: NUL characters and lone surrogates. Its error would quote the whole mail in the log. */
function storable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value
}

/**
 * Joins values with line breaks, which no address contains. One text parameter is three times as fast as an array for
 * thousands of addresses.
 */
function lines(values: readonly string[]): string {
  return values.join('\n')
}
