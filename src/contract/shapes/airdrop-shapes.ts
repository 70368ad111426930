import { Type } from 'typebox'
import { QuizCell } from './quiz-shapes.ts'
import { Nullable } from './wire.ts'

const Reward = Type.Object({
  kind: Type.Enum(['reward', 'bonus']),
  quiz_id: Type.String(),
  title: Type.String(),
  amount: Type.String(),
  symbol: Type.String(),
  value_krw: Type.String(),
  price_date: Type.String({ format: 'date' }),
  friend: Nullable(
    Type.String({
      description: 'Name of the friend whose win earned this bonus, mostly masked; null for a reward',
    }),
  ),
  trace_id: Type.String(),
  transaction_id: Type.String(),
  won_at: Type.String({ format: 'date-time' }),
})

const Friend = Type.Object({
  name: Type.String({ description: 'Name, mostly masked' }),
  invited_at: Type.String({ format: 'date-time' }),
  wins: Type.Integer(),
  bonuses: Type.Array(Type.Object({ symbol: Type.String(), amount: Type.String() }), {
    description: 'Bonuses that this user got for wins of the friend, by token',
  }),
})

export const UserAirdrop = Type.Object({
  name: Type.String(),
  code: Type.String({ description: 'Invite code that this user passes on to friends' }),
  inviter: Nullable(Type.Object({ name: Type.String() })),
  may_take_invitation: Type.Boolean(),
  quizzes: Type.Array(Type.Object({ ...QuizCell.properties, has_won: Type.Boolean() })),
  rewards: Type.Array(Reward, { description: 'Rewards and bonuses, the latest first' }),
  friends: Type.Array(Friend, { description: 'Users that this user has invited, the latest first' }),
  friend_count: Type.Integer(),
})
