import { Type } from 'typebox'
import { followStatus } from '../../domain/follow/follow.ts'
import { preferenceActions } from '../../domain/follow/preference-change.ts'
import { pauseSpans, triggers } from '../../domain/follow/preferences.ts'
import { languages } from '../../domain/kernel/site/language.ts'
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

const token = Type.String({ maxLength: 200 })

const Preferences = Type.Object({
  email: Type.String(),
  language: Type.Enum([...languages], { description: 'Of the mails' }),
  isPaused: Type.Boolean(),
  pausedUntil: Nullable(Type.String({ description: 'Null: until it is taken back' })),
  feed: Nullable(Type.String({ description: 'The path of the RSS feed of all that is followed' })),
  follows: Type.Array(
    Type.Object({
      itemId: Nullable(Type.String({ description: 'Null: the news of the site' })),
      name: Nullable(Type.String({ description: 'Of the offering' })),
      isFollowing: Type.Boolean(),
      triggers: Type.Array(Type.Enum([...triggers])),
    }),
  ),
})

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
  getFollowPreferences: operation({
    method: 'GET',
    path: '/api/follow/preferences/{token}',
    area: 'follow',
    summary: 'What the reader of a mailbox has chosen, by the link that every mail to them carries',
    params: Type.Object({ token }),
    reply: Preferences,
    problems: ['follow_link_invalid'],
    perMinute: 120,
  }),
  changeFollowPreferences: operation({
    method: 'POST',
    path: '/api/follow/preferences',
    area: 'follow',
    summary: 'Change one thing of them; everything of the address is erased by `erase`, and null is answered',
    body: Type.Object({
      token,
      action: Type.Enum([...preferenceActions]),
      itemId: Type.Optional(Nullable(Type.String({ maxLength: 80 }))),
      triggers: Type.Optional(Type.Array(Type.Enum([...triggers]), { maxItems: triggers.length })),
      language: Type.Optional(Type.Enum([...languages])),
      span: Type.Optional(Type.Enum([...pauseSpans])),
      isConfirmed: Type.Optional(Type.Boolean()),
    }),
    reply: Type.Object({ preferences: Nullable(Preferences) }),
    problems: ['follow_link_invalid'],
    perMinute: 60,
  }),
}
