import type { FastifyInstance } from 'fastify'
import { dappCodeRoutes } from '../../../api/dapps/dapp-code.routes.ts'
import type { DappsDeps } from '../../../api/dapps/dapps-deps.ts'
import { implementDapps } from '../../../api/dapps/dapps.operations.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import type { Area } from '../area.ts'

export function openDapps(
  { config, database, secret, now }: Foundation,
  deps: Pick<DappsDeps, 'findDeveloper' | 'hasFile' | 'deliveriesOf'>,
) {
  const { siteOrigin, dappUrlPrefix: urlPrefix } = config
  return {
    name: 'dapps',
    operations: implementDapps({ ...deps, database, secret, now, siteOrigin, urlPrefix }),
    routes: (app: FastifyInstance) => dappCodeRoutes(app, { siteOrigin, database, now }),
  } satisfies Area
}
