import { Type } from 'typebox'
import { loginMilliseconds } from '../../domain/app-users/qr-login.ts'
import { second } from '../../domain/kernel/time/durations.ts'
import {
  AppUser,
  Browser,
  Login,
  LoginState,
  NewDevice,
  Sessions,
  ShownLogin,
} from '../shapes/login-shapes.ts'
import { operation } from './operation.ts'

export const appUsersOperations = {
  registerDevice: operation({
    method: 'POST',
    path: '/api/app/devices',
    area: 'app-users',
    summary:
      'Register an installation of the CoinView app, and create its user, by an Ed25519 key; the header `Authorization` is signed with that key, with `new` as the id of the device. Registering a key again returns the same device',
    authorized: true,
    provenBy: 'key',
    body: NewDevice,
    reply: Type.Object({
      ...AppUser,
      device_id: Type.String({ description: 'Id of the installation, for the header `Authorization`' }),
    }),
    problems: ['app_signature_invalid'],
    perMinute: 10,
  }),
  startLogin: operation({
    method: 'POST',
    path: '/api/sdk/logins',
    area: 'app-users',
    summary: `Start a QR login of this browser: get a code that the CoinView app scans, valid for ${loginMilliseconds / second} seconds and one login; an earlier code of this browser becomes invalid`,
    reply: ShownLogin,
    perMinute: 12,
  }),
  getLogin: operation({
    method: 'GET',
    path: '/api/sdk/logins/current',
    area: 'app-users',
    summary: 'Get the state of the QR login that this browser started last',
    reply: ShownLogin,
    problems: ['login_not_found'],
    perMinute: 240,
  }),
  claimLogin: operation({
    method: 'POST',
    path: '/api/sdk/logins/current/claim',
    area: 'app-users',
    summary:
      'Log this browser in after the user has approved its QR login in the app; possible once per login',
    reply: Type.Object({ state: LoginState }),
    problems: ['login_not_found', 'login_over'],
    perMinute: 30,
  }),
  logInWithKey: operation({
    method: 'POST',
    path: '/api/sdk/logins/current/key',
    area: 'app-users',
    summary:
      'Log this browser in with a registered key that it holds itself, in place of the CoinView app: the signed body names the login that this browser started last, and the cookie of this browser has to belong to it; possible once per login',
    authorized: true,
    provenBy: 'key',
    body: Type.Object({
      login_id: Type.String({ maxLength: 40, description: '`login_id` of that login' }),
    }),
    reply: Type.Object({ state: LoginState }),
    problems: ['app_signature_invalid', 'login_not_found', 'login_taken', 'login_over'],
    perMinute: 30,
  }),
  scanLogin: operation({
    method: 'POST',
    path: '/api/app/logins/scan',
    area: 'app-users',
    summary:
      'Report that the CoinView app has scanned the code of a QR login; returns what the app shows before its user approves',
    authorized: true,
    provenBy: 'key',
    body: Type.Object({ code: Type.String({ maxLength: 300, description: 'Text of the scanned QR code' }) }),
    reply: Type.Object({ ...Login, ...Browser }),
    problems: ['app_signature_invalid', 'login_not_found', 'login_taken', 'login_over'],
    perMinute: 30,
  }),
  answerLogin: operation({
    method: 'POST',
    path: '/api/app/logins/{login_id}/answer',
    area: 'app-users',
    summary:
      'Approve or decline a QR login whose code this app has scanned; repeating the answer changes nothing',
    authorized: true,
    provenBy: 'key',
    params: Type.Object({ login_id: Type.String({ maxLength: 40, description: 'Id of the login' }) }),
    body: Type.Object({
      approve: Type.Boolean({ description: 'True to log the browser in, false to decline' }),
    }),
    reply: Type.Object({ approved: Type.Boolean({ description: 'The answer that is stored' }) }),
    problems: ['app_signature_invalid', 'login_not_found', 'login_over'],
    perMinute: 30,
  }),
  getDeveloper: operation({
    method: 'GET',
    path: '/api/sdk/me',
    area: 'app-users',
    summary: 'Get the user who is logged in with this browser',
    reply: Type.Object(AppUser),
    problems: ['not_logged_in'],
    perMinute: 240,
  }),
  listSessions: operation({
    method: 'GET',
    path: '/api/sdk/sessions',
    area: 'app-users',
    summary: 'List the browsers with which the current user is logged in, the latest first',
    reply: Sessions,
    problems: ['not_logged_in'],
    perMinute: 120,
  }),
  endSession: operation({
    method: 'DELETE',
    path: '/api/sdk/sessions/{session_id}',
    area: 'app-users',
    summary: 'Log one browser of the current user out; returns the browsers that stay logged in',
    params: Type.Object({
      session_id: Type.String({ maxLength: 40, description: '`session_id` of that browser' }),
    }),
    reply: Sessions,
    problems: ['not_logged_in'],
    perMinute: 60,
  }),
  logOut: operation({
    method: 'POST',
    path: '/api/sdk/logout',
    area: 'app-users',
    summary: 'Log this browser out; repeating it changes nothing',
    reply: Type.Object({}),
    perMinute: 60,
  }),
}
