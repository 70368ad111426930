import { Type } from 'typebox'
import { preferenceActions } from '../../domain/follow/preference-change.ts'
import { pauseSpans, triggers } from '../../domain/follow/preferences.ts'
import { languages } from '../../domain/kernel/site/language.ts'
import { FollowToken } from './follow-shapes.ts'
import { Nullable } from './wire.ts'

export const Preferences = Type.Object({
  email: Type.String(),
  language: Type.Enum([...languages], { description: 'Language of the mails' }),
  isPaused: Type.Boolean(),
  pausedUntil: Nullable(Type.String({ description: 'End of the pause; null for a pause without an end' })),
  feed: Nullable(Type.String({ description: 'Path of the RSS feed with all followed offerings' })),
  follows: Type.Array(
    Type.Object({
      itemId: Nullable(Type.String({ description: 'Id of the offering; null for the news of the site' })),
      name: Nullable(Type.String({ description: 'Name of the offering' })),
      isFollowing: Type.Boolean(),
      triggers: Type.Array(Type.Enum([...triggers])),
    }),
  ),
})

export const PreferenceChangeRequest = Type.Object({
  token: FollowToken,
  action: Type.Enum([...preferenceActions]),
  itemId: Type.Optional(Nullable(Type.String({ maxLength: 80 }))),
  triggers: Type.Optional(Type.Array(Type.Enum([...triggers]), { maxItems: triggers.length })),
  language: Type.Optional(Type.Enum([...languages])),
  span: Type.Optional(Type.Enum([...pauseSpans])),
  isConfirmed: Type.Optional(Type.Boolean()),
})
