import { Type } from 'typebox'
import { messageLimit, nameLimit } from '../../domain/contact/contact-message.ts'
import { contactPurposes } from '../../domain/contact/contact-purpose.ts'
import { operation } from './operation.ts'
import { Lines, Nullable } from '../shapes/wire.ts'

/** Whatever is wrong with a field is told in the reader's words: the schema only bounds what is read. */
const Stated = (description: string) =>
  Type.Optional(Nullable(Type.String({ maxLength: 4_000, description })))

export const contactOperations = {
  sendContact: operation({
    method: 'POST',
    path: '/api/contact',
    area: 'contact',
    summary: 'Write to who runs the site; the answer says nothing of who has written before',
    body: Type.Object({
      purpose: Stated(`Needed. One of ${contactPurposes.join(', ')}`),
      name: Stated(`Needed. At most ${nameLimit} characters`),
      url: Stated('Needed for listing, ads and partnership: http or https'),
      email: Stated('Needed. Where the answer goes'),
      message: Type.Optional(
        Nullable(
          Lines({
            maxLength: 60_000,
            description: `Needed. At most ${messageLimit} characters, as people count them`,
          }),
        ),
      ),
      item: Stated('The offering it is about'),
      topic: Stated('To be left empty: people do not see it'),
      elapsed: Type.Optional(
        Nullable(Type.Number({ description: 'Milliseconds since the form was opened', minimum: 0 })),
      ),
      sending: Type.Optional(
        Nullable(
          Type.String({
            maxLength: 100,
            description:
              'Any text of the caller’s own: sent again with the same one, a message is taken once',
          }),
        ),
      ),
    }),
    reply: Type.Object({ status: Type.Enum(['received'] as const) }),
    perMinute: 10,
  }),
}
