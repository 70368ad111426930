import type { Queries } from '../../database/database.ts'

export async function deleteAbandonedMailsBefore(moment: Date, { query }: Queries): Promise<void> {
  await query('delete from mails where given_up_at < $1', [moment])
}

export async function deleteSentCountsBefore(moment: Date, { query }: Queries): Promise<void> {
  await query('delete from mails_sent where hour < $1', [moment])
}

/**
 * Deletes letters of which no unsent mail is left. Only old letters are deleted: the mails of a new one may be in a transaction
 * that is not committed yet.
 */
export async function deleteUsedLetters(writtenBefore: Date, { query }: Queries): Promise<void> {
  await query(
    `delete from mail_letters where created_at < $1
       and not exists (select from mails where mails.letter_id = mail_letters.letter_id)`,
    [writtenBefore],
  )
}
