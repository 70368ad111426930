import type { InLanguages, Question } from '../../domain/airdrop/quiz.ts'
import type { Database, Queries } from '../database/database.ts'
import { readInBatches } from '../database/read-in-batches.ts'

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
  is_demo: boolean
  updated_at: Date
}

export interface LiveQuiz extends QuizRow {
  readonly pool_left: string
  readonly is_paused: boolean
}

const columns = `quiz_id, title, lede, questions, asset_id, symbol, name as token_name, decimals, reward, pool, begins_at, over_at,
  og_img, read_path, price_krw, price_date, is_demo, updated_at`
const table = 'quizzes join wallet_assets using (asset_id) join quiz_pools using (quiz_id)'

export async function listQuizzes(
  { limit }: { readonly limit: number },
  { query }: Queries,
): Promise<LiveQuiz[]> {
  return query<LiveQuiz>(
    `select ${columns}, pool_left, is_paused from ${table} order by over_at desc, quiz_id limit $1`,
    [limit],
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
  await readInBatches(
    { sql: `select ${columns} from ${table} order by quiz_id collate "C"`, onRows },
    database,
  )
}

/**
 * Finds quizzes with their pools. `lock` locks both until the transaction ends: no one can win meanwhile, so the rest of each
 * pool stays as it was read.
 */
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
