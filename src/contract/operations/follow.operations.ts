import { Type } from 'typebox'
import { followStatus } from '../../domain/follow/follow.ts'
import { operation } from './operation.ts'
import { Nullable } from './wire.ts'

const status = Type.Enum(Object.values(followStatus), {
  description: '0 following, 1 not following, 2 waiting for the press of a button in a mail',
})

/** In the query or in the body, as the caller likes. */
const Parameters = Type.Object({
  email: Type.Optional(Type.String({ maxLength: 254 })),
  itemId: Type.Optional(
    Nullable(
      Type.String({
        maxLength: 80,
        description: 'The offering; without it, the morning mail of what is new on the site',
      }),
    ),
  ),
})

const FollowRecord = Type.Object({ itemId: Nullable(Type.String()), status })

export const followOperations = {
  getFollow: operation({
    method: 'GET',
    path: '/api/follow',
    area: 'follow',
    summary: 'What this browser has asked for by this address; another learns nothing',
    query: Parameters,
    reply: FollowRecord,
    perMinute: 120,
  }),
  follow: operation({
    method: 'POST',
    path: '/api/follow',
    area: 'follow',
    summary: 'Follow an offering or the site by mail; a mail asks to confirm',
    query: Parameters,
    body: Parameters,
    reply: FollowRecord,
    problems: ['offering_not_found', 'too_many_mails'],
    perMinute: 20,
  }),
  unfollow: operation({
    method: 'DELETE',
    path: '/api/follow',
    area: 'follow',
    summary: 'Stop following; without the proof of this browser a mail with the link is sent instead',
    query: Parameters,
    body: Parameters,
    reply: FollowRecord,
    problems: ['too_many_mails'],
    perMinute: 20,
  }),
  getFollowLink: operation({
    method: 'GET',
    path: '/api/follow/link/{token}',
    area: 'follow',
    summary: 'What a link in a mail is about; to follow it takes a press of a button',
    params: Type.Object({ token: Type.String({ maxLength: 200 }) }),
    reply: Type.Object({
      itemId: Nullable(Type.String()),
      name: Nullable(Type.String({ description: 'Of the offering' })),
      status,
    }),
    problems: ['follow_link_invalid'],
    perMinute: 120,
  }),
}
