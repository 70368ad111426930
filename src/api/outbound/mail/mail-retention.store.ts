import type { Queries } from '../../database/database.ts'

export async function deleteAbandonedMailsBefore(moment: Date, { query }: Queries): Promise<void> {
  await query('delete from mails where given_up_at < $1', [moment])
}

export async function deleteSentCountsBefore(moment: Date, { query }: Queries): Promise<void> {
  await query('delete from mails_sent where hour < $1', [moment])
}

/** The age limit spares a letter whose mails another transaction has not committed yet. */
export async function deleteUsedLetters(writtenBefore: Date, { query }: Queries): Promise<void> {
  await query(
    `delete from mail_letters where created_at < $1
       and not exists (select from mails where mails.letter_id = mail_letters.letter_id)`,
    [writtenBefore],
  )
}
