import { Type } from 'typebox'
import { preferenceActions } from '../../domain/follow/preference-change.ts'
import { pauseSpans, triggers } from '../../domain/follow/preferences.ts'
import { languages } from '../../domain/kernel/site/language.ts'
import { FollowToken } from './follow-shapes.ts'
import { Nullable } from './wire.ts'

export const Preferences = Type.Object({
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

export const ChangedPreference = Type.Object({
  token: FollowToken,
  action: Type.Enum([...preferenceActions]),
  itemId: Type.Optional(Nullable(Type.String({ maxLength: 80 }))),
  triggers: Type.Optional(Type.Array(Type.Enum([...triggers]), { maxItems: triggers.length })),
  language: Type.Optional(Type.Enum([...languages])),
  span: Type.Optional(Type.Enum([...pauseSpans])),
  isConfirmed: Type.Optional(Type.Boolean()),
})
