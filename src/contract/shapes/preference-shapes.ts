import { Type } from 'typebox'
import { preferenceActions } from '../../domain/follow/preference-change.ts'
import { pauseSpans, triggers } from '../../domain/follow/preferences.ts'
import { languages } from '../../domain/kernel/site/language.ts'
import { FollowToken } from './follow-shapes.ts'
import { Nullable } from './wire.ts'

export const Preferences = Type.Object({
  email: Type.String({ description: 'Mail address of the follower' }),
  language: Type.Enum([...languages], { description: 'Language of the mails' }),
  isPaused: Type.Boolean({ description: 'True while the follower gets no mails' }),
  pausedUntil: Nullable(
    Type.String({ description: 'When the pause ends; null without a pause or for one without an end' }),
  ),
  feed: Nullable(
    Type.String({ description: 'Secret path of the RSS feed with the news of everything that is followed' }),
  ),
  follows: Type.Array(
    Type.Object({
      itemId: Nullable(Type.String({ description: 'Id of the offering; null for the news of the site' })),
      name: Nullable(Type.String({ description: 'Name of the offering; null for the news of the site' })),
      isFollowing: Type.Boolean({ description: 'False when the follower has stopped following' }),
      triggers: Type.Array(Type.Enum([...triggers]), { description: 'Kinds of changes that cause a mail' }),
    }),
  ),
})

export const PreferenceChangeRequest = Type.Object({
  token: FollowToken,
  action: Type.Enum([...preferenceActions], {
    description:
      'stop, follow: one follow; stopAll: every follow; triggers, triggersOfAll: which changes cause a mail, for one follow or for all; language: of the mails; pause, resume: all mails; erase: everything stored about the address',
  }),
  itemId: Type.Optional(
    Nullable(
      Type.String({
        maxLength: 80,
        description:
          'Id of the followed offering, for stop, follow and triggers; null or missing for the news of the site',
      }),
    ),
  ),
  triggers: Type.Optional(
    Type.Array(Type.Enum([...triggers]), {
      maxItems: triggers.length,
      description: 'Kinds of changes that cause a mail, at least one; for triggers and triggersOfAll',
    }),
  ),
  language: Type.Optional(
    Type.Enum([...languages], { description: 'New language of the mails, for language' }),
  ),
  span: Type.Optional(
    Type.Enum([...pauseSpans], {
      description: 'Length of the pause, for pause: a week, a month, or open: until resume',
    }),
  ),
  isConfirmed: Type.Optional(Type.Boolean({ description: 'Must be true for erase, which cannot be undone' })),
})
