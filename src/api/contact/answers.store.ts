import type { Queries } from '../database/database.ts'

export interface AnswerRow {
  readonly answer: string
  readonly answered_at: Date
}

export async function answersTo(number: string, { query }: Queries): Promise<AnswerRow[]> {
  return query<AnswerRow>(
    'select answer, answered_at from contact_answers where message_id = $1 order by answer_id',
    [number],
  )
}

export async function putAnswer(
  { number, answer, now }: { number: string; answer: string; now: Date },
  { query }: Queries,
): Promise<void> {
  await query('insert into contact_answers (message_id, answer, answered_at) values ($1, $2, $3)', [
    number,
    answer,
    now,
  ])
}
