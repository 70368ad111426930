import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { readSender } from './mail-address.ts'
import { messageOf } from './mail-message.ts'
import type { Mailer } from './mailer.ts'
import { deleteSentMails } from './outbox-files.ts'

interface OutboxOptions {
  readonly directory: string
  readonly from: string
  readonly now: () => Date
}

/**
 * Writes mails as .eml files instead of sending them, for a site without a mail server. Only the user of the process
 * may read them.
 */
export function outboxMailer({ directory, from, now }: OutboxOptions): Mailer {
  const sender = readSender(from)
  if (sender === undefined) throw new Error('The mail settings cannot be read.')
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      const date = now()
      const { message } = await transport.sendMail(messageOf({ mail, sender, date }))
      const time = date.toISOString().replaceAll(/[-:.]/g, '')
      const path = join(directory, `${time}-${mail.id}.eml`)
      await mkdir(directory, { recursive: true, mode: 0o700 })
      // The mail is written under a temporary name and flushed to disk before the queue forgets it. A retry uses the
      // same name and overwrites what a crash left behind.
      const part = join(directory, `${mail.id}.part`)
      await writeFile(part, message, { mode: 0o600, flush: true })
      await rename(part, path)
    },
    deleteSentBefore: (sentBefore) => deleteSentMails({ directory, sentBefore }),
    close: async () => {},
  }
}
