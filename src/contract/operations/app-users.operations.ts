import { Type } from 'typebox'
import { longestUserName } from '../../domain/app-users/app-user.ts'
import { operation } from './operation.ts'

const AppUser = { user_id: Type.String(), name: Type.String() }

const Sessions = Type.Object({
  sessions: Type.Array(
    Type.Object({
      session_id: Type.String(),
      browser: Type.String({ description: 'Such as Chrome; empty where it is none that is known' }),
      system: Type.String({ description: 'Such as Windows; empty where it is none that is known' }),
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
