import type { Redis } from 'ioredis'
import type { Logger } from 'pino'

/** A Redis that takes longer is treated as one that is away. */
const answerMilliseconds = 100
/** How long one that is away is left alone before somebody's request tries it again. */
const pauseMilliseconds = 5_000

export interface RedisBreaker {
  /** For what is no question: events, and connections of one's own. */
  readonly connection: Redis
  /**
   * What Redis answers, or what is done without it. `command` asks and no more: a fault in it counts as Redis being away,
   * so an answer is read outside.
   */
  readonly ask: <Answer>(
    command: (redis: Redis) => Promise<Answer>,
    otherwise: () => Answer | Promise<Answer>,
  ) => Promise<Answer>
}

interface BreakerOptions {
  readonly redis: Redis
  readonly logger: Logger
  readonly pause?: number
  readonly deadline?: number
}

/**
 * Everything that asks Redis asks through this, so that one that hangs costs a request a tenth of a second once, and then
 * nobody anything until it is tried again. An outage is one warning and one line when it is over.
 */
export function redisBreaker({
  redis,
  logger,
  pause = pauseMilliseconds,
  deadline = answerMilliseconds,
}: BreakerOptions): RedisBreaker {
  let isAway = false
  let tryAgainAt = 0
  const failed = (error: unknown) => {
    if (!isAway) logger.warn({ err: error }, 'redis does not answer; each instance does without it')
    isAway = true
    tryAgainAt = performance.now() + pause
  }
  const answered = () => {
    if (isAway) logger.info('redis answers again')
    isAway = false
  }
  redis.on('error', failed)
  redis.on('ready', answered)

  return {
    connection: redis,
    async ask(command, otherwise) {
      const isTrial = isAway
      if (isTrial && performance.now() < tryAgainAt) return otherwise()
      // One tries; the others go on without it until that one knows.
      if (isTrial) tryAgainAt = performance.now() + pause
      try {
        const answer = await inTime(command(redis), deadline)
        // An answer to an old question says nothing about a Redis that has fallen silent since.
        if (isTrial) answered()
        return answer
      } catch (error) {
        failed(error)
        return otherwise()
      }
    },
  }
}

/** An answer that lies there already when a busy process gets to look at its clock has come in time. */
function inTime<Answer>(answer: Promise<Answer>, milliseconds: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`No answer within ${milliseconds} ms.`))
    const timer = setTimeout(() => setImmediate(late), milliseconds)
    void answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
