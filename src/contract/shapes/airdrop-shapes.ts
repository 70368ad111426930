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
  friend: Nullable(Type.String({ description: 'Whose win a bonus is of, with most letters covered' })),
  trace_id: Type.String(),
  transaction_id: Type.String(),
  won_at: Type.String({ format: 'date-time' }),
})

const Friend = Type.Object({
  name: Type.String({ description: 'With most letters covered' }),
  invited_at: Type.String({ format: 'date-time' }),
  wins: Type.Integer(),
  bonuses: Type.Array(Type.Object({ symbol: Type.String(), amount: Type.String() }), {
    description: 'What their wins brought this user, by token',
  }),
})

/** What the airdrop is to one user. */
export const UserAirdrop = Type.Object({
  name: Type.String(),
  code: Type.String({ description: 'For friends of this user' }),
  inviter: Nullable(Type.Object({ name: Type.String() })),
  may_take_invitation: Type.Boolean(),
  quizzes: Type.Array(Type.Object({ ...QuizCell.properties, has_won: Type.Boolean() })),
  rewards: Type.Array(Reward, { description: 'The latest first' }),
  friends: Type.Array(Friend, { description: 'Whom this user has invited, the latest first' }),
  friend_count: Type.Integer(),
})
