import type { FastifyInstance } from 'fastify'
import type { Job } from '../../api/jobs/job.ts'
import type { Implementations } from '../../api/operations/implementation.ts'
import type { ReadyAnswers } from '../../api/page-cache/fast-paths.ts'

/**
 * An opened area of the product. `open<Area>(foundation, deps)` opens it; `deps` is what it takes from other areas. An area
 * may return more than this interface, for other areas to use.
 */
export interface Area {
  readonly name: string
  readonly operations: Partial<Implementations>
  /** Routes other than the operations: forms, a stream, RSS. */
  readonly routes?: (app: FastifyInstance) => void
  /** Cached answers that are sent before the request reaches the framework. */
  readonly readyAnswers?: ReadyAnswers
  readonly jobs?: readonly Job[]
  readonly onJobFailure?: (job: string) => void
  readonly isReady?: () => boolean
  readonly close?: () => Promise<void>
}
