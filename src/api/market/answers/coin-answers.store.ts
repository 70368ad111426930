import type { Queries } from '../../database/database.ts'

export type AnswerKind = 'facts' | 'tickers'

export async function findAnswer(
  { coinId, kind }: { coinId: string; kind: AnswerKind },
  { query }: Queries,
): Promise<{ answer: unknown; answeredAt: Date } | undefined> {
  const [row] = await query<{ answer: unknown; answered_at: Date }>(
    'select answer, answered_at from coin_answers where coin_id = $1 and kind = $2',
    [coinId, kind],
  )
  return row && { answer: row.answer, answeredAt: row.answered_at }
}

export async function putAnswer(
  { coinId, kind, answer, now }: { coinId: string; kind: AnswerKind; answer: unknown; now: Date },
  { query }: Queries,
): Promise<void> {
  await query(
    `insert into coin_answers (coin_id, kind, answer, answered_at) values ($1, $2, $3::jsonb, $4)
     on conflict (coin_id, kind) do update set answer = excluded.answer, answered_at = excluded.answered_at`,
    [coinId, kind, JSON.stringify(answer), now],
  )
}
