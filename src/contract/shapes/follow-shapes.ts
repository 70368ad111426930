import { Type } from 'typebox'
import { followStatus } from '../../domain/follow/follow.ts'
import { Nullable } from './wire.ts'

const FollowStatus = Type.Enum(Object.values(followStatus), {
  description: '0 following, 1 not following, 2 waiting for the press of a button in a mail',
})

/** In the query or in the body, as the caller likes. */
export const FollowParameters = Type.Object({
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

export const FollowRecord = Type.Object({ itemId: Nullable(Type.String()), status: FollowStatus })

export const FollowLink = Type.Object({
  itemId: Nullable(Type.String()),
  name: Nullable(Type.String({ description: 'Of the offering' })),
  status: FollowStatus,
})

export const FollowToken = Type.String({ maxLength: 200 })
