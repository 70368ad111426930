import type { Form } from '../kernel/form/form.ts'
import { checkTyped } from '../kernel/form/typed-texts.ts'
import { webAddress } from '../kernel/rows/web-address.ts'
import { cleanLine } from '../kernel/text/character-references.ts'
import { readEmailAddress } from '../kernel/text/email-address.ts'
import { asksForUrl, contactPurposes, readPurpose, type ContactPurpose } from './contact-purpose.ts'

export const nameLimit = 100
export const messageLimit = 5_000
/** Within this many business days people usually get a reply. */
export const replyDays = 5

/** In the order of the page. */
export const contactFields = ['purpose', 'name', 'email', 'url', 'message'] as const
export type ContactField = (typeof contactFields)[number]

export type StatedMessage = Readonly<Partial<Record<ContactField, string | null | undefined>>>

export interface ContactMessage {
  readonly purpose: ContactPurpose
  readonly name: string
  readonly url: string | null
  readonly email: string
  readonly message: string
}

export interface ContactFault {
  readonly field: ContactField
  readonly code: string
  readonly limit?: number
}

/**
 * Invisible characters that are removed from a message, because they could mislead its reader: bidirectional controls, which
 * reverse the order of text, and the byte order mark.
 */
const misleading = /[\u202A-\u202E\u2066-\u2069\uFEFF]/gu

/** Only some purposes require a website; for others, `press` for example, an invalid one is ignored. */
function contactForm(purpose: ContactPurpose | undefined): Form {
  const website = { name: 'url', kind: 'url', required: true } as const
  return [
    { name: 'purpose', kind: 'select', options: contactPurposes, required: true },
    { name: 'name', kind: 'text', limit: nameLimit, required: true },
    { name: 'email', kind: 'email', required: true },
    ...(purpose !== undefined && asksForUrl(purpose) ? [website] : []),
    { name: 'message', kind: 'lines', limit: messageLimit, required: true },
  ]
}

/** The message keeps its text exactly as typed: `&lt;` is not decoded. */
export function checkContact(
  stated: StatedMessage,
): { message: ContactMessage } | { faults: readonly ContactFault[] } {
  const purpose = readPurpose(stated.purpose)
  const { values, faults } = checkTyped(contactForm(purpose), { ...stated, purpose }, (text, isLines) =>
    isLines ? tidyLines(text) : cleanLine(text),
  )
  const { name = '', message = '' } = values
  const email = readEmailAddress(values['email'] ?? '')
  const url = values['url'] === undefined ? null : webAddress(values['url'])
  const isWhole = purpose !== undefined && url !== undefined && email !== undefined
  if (faults.length > 0 || !isWhole) return { faults: faults as readonly ContactFault[] }
  return { message: { purpose, name, url, email, message } }
}

function tidyLines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(misleading, '').normalize('NFC').trim()
}

export const contactSentences = [
  'choosePurpose',
  'enterName',
  'enterUrl',
  'correctUrl',
  'enterEmail',
  'correctEmail',
  'enterMessage',
] as const
export type ContactSentence = (typeof contactSentences)[number]

const sentences: Readonly<Record<string, ContactSentence>> = {
  'purpose required': 'choosePurpose',
  'name required': 'enterName',
  'url required': 'enterUrl',
  'url url': 'correctUrl',
  'email required': 'enterEmail',
  'email email': 'correctEmail',
  'message required': 'enterMessage',
}

export function sentenceOf({ field, code }: ContactFault): ContactSentence | undefined {
  return sentences[`${field} ${code}`]
}
