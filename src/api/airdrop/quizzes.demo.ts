import { join } from 'node:path'
import type { Quiz } from '../../domain/airdrop/quiz.ts'
import type { DemoContent } from '../transfer/demo/demo-content.ts'
import { demoRows } from '../transfer/demo/demo-files.ts'
import { hasQuizzes } from './quizzes.store.ts'
import { quizzesTransfer } from './quizzes.transfer.ts'

export const quizzesDemo: DemoContent<Quiz> = {
  kind: quizzesTransfer,
  hasAny: hasQuizzes,
  rows: ({ directory, now }) =>
    demoRows(join(directory, 'quizzes.ndjson'), { now, fields: ['begin', 'over', 'price_date'], by: 'days' }),
}
