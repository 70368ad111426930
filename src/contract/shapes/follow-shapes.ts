import { Type } from 'typebox'
import { followStatus } from '../../domain/follow/follow.ts'
import { Nullable } from './wire.ts'

const FollowStatus = Type.Enum(Object.values(followStatus), {
  description: '0 following, 1 not following, 2 waiting for confirmation by the link in a mail',
})

export const FollowParameters = Type.Object({
  email: Type.Optional(Type.String({ maxLength: 254, description: 'Mail address of the follower' })),
  itemId: Type.Optional(
    Nullable(
      Type.String({
        maxLength: 80,
        description: 'Id of the offering to follow; without it, the daily mail with the news of the site',
      }),
    ),
  ),
})

export const FollowRecord = Type.Object({ itemId: Nullable(Type.String()), status: FollowStatus })

export const FollowLink = Type.Object({
  itemId: Nullable(Type.String()),
  name: Nullable(
    Type.String({ description: 'Name of the followed offering; null for the news of the site' }),
  ),
  status: FollowStatus,
})

export const FollowToken = Type.String({ maxLength: 200, description: 'Token from the link in a mail' })
