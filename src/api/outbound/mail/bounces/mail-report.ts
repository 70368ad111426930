import { createHash } from 'node:crypto'
import PostalMime, { type Email, type Attachment } from 'postal-mime'
import { readEmailAddress } from '../../../../domain/kernel/text/email-address.ts'
import { meaningOf } from '../../../../domain/mail/refusal.ts'

const maxNestingDepth = 20

function dateOf(text: string | undefined): Date | undefined {
  const date = new Date(text ?? '')
  return Number.isNaN(date.getTime()) ? undefined : date
}

/**
 * The recipient of the mail that a report quotes. Only a mail of this site is used: it has exactly one recipient, while a mail to
 * several people would not show whose address failed.
 */
function ownRecipient(quoted: Email | undefined): string | undefined {
  return ownId(quoted) === undefined ? undefined : quoted?.to?.[0]?.address
}

function ownId(quoted: Email | undefined): string | undefined {
  return /^<mail-([^@]*)/.exec(quoted?.messageId ?? '')?.[1]
}

async function quotedIn(part: Attachment | undefined): Promise<Email | undefined> {
  return part === undefined ? undefined : parsed(Buffer.from(textOf(part), 'latin1'))
}

function textOf({ content }: Attachment): string {
  return typeof content === 'string'
    ? content
    : Buffer.from(content instanceof ArrayBuffer ? new Uint8Array(content) : content).toString('latin1')
}

/**
 * Parses a message; undefined if it cannot be parsed. A mailbox for reports receives anything, so such a message is not an error:
 * it counts as no report.
 */
async function parsed(raw: Uint8Array): Promise<Email | undefined> {
  try {
    return await PostalMime.parse(raw, { forceRfc822Attachments: true, maxNestingDepth: maxNestingDepth })
  } catch {
    return undefined
  }
}

export interface ReportedFailure {
  readonly kind: 'address' | 'failure' | 'policy' | 'complaint'
  readonly address: string
  /** A status such as `5.1.1`, or the type of a complaint. */
  readonly status: string
}

export interface MailReport {
  /** Hash that identifies the report, whichever file it is found in. */
  readonly id: Uint8Array
  readonly about: readonly ReportedFailure[]
  /** Complaints that state no address. The unsubscribe token in the quoted mail (`proof`) identifies the reader instead. */
  readonly unnamed: readonly { readonly status: string; readonly proof: string }[]
  readonly at: Date | undefined
  readonly mail: string | undefined
}

const complaints = new Set(['abuse', 'fraud', 'virus', 'opt-out', 'opt-out-list', 'other', 'miscategorized'])

/** Reads a bounce (RFC 3464) or a complaint (RFC 5965); undefined when the message is neither. */
export async function readReport(raw: Uint8Array): Promise<MailReport | undefined> {
  const email = await parsed(raw)
  const partOf = (...types: readonly string[]) =>
    email?.attachments.find(({ mimeType }) => types.includes(mimeType))
  const delivery = partOf('message/delivery-status', 'message/global-delivery-status')
  const feedback = partOf('message/feedback-report')
  const report = delivery ?? feedback
  if (email === undefined || report === undefined) return undefined
  const quoted = await quotedIn(
    partOf('message/rfc822', 'message/global', 'text/rfc822-headers', 'message/rfc822-headers'),
  )
  const groups = fieldGroups(textOf(report))
  const id = createHash('sha256')
    .update(email.messageId ?? textOf(report).replaceAll(/\s+/g, ' '))
    .digest()
  const facts = { id, at: dateOf(email.date), mail: ownId(quoted) }
  return delivery === undefined
    ? { ...facts, ...complaintIn(groups, quoted) }
    : { ...facts, about: bouncesIn(groups, quoted), unnamed: [] }
}

function bouncesIn(groups: readonly Fields[], quoted: Email | undefined): ReportedFailure[] {
  const failed = groups.filter((group) => group.get('action')?.toLowerCase().startsWith('failed'))
  return failed.flatMap((group) => {
    // If the reader forwards mails, the report names the address they were forwarded to. So the recipient of the quoted mail
    // counts, which is the address that this site wrote to.
    const written = failed.length === 1 ? ownRecipient(quoted) : undefined
    const named = addressField(group.get('original-recipient')) ?? addressField(group.get('final-recipient'))
    const address = readEmailAddress(written ?? named ?? '')
    const status = statusOf(group)
    const words = group.get('diagnostic-code') ?? ''
    const code = Number(/\b([45]\d\d)\b/.exec(words)?.[1] ?? 0)
    const meaning = meaningOf({ code, status, words })
    if (address === undefined || meaning === 'message') return []
    // A status of a temporary failure in this final report means that the server retried for days and gave up.
    const kind = meaning !== 'passing' ? meaning : status.startsWith('4.7.') ? 'policy' : 'failure'
    return [{ kind, address, status }]
  })
}

function statusOf(group: Fields): string {
  const [status] = /[245]\.\d{1,3}\.\d{1,3}/.exec(group.get('status') ?? '') ?? []
  const [stated] = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(group.get('diagnostic-code') ?? '') ?? []
  return status === undefined || /^[45]\.0\.0$/.test(status) ? (stated ?? status ?? '5.0.0') : status
}

function complaintIn(groups: readonly Fields[], quoted: Email | undefined) {
  const fields = new Map(groups.flatMap((group) => [...group]))
  const status = fields.get('feedback-type')?.toLowerCase() ?? ''
  if (!complaints.has(status)) return { about: [], unnamed: [] }
  const named = addressField(fields.get('original-rcpt-to')) ?? ownRecipient(quoted)
  const address = readEmailAddress(named ?? '')
  if (address !== undefined) return { about: [{ kind: 'complaint' as const, address, status }], unnamed: [] }
  const link = quoted?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
  const [, proof] = /[?&]token=([\w-]+)/.exec(link) ?? []
  return { about: [], unnamed: proof === undefined ? [] : [{ status, proof }] }
}

type Fields = ReadonlyMap<string, string>

/** Parses groups of `Name: value` lines that are separated by empty lines; folded lines are joined. */
function fieldGroups(text: string): Fields[] {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n[ \t]+(?=\S)/g, ' ')
    .split(/\n[ \t]*\n+/)
    .map((group) => new Map(group.split('\n').flatMap(fieldOf)))
    .filter((group) => group.size > 0)
}

function fieldOf(line: string): [string, string][] {
  const colon = line.indexOf(':')
  return colon < 1 ? [] : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]]
}

/** Reads the address from `rfc822; reader@example.com` or `<reader@example.com>`. */
function addressField(value: string | undefined): string | undefined {
  const [, address] = /^(?:[\w-]+ *;)? *<?([^<>;\s]+@[^<>;\s]+?)>?$/.exec(value ?? '') ?? []
  return address
}
