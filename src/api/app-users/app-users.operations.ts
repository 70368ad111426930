import { Refusal } from '../../contract/problems/problem.ts'
import type { Implementations } from '../operations/implementation.ts'
import { fieldError } from '../problems/field-errors.ts'
import { findDeveloper, findOwnSession, proofOf } from './developer-session.ts'
import { registerDevice, type RegisterDeps } from './register-device.ts'
import { presentSessions } from './sessions.presenter.ts'
import { deleteSession, deleteSessionOf, sessionsOf, type SessionRow } from './sessions.store.ts'
import { isUuid } from './uuid.ts'

type Names = 'registerDevice' | 'getDeveloper' | 'listSessions' | 'endSession' | 'logOut'

/** The public key of a device: 32 bytes in base64url. */
const keyPattern = /^[\w-]{43}$/

export function implementAppUsers(deps: RegisterDeps): Pick<Implementations, Names> {
  const { database, now } = deps
  const present = async ({ session_id, user_id }: SessionRow) =>
    presentSessions(await sessionsOf({ userId: user_id, now: now() }, database), session_id)
  return {
    async registerDevice({ authorization, public_key, name }, { language, signedRequest, address = '' }) {
      if (!keyPattern.test(public_key)) {
        const errors = [fieldError({ field: 'public_key', code: 'invalid', language })]
        throw new Refusal('invalid_input', { errors })
      }
      return registerDevice(
        { publicKey: public_key, name, authorization, signedRequest, caller: address },
        deps,
      )
    },

    getDeveloper: (_, caller) => findDeveloper(caller, deps),

    listSessions: async (_, caller) => present(await findOwnSession(caller, deps)),

    async endSession({ session_id: sessionId }, caller) {
      const own = await findOwnSession(caller, deps)
      if (isUuid(sessionId)) await deleteSession({ sessionId, userId: own.user_id }, database)
      if (sessionId === own.session_id) caller.browserProof?.forget()
      return present(own)
    },

    async logOut(_, caller) {
      const secretHash = proofOf(caller)
      if (secretHash !== undefined) await deleteSessionOf(secretHash, database)
      caller.browserProof?.forget()
      return {}
    },
  }
}
