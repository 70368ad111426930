import type { ContactField } from '../../../domain/contact/contact-message.ts'

/** Everything that the form sends, as it was typed; `topic` is what people do not see. */
export type ContactValues = Readonly<Record<ContactField | 'item' | 'topic', string>>
