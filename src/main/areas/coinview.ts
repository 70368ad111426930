import type { FastifyInstance } from 'fastify'
import { pageCodeRoutes } from '../../api/coinview/page-code.routes.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { Area } from './area.ts'

/** The page about the CoinView app. Only its QR code has a route; its data comes from other areas. */
export function openCoinview({ config }: Foundation) {
  return {
    name: 'coinview',
    operations: {},
    routes: (app: FastifyInstance) => pageCodeRoutes(app, config),
  } satisfies Area
}
