import type { Queries } from '../database/database.ts'
import type { QuizRow } from './quizzes.store.ts'

export interface TokenRow {
  readonly asset_id: string
  readonly symbol: string
  readonly name: string
  readonly decimals: number
}

export async function findTokens(
  tokens: readonly Pick<TokenRow, 'asset_id' | 'symbol'>[],
  { query }: Queries,
): Promise<TokenRow[]> {
  return query<TokenRow>(
    `select asset_id, symbol, name, decimals from wallet_assets
     where asset_id = any($1::text[]) or symbol = any($2::text[])`,
    [tokens.map(({ asset_id }) => asset_id), tokens.map(({ symbol }) => symbol)],
  )
}

/** Stores quizzes. Their tokens become assets of the sandbox wallet, and new wallets get none of them as a gift. */
export async function putQuizzes(quizzes: readonly QuizRow[], { query }: Queries): Promise<void> {
  const input = JSON.stringify(quizzes)
  await query(
    `insert into wallet_assets (asset_id, symbol, name, decimals, gift)
     select distinct on (asset_id) asset_id, symbol, token_name, decimals, 0 from jsonb_to_recordset($1::jsonb)
       as given (asset_id text, symbol text, token_name text, decimals smallint)
     on conflict (asset_id) do nothing`,
    [input],
  )
  const own = `quiz_id, title, lede, questions, asset_id, reward, begins_at, over_at, og_img, read_path, price_krw, price_date,
    is_demo, updated_at`
  await query(
    `insert into quizzes (${own})
     select ${own} from jsonb_to_recordset($1::jsonb)
       as given (quiz_id text, title jsonb, lede jsonb, questions jsonb, asset_id text, reward numeric, begins_at timestamptz,
         over_at timestamptz, og_img text, read_path text, price_krw numeric, price_date date,
         is_demo boolean, updated_at timestamptz)
     on conflict (quiz_id) do update set title = excluded.title, lede = excluded.lede, questions = excluded.questions,
       reward = excluded.reward, begins_at = excluded.begins_at, over_at = excluded.over_at, og_img = excluded.og_img, read_path = excluded.read_path,
       price_krw = excluded.price_krw, price_date = excluded.price_date, is_demo = excluded.is_demo,
       updated_at = excluded.updated_at`,
    [input],
  )
  await query(
    `insert into quiz_pools (quiz_id, pool, pool_left)
     select quiz_id, pool, pool from jsonb_to_recordset($1::jsonb) as given (quiz_id text, pool numeric)
     on conflict (quiz_id) do update set pool = excluded.pool,
       pool_left = excluded.pool - (quiz_pools.pool - quiz_pools.pool_left)`,
    [input],
  )
}
