import { randomBytes } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import { browserName } from '../../domain/app-users/browser-name.ts'
import { loginState } from '../../domain/app-users/qr-login.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import { loginAppPath } from '../../words/addresses/sdk-addresses.ts'
import type { Database } from '../database/database.ts'
import type { Caller, Implementations } from '../operations/implementation.ts'
import { hashOf, proofOf } from './developer-session.ts'
import { answerLogin, scanLogin, startLogin } from './qr-login.ts'
import { claimLogin } from './claim-login.ts'
import { factsOf, findLoginOf } from './qr-logins.store.ts'
import { findAppUser } from './signed-app.ts'
import { isUuid } from './uuid.ts'

interface Deps {
  readonly database: Database
  readonly secret: string
  readonly siteOrigin: string
  readonly now: () => Date
}

type Names = 'startLogin' | 'getLogin' | 'claimLogin' | 'scanLogin' | 'answerLogin'

/** A browser shows a code, an app scans it and answers, and the browser fetches what came of it. */
export function implementLogins(deps: Deps): Pick<Implementations, Names> {
  const { database, siteOrigin, now } = deps
  return {
    async startLogin(_, caller) {
      const { language, userAgent = '' } = caller
      const page = languageOrigin({ siteOrigin, language }) + loginAppPath
      const started = await startLogin({ browser: knownBrowser(caller), userAgent, page }, deps)
      const { loginId: login_id, code, number, expiresAt } = started
      return { login_id, code, number, expires_at: expiresAt.toISOString(), state: 'waiting' }
    },

    async getLogin(_, caller) {
      caller.isPrivate?.()
      const browser = proofOf(caller)
      const login = browser && (await findLoginOf(browser, database))
      if (login === undefined) throw new Refusal('login_not_found')
      return {
        login_id: login.login_id,
        number: login.number,
        expires_at: login.expires_at.toISOString(),
        state: loginState(factsOf(login), now().getTime()),
      }
    },

    async claimLogin(_, caller) {
      const browser = proofOf(caller)
      if (browser === undefined) throw new Refusal('login_not_found')
      const secret = await claimLogin({ browser, userAgent: caller.userAgent ?? '' }, deps)
      caller.browserProof?.store(secret)
      return { state: 'logged_in' }
    },

    async scanLogin({ authorization, code }, { signedRequest }) {
      const { device_id: deviceId } = await findAppUser(authorization, signedRequest, deps)
      const { login_id, number, user_agent, expires_at } = await scanLogin({ code, deviceId }, deps)
      return { login_id, number, ...browserName(user_agent), expires_at: expires_at.toISOString() }
    },

    async answerLogin({ authorization, login_id: loginId, approve }, { signedRequest }) {
      const { device_id: deviceId } = await findAppUser(authorization, signedRequest, deps)
      if (!isUuid(loginId)) throw new Refusal('login_not_found')
      await answerLogin({ loginId, deviceId, approve }, deps)
      return { approved: approve }
    },
  }
}

/** Who is logged in already stays so until another login is fetched. */
function knownBrowser({ browserProof }: Caller): Uint8Array {
  const secret = browserProof?.stored ?? randomBytes(24).toString('base64url')
  if (browserProof?.stored === undefined) browserProof?.store(secret)
  return hashOf(secret)
}
