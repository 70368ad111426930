import type { FastifyInstance } from 'fastify'
import { isQuizId } from '../../domain/airdrop/quiz.ts'
import { writeUnits } from '../../domain/wallet/wallet-amount.ts'
import { cachePolicies } from '../cache/cache-policies.ts'
import type { Database } from '../database/database.ts'
import { drawQuiz } from './draw-quiz.ts'
import { findQuiz } from './quizzes.store.ts'

/** As many as a page can list. */
const mostKept = 60

/** The picture of a quiz for sharing, where it has none of its own. A picture is drawn once, and anew when the quiz changes. */
export function quizPictureRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  const kept = new Map<string, { readonly of: string; readonly png: Promise<Buffer> }>()
  const options = { schema: { hide: true }, config: { rateLimit: { max: 120, timeWindow: 60_000 } } }
  app.get<{ Params: { name: string } }>('/airdrop/:name', options, async (request, reply) => {
    const [, id] = /^(.+)\.png$/.exec(request.params.name) ?? []
    const quiz = isQuizId(id) ? await findQuiz(id, database) : undefined
    if (quiz === undefined) return reply.callNotFound()
    const amount = writeUnits(BigInt(quiz.reward), quiz.decimals)
    const of = `${amount} ${quiz.symbol}`
    let picture = kept.get(quiz.quiz_id)
    if (picture?.of !== of) {
      if (kept.size >= mostKept) kept.clear()
      picture = { of, png: drawQuiz({ amount, symbol: quiz.symbol }) }
      kept.set(quiz.quiz_id, picture)
    }
    return reply
      .header('cache-control', cachePolicies.publicFiles)
      .type('image/png')
      .send(await picture.png)
  })
}
