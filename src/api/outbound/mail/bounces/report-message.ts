import PostalMime, { type Attachment, type Email } from 'postal-mime'

const deepest = 20

export function dateOf(text: string | undefined): Date | undefined {
  const date = new Date(text ?? '')
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** Of a mail of ours, which has one; other mails say nothing of who failed. */
export function ownRecipient(quoted: Email | undefined): string | undefined {
  return ownId(quoted) === undefined ? undefined : quoted?.to?.[0]?.address
}

export function ownId(quoted: Email | undefined): string | undefined {
  return /^<mail-([^@]*)/.exec(quoted?.messageId ?? '')?.[1]
}

export async function quotedIn(part: Attachment | undefined): Promise<Email | undefined> {
  return part === undefined ? undefined : parsed(Buffer.from(textOf(part), 'latin1'))
}

export function textOf({ content }: Attachment): string {
  return typeof content === 'string'
    ? content
    : Buffer.from(content instanceof ArrayBuffer ? new Uint8Array(content) : content).toString('latin1')
}

/** Whatever stands in a mailbox: what cannot be read is no report. */
export async function parsed(raw: Uint8Array): Promise<Email | undefined> {
  try {
    return await PostalMime.parse(raw, { forceRfc822Attachments: true, maxNestingDepth: deepest })
  } catch {
    return undefined
  }
}
