import { Type } from 'typebox'
import { longestUserName } from '../../domain/app-users/app-user.ts'
import { loginStates } from '../../domain/app-users/qr-login.ts'
import { operation } from './operation.ts'

const AppUser = { user_id: Type.String(), name: Type.String() }

const Login = {
  login_id: Type.String(),
  number: Type.String({ description: 'Two digits; the app shows the same' }),
  expires_at: Type.String(),
}
const Browser = {
  browser: Type.String({ description: 'Such as Chrome; empty where it is none that is known' }),
  system: Type.String({ description: 'Such as Windows; empty where it is none that is known' }),
}

const Sessions = Type.Object({
  sessions: Type.Array(
    Type.Object({
      session_id: Type.String(),
      ...Browser,
      created_at: Type.String(),
      last_seen_at: Type.String(),
      is_current: Type.Boolean({ description: 'It is the browser that asks' }),
    }),
  ),
})

export const appUsersOperations = {
  registerDevice: operation({
    method: 'POST',
    path: '/api/app/devices',
    area: 'app-users',
    summary:
      'Register an app by its Ed25519 key, signed with that key as `Device new`; the same key again is answered the same',
    authorized: true,
    provenBy: 'key',
    body: Type.Object({
      public_key: Type.String({ maxLength: 100, description: '32 bytes in base64url' }),
      name: Type.String({ minLength: 1, maxLength: longestUserName }),
    }),
    reply: Type.Object({ ...AppUser, device_id: Type.String() }),
    problems: ['app_signature_invalid'],
    perMinute: 10,
  }),
  startLogin: operation({
    method: 'POST',
    path: '/api/sdk/logins',
    area: 'app-users',
    summary: 'A code for this browser to show, good for 120 seconds and one login; it ends the one before',
    reply: Type.Object({
      ...Login,
      code: Type.String({ description: 'What the QR code says' }),
      state: Type.Enum([...loginStates]),
    }),
    perMinute: 12,
  }),
  getLogin: operation({
    method: 'GET',
    path: '/api/sdk/logins/current',
    area: 'app-users',
    summary: 'How the login that this browser shows stands',
    reply: Type.Object({ ...Login, state: Type.Enum([...loginStates]) }),
    problems: ['login_not_found'],
    perMinute: 240,
  }),
  claimLogin: operation({
    method: 'POST',
    path: '/api/sdk/logins/current/claim',
    area: 'app-users',
    summary: 'Fetch what was approved, once: this browser is logged in',
    reply: Type.Object({ state: Type.Enum([...loginStates]) }),
    problems: ['login_not_found', 'login_over'],
    perMinute: 30,
  }),
  scanLogin: operation({
    method: 'POST',
    path: '/api/app/logins/scan',
    area: 'app-users',
    summary: 'An app has scanned a code: what it should show before somebody approves',
    authorized: true,
    provenBy: 'key',
    body: Type.Object({ code: Type.String({ maxLength: 300 }) }),
    reply: Type.Object({ ...Login, ...Browser }),
    problems: ['app_signature_invalid', 'login_not_found', 'login_taken', 'login_over'],
    perMinute: 30,
  }),
  answerLogin: operation({
    method: 'POST',
    path: '/api/app/logins/{login_id}/answer',
    area: 'app-users',
    summary: 'Approve or decline a login that this app has scanned; said again it changes nothing',
    authorized: true,
    provenBy: 'key',
    params: Type.Object({ login_id: Type.String({ maxLength: 40 }) }),
    body: Type.Object({ approve: Type.Boolean() }),
    reply: Type.Object({ approved: Type.Boolean() }),
    problems: ['app_signature_invalid', 'login_not_found', 'login_over'],
    perMinute: 30,
  }),
  getDeveloper: operation({
    method: 'GET',
    path: '/api/sdk/me',
    area: 'app-users',
    summary: 'Who is logged in in this browser',
    reply: Type.Object(AppUser),
    problems: ['not_logged_in'],
    perMinute: 240,
  }),
  listSessions: operation({
    method: 'GET',
    path: '/api/sdk/sessions',
    area: 'app-users',
    summary: 'The browsers in which who asks is logged in, the latest first',
    reply: Sessions,
    problems: ['not_logged_in'],
    perMinute: 120,
  }),
  endSession: operation({
    method: 'DELETE',
    path: '/api/sdk/sessions/{session_id}',
    area: 'app-users',
    summary: 'Log out one of them; what is left is answered',
    params: Type.Object({ session_id: Type.String({ maxLength: 40 }) }),
    reply: Sessions,
    problems: ['not_logged_in'],
    perMinute: 60,
  }),
  logOut: operation({
    method: 'POST',
    path: '/api/sdk/logout',
    area: 'app-users',
    summary: 'Log out this browser; done again it changes nothing',
    reply: Type.Object({}),
    perMinute: 60,
  }),
}
