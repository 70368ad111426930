import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { readSender } from './mail-address.ts'
import { messageOf } from './mail-message.ts'
import type { Mailer } from './mailer.ts'
import { clearOutbox } from './outbox-files.ts'

interface OutboxOptions {
  readonly directory: string
  /** `Kawara <news@example.com>` or the address alone. */
  readonly from: string
  readonly now: () => Date
}

/** Mails as files that any mail program opens, for a site without a mail server. Only its own user may read them. */
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
      // Under another name until it is whole, and on the disk before the queue forgets it. The name is the same each time
      // it is tried, so that what a crash has left is written over.
      const part = join(directory, `${mail.id}.part`)
      await writeFile(part, message, { mode: 0o600, flush: true })
      await rename(part, path)
    },
    clear: (sentBefore) => clearOutbox({ directory, sentBefore }),
    close: async () => {},
  }
}
