import { Type } from 'typebox'
import { QuizCell } from './quiz-shapes.ts'
import { Nullable } from './wire.ts'

const Reward = Type.Object({
  kind: Type.Enum(['reward', 'bonus'], {
    description:
      'reward: for a quiz that this user has won; bonus: for a quiz that an invited friend has won',
  }),
  quiz_id: Type.String({ description: 'Id of the quiz that was won' }),
  title: Type.String({ description: 'Title of the quiz, in the language of the host' }),
  amount: Type.String({ description: 'Number of tokens that this user got, as a decimal' }),
  symbol: Type.String({ description: 'Symbol of the token that was paid' }),
  value_krw: Type.String({ description: 'Value of the tokens in whole won, at the price of `price_date`' }),
  price_date: Type.String({ format: 'date', description: 'Day of the price, before the start of the quiz' }),
  friend: Nullable(
    Type.String({
      description:
        'Name of the invited friend who won the quiz, with most characters masked; null when `kind` is reward',
    }),
  ),
  trace_id: Type.String({ description: 'UUID of the payment to the wallet of this user' }),
  transaction_id: Type.String({ description: 'Id of the payment in the wallet of this user' }),
  won_at: Type.String({ format: 'date-time', description: 'When the quiz was won' }),
})

const Friend = Type.Object({
  name: Type.String({ description: 'Name of the friend, with most characters masked' }),
  invited_at: Type.String({
    format: 'date-time',
    description: 'When the friend entered the invite code of this user',
  }),
  wins: Type.Integer({ description: 'Number of quizzes that the friend has won' }),
  bonuses: Type.Array(Type.Object({ symbol: Type.String(), amount: Type.String() }), {
    description: 'Bonuses that this user got for wins of the friend: the total of each token as a decimal',
  }),
})

export const UserAirdrop = Type.Object({
  name: Type.String({ description: 'Name of this user' }),
  code: Type.String({ description: 'Invite code that this user passes on to friends' }),
  inviter: Nullable(
    Type.Object({ name: Type.String() }, { description: 'The user whose invite code this user has entered' }),
  ),
  may_take_invitation: Type.Boolean({ description: 'True while this user can still enter an invite code' }),
  quizzes: Type.Array(
    Type.Object({
      ...QuizCell.properties,
      has_won: Type.Boolean({ description: 'True when this user has won the quiz' }),
    }),
  ),
  rewards: Type.Array(Reward, {
    description:
      'All rewards of this user and, of the bonuses, the latest 200 or those before `more_bonuses`, the latest first',
  }),
  more_bonuses: Type.Integer({
    description:
      'Number of older bonuses that are not in `rewards`; sent as `more_bonuses` it gets the next 200',
  }),
  friends: Type.Array(Friend, {
    description:
      'Users who have entered the invite code of this user: the latest 100, or those before `more_friends`, the latest first',
  }),
  more_friends: Type.Integer({
    description:
      'Number of earlier friends that are not in `friends`; sent as `more_friends` it gets the next 100',
  }),
  friend_count: Type.Integer({
    description: 'Number of all users who have entered the invite code of this user',
  }),
})
