import type { InLanguages, Question } from '../../domain/airdrop/quiz.ts'
import type { Database, Queries } from '../database/database.ts'
import { eachSlice } from '../database/each-slice.ts'

/** What is imported of a quiz. */
export interface QuizRow {
  quiz_id: string
  title: InLanguages
  lede: InLanguages
  questions: readonly Question[]
  asset_id: string
  symbol: string
  token_name: string
  decimals: number
  reward: string
  pool: string
  begins_at: Date
  over_at: Date
  og_img: string | null
  read_path: string | null
  price_krw: string
  price_date: string
  updated_at: Date
}

/** With what moves. */
export interface LiveQuiz extends QuizRow {
  readonly pool_left: string
  readonly is_paused: boolean
}

const columns = `quiz_id, title, lede, questions, asset_id, symbol, name as token_name, decimals, reward, pool, begins_at, over_at,
  og_img, read_path, price_krw, price_date, updated_at`
const table = 'quizzes join wallet_assets using (asset_id) join quiz_pools using (quiz_id)'

/** Those that are not over, and the last that are. */
export async function listQuizzes(
  { most }: { readonly most: number },
  { query }: Queries,
): Promise<LiveQuiz[]> {
  return query<LiveQuiz>(
    `select ${columns}, pool_left, is_paused from ${table} order by over_at desc, quiz_id limit $1`,
    [most],
  )
}

export async function findQuiz(quizId: string, { query }: Queries): Promise<LiveQuiz | undefined> {
  const [row] = await query<LiveQuiz>(
    `select ${columns}, pool_left, is_paused from ${table} where quiz_id = $1`,
    [quizId],
  )
  return row
}

export async function hasQuizzes({ query }: Queries): Promise<boolean> {
  return (await query('select 1 from quizzes limit 1')).length > 0
}

export async function eachQuiz(
  onRows: (rows: readonly QuizRow[]) => Promise<void>,
  database: Database,
): Promise<void> {
  await eachSlice({ sql: `select ${columns} from ${table} order by quiz_id collate "C"`, onRows }, database)
}

/** While it is locked nobody wins: what is left of the pool stays as it was read. */
export async function findQuizzes(
  { ids, lock }: { ids: readonly string[]; lock: boolean },
  { query }: Queries,
): Promise<QuizRow[]> {
  return query<QuizRow>(
    `select ${columns} from ${table} where quiz_id = any($1::text[])
     order by quiz_id ${lock ? 'for update of quizzes, quiz_pools' : ''}`,
    [ids],
  )
}

export interface TokenRow {
  readonly asset_id: string
  readonly symbol: string
  readonly name: string
  readonly decimals: number
}

/** Tokens of the wallet with one of these ids or symbols. */
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

/** The tokens they give away become assets of the wallet, which nobody is given when a wallet is opened. */
export async function putQuizzes(quizzes: readonly QuizRow[], { query }: Queries): Promise<void> {
  const given = JSON.stringify(quizzes)
  await query(
    `insert into wallet_assets (asset_id, symbol, name, decimals, gift)
     select distinct on (asset_id) asset_id, symbol, token_name, decimals, 0 from jsonb_to_recordset($1::jsonb)
       as given (asset_id text, symbol text, token_name text, decimals smallint)
     on conflict (asset_id) do nothing`,
    [given],
  )
  const own =
    'quiz_id, title, lede, questions, asset_id, reward, begins_at, over_at, og_img, read_path, price_krw, price_date, updated_at'
  await query(
    `insert into quizzes (${own})
     select ${own} from jsonb_to_recordset($1::jsonb)
       as given (quiz_id text, title jsonb, lede jsonb, questions jsonb, asset_id text, reward numeric, begins_at timestamptz,
         over_at timestamptz, og_img text, read_path text, price_krw numeric, price_date date, updated_at timestamptz)
     on conflict (quiz_id) do update set title = excluded.title, lede = excluded.lede, questions = excluded.questions,
       reward = excluded.reward, begins_at = excluded.begins_at, over_at = excluded.over_at, og_img = excluded.og_img, read_path = excluded.read_path,
       price_krw = excluded.price_krw, price_date = excluded.price_date, updated_at = excluded.updated_at`,
    [given],
  )
  await query(
    `insert into quiz_pools (quiz_id, pool, pool_left)
     select quiz_id, pool, pool from jsonb_to_recordset($1::jsonb) as given (quiz_id text, pool numeric)
     on conflict (quiz_id) do update set pool = excluded.pool,
       pool_left = excluded.pool - (quiz_pools.pool - quiz_pools.pool_left)`,
    [given],
  )
}

/** How much of each pool is given away, in smallest units. */
export async function givenAway(
  ids: readonly string[],
  { query }: Queries,
): Promise<{ quiz_id: string; given: string }[]> {
  return query(
    'select quiz_id, (pool - pool_left)::text as given from quiz_pools where quiz_id = any($1::text[])',
    [ids],
  )
}

export async function setPaused(
  { quizId, isPaused, now }: { quizId: string; isPaused: boolean; now: Date },
  { query }: Queries,
): Promise<boolean> {
  const rows = await query(
    'update quizzes set is_paused = $2, updated_at = $3 where quiz_id = $1 returning quiz_id',
    [quizId, isPaused, now],
  )
  return rows.length > 0
}

/** False where more than that is given away already. */
export async function setPool(
  { quizId, pool }: { quizId: string; pool: bigint },
  { query }: Queries,
): Promise<boolean> {
  const rows = await query(
    `update quiz_pools set pool = $2, pool_left = $2::numeric - (pool - pool_left)
     where quiz_id = $1 and $2::numeric >= pool - pool_left returning quiz_id`,
    [quizId, pool.toString()],
  )
  return rows.length > 0
}
