import { join } from 'node:path'
import type { Quiz } from '../../domain/airdrop/quiz.ts'
import { isRecord } from '../../domain/kernel/rows/row-field.ts'
import { addDays } from '../../domain/kernel/time/calendar-day.ts'
import type { DemoContent } from '../transfer/demo/demo-content.ts'
import { demoRows } from '../transfer/demo/demo-files.ts'
import { hasQuizzes } from './quizzes.store.ts'
import { quizzesTransfer } from './quizzes.transfer.ts'

export const quizzesDemo: DemoContent<Quiz> = {
  kind: quizzesTransfer,
  hasAny: hasQuizzes,
  rows: ({ directory, now }) => demoRows(join(directory, 'quizzes.ndjson'), (row) => dated(row, now)),
}

/**
 * Replaces the relative dates of a demo row. On 2026-04-16 `{ begin_day: -2, over_day: 12 }` is a quiz that begins on the 14th,
 * is over on the 28th, and states the price of the 13th.
 */
function dated(row: unknown, now: Date): unknown {
  if (!isRecord(row)) return row
  const { begin_day, over_day, ...more } = row
  const today = now.toISOString().slice(0, 10)
  const dayOf = (count: unknown) => addDays({ day: today, count: Number(count) })
  return {
    ...more,
    begin: `${dayOf(begin_day)}T03:00:00Z`,
    over: `${dayOf(over_day)}T14:59:00Z`,
    price_date: dayOf(Math.min(Number(begin_day), 0) - 1),
  }
}
