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

/** What somebody writes, by the names it is sent under. */
export const contactFields = ['purpose', 'name', 'url', 'email', 'message'] as const
export type ContactField = (typeof contactFields)[number]

export type StatedMessage = Readonly<Partial<Record<ContactField, string | null | undefined>>>

export interface ContactMessage {
  readonly purpose: ContactPurpose
  readonly name: string
  /** Of the purposes that ask for one. */
  readonly url: string | null
  readonly email: string
  readonly message: string
}

export interface ContactFault {
  readonly field: ContactField
  readonly code: string
  readonly limit?: number
}

/** Marks that turn the direction of what follows, or show as nothing: whoever reads them could be misled. */
const misleading = /[\u202A-\u202E\u2066-\u2069\uFEFF]/gu

/** A website is asked for by some purposes alone: with `press` a broken one does not matter. */
function contactForm(purpose: ContactPurpose | undefined): Form {
  const website = { name: 'url', kind: 'url', required: true } as const
  return [
    { name: 'purpose', kind: 'select', options: contactPurposes, required: true },
    { name: 'name', kind: 'text', limit: nameLimit, required: true },
    ...(purpose !== undefined && asksForUrl(purpose) ? [website] : []),
    { name: 'email', kind: 'email', required: true },
    { name: 'message', kind: 'lines', limit: messageLimit, required: true },
  ]
}

/** Everything that is wrong is told at once, in the order of the form. The message stays as it was typed, `&lt;` and all. */
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
  // Each is a field of the form.
  if (faults.length > 0 || !isWhole) return { faults: faults as readonly ContactFault[] }
  return { message: { purpose, name, url, email, message } }
}

function tidyLines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(misleading, '').normalize('NFC').trim()
}

/** The sentences of the form for what is wrong; what else can be is told as in every form. */
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
