import type { FastifyInstance } from 'fastify'
import type { Job } from '../../api/jobs/job.ts'
import type { Implementations } from '../../api/operations/implementation.ts'
import type { ReadyAnswers } from '../../api/page-cache/fast-paths.ts'

/**
 * An area of the product, ready to be put into the site. Each is opened by one function of one shape,
 * `open<Area>(foundation, deps)`, where `deps` is what it takes from other areas, and may give more than this to them.
 */
export interface Area {
  readonly name: string
  readonly operations: Partial<Implementations>
  /** HTTP beside its operations: forms, a stream, RSS. */
  readonly routes?: (app: FastifyInstance) => void
  /** Answers in memory that are sent before the framework sees the request. */
  readonly readyAnswers?: ReadyAnswers
  readonly jobs?: readonly Job[]
  /** Called after each failed run of a job, for metrics of the area. */
  readonly onJobFailure?: (job: string) => void
  /** False while it is still loading. */
  readonly isReady?: () => boolean
  readonly close?: () => Promise<void>
}
