import type { Redis } from 'ioredis'
import type { Logger } from 'pino'

const answerMilliseconds = 100
const pauseMilliseconds = 5_000

export interface RedisBreaker {
  readonly connection: Redis
  /**
   * Runs `command`, or `otherwise` while Redis is unavailable. Any error in `command` counts as an outage of Redis, so callers
   * parse answers outside of it.
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
 * A circuit breaker for all use of Redis: if Redis hangs, one request waits a tenth of a second, and further requests do without
 * Redis until it is tried again. An outage is logged twice: as a warning when it begins, and when it is over.
 */
export function redisBreaker({
  redis,
  logger,
  pause = pauseMilliseconds,
  deadline = answerMilliseconds,
}: BreakerOptions): RedisBreaker {
  let isUnavailable = false
  let tryAgainAt = 0
  const failed = (error: unknown) => {
    if (!isUnavailable)
      logger.warn(
        { err: error },
        'redis does not answer; this instance uses its own page cache and its own limits until it does',
      )
    isUnavailable = true
    tryAgainAt = performance.now() + pause
  }
  const answered = () => {
    if (isUnavailable) logger.info('redis answers again')
    isUnavailable = false
  }
  redis.on('error', failed)
  redis.on('ready', answered)

  return {
    connection: redis,
    async ask(command, otherwise) {
      const isTrial = isUnavailable
      if (isTrial && performance.now() < tryAgainAt) return otherwise()
      if (isTrial) tryAgainAt = performance.now() + pause
      try {
        const answer = await inTime(command(redis), deadline)
        // Only the answer to a trial, a command sent during the outage, ends the outage: an answer to an older command says
        // nothing about the current state.
        if (isTrial) answered()
        return answer
      } catch (error) {
        failed(error)
        return otherwise()
      }
    },
  }
}

/**
 * Waits for an answer of Redis and looks for it once more after the timeout: in a busy process the answer may have arrived in
 * time without being processed yet.
 */
function inTime<Answer>(answer: Promise<Answer>, milliseconds: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const expire = () => reject(new Error(`No answer within ${milliseconds} ms.`))
    const timer = setTimeout(() => setImmediate(expire), milliseconds)
    void answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
