import type { FastifyInstance } from 'fastify'
import { appUsersJobs } from '../../../api/app-users/app-users.jobs.ts'
import { implementAppUsers } from '../../../api/app-users/app-users.operations.ts'
import { findDeveloper } from '../../../api/app-users/developer-session.ts'
import { loginCodeRoute } from '../../../api/app-users/login-code.routes.ts'
import { implementLogins } from '../../../api/app-users/logins.operations.ts'
import type { RegisterDeps } from '../../../api/app-users/register-device.ts'
import { findAppUser } from '../../../api/app-users/signed-app.ts'
import type { Caller } from '../../../api/operations/implementation.ts'
import type { SignedRequest } from '../../../domain/app-users/app-signature.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import type { Area } from '../area.ts'

export function openAppUsers(foundation: Foundation, deps: Pick<RegisterDeps, 'onRegistered'>) {
  const { config, database, secret, now } = foundation
  const common = { database, secret, now, ...deps }
  return {
    name: 'app-users',
    operations: {
      ...implementAppUsers(common),
      ...implementLogins({ ...common, siteOrigin: config.siteOrigin }),
    },
    routes: (app: FastifyInstance) => loginCodeRoute(app, { ...common, siteOrigin: config.siteOrigin }),
    jobs: appUsersJobs(),
    findAppUser: (authorization: string | undefined, request: SignedRequest | undefined) =>
      findAppUser(authorization, request, common),
    findDeveloper: (caller: Caller) => findDeveloper(caller, common),
  } satisfies Area & Record<string, unknown>
}
