import { Type } from 'typebox'
import { messageLimit, nameLimit } from '../../domain/contact/contact-message.ts'
import { contactPurposes } from '../../domain/contact/contact-purpose.ts'
import { Lines, Nullable } from '../shapes/wire.ts'
import { operation } from './operation.ts'

/** The schema only bounds the size of a text: the rules of the form report errors, in the reader's language. */
const Stated = (description: string) =>
  Type.Optional(Nullable(Type.String({ maxLength: 4_000, description })))

export const contactOperations = {
  sendContact: operation({
    method: 'POST',
    path: '/api/contact',
    area: 'contact',
    summary: 'Send a message to the operator of the site; the response is the same for every valid message',
    body: Type.Object({
      purpose: Stated(`Required. What the message is about; one of ${contactPurposes.join(', ')}`),
      name: Stated(`Required. Name of the sender, at most ${nameLimit} characters`),
      url: Stated(
        "URL of the sender's site or project; required for the purposes listing, ads and partnership",
      ),
      email: Stated('Required. Mail address that gets the reply'),
      message: Type.Optional(
        Nullable(
          Lines({
            maxLength: 60_000,
            description: `Required. Text of the message, at most ${messageLimit} characters; an emoji counts as one`,
          }),
        ),
      ),
      item: Stated('Id of the offering that the message is about'),
      topic: Stated('Leave empty: a trap for bots that people do not see'),
      elapsed: Type.Optional(
        Nullable(Type.Number({ description: 'Milliseconds since the form was opened', minimum: 0 })),
      ),
      sending: Type.Optional(
        Nullable(
          Type.String({
            maxLength: 100,
            description:
              'Random text made by the caller: another call with the same text stores no second message',
          }),
        ),
      ),
    }),
    reply: Type.Object({ status: Type.Enum(['received'] as const) }),
    perMinute: 10,
  }),
}
