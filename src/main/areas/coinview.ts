import type { FastifyInstance } from 'fastify'
import { pageCodeRoutes } from '../../api/coinview/page-code.routes.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { Area } from './area.ts'

/** The page of the app is made of what other areas answer; its code is its own. */
export function openCoinview({ config }: Foundation) {
  return {
    name: 'coinview',
    operations: {},
    routes: (app: FastifyInstance) => pageCodeRoutes(app, config),
  } satisfies Area
}
