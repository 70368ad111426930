import type { ContactField } from '../../../domain/contact/contact-message.ts'

/** All fields of the form as typed. `topic` is the hidden field that only bots fill in. */
export type ContactValues = Readonly<Record<ContactField | 'item' | 'topic', string>>
