import { Type } from 'typebox'
import { maxUserNameLength } from '../../domain/app-users/app-user.ts'
import { loginStates } from '../../domain/app-users/qr-login.ts'

export const AppUser = {
  user_id: Type.String({ description: 'Id of the user of the CoinView app, such as cv_ab2cd3ef4g' }),
  name: Type.String({ description: 'Name that the user has chosen in the app' }),
}

export const Login = {
  login_id: Type.String({ description: 'Id of the login' }),
  number: Type.String({
    description:
      'Two digits that the browser and the app both show: the user approves only when they are equal',
  }),
  expires_at: Type.String({ description: 'When the login expires, as a date and time in UTC' }),
}

export const Browser = {
  browser: Type.String({
    description: 'Name of the browser that logs in, such as Chrome; empty when unknown',
  }),
  system: Type.String({
    description: 'Operating system of that browser, such as Windows; empty when unknown',
  }),
}

export const NewDevice = Type.Object({
  public_key: Type.String({ maxLength: 100, description: 'Ed25519 public key: 32 bytes in base64url' }),
  name: Type.String({ minLength: 1, maxLength: maxUserNameLength, description: 'Name of the user' }),
})

export const LoginState = Type.Enum([...loginStates], {
  description:
    'waiting: the code is not scanned yet; scanned: the user has to approve; logged_in: the user has approved; failed: the user has declined; expired: time has run out',
})

export const ShownLogin = Type.Object({
  ...Login,
  code: Type.String({
    description: 'Text that the browser shows as a QR code, for the CoinView app to scan',
  }),
  seconds_left: Type.Integer({
    description: 'Seconds until the login expires, for browsers whose clock is wrong',
  }),
  state: LoginState,
})

export const Sessions = Type.Object({
  sessions: Type.Array(
    Type.Object({
      session_id: Type.String({ description: 'Id of the session, for logging that browser out' }),
      ...Browser,
      created_at: Type.String({ description: 'When the browser was logged in' }),
      last_seen_at: Type.String({ description: 'When the browser last called' }),
      is_current: Type.Boolean({ description: 'True for the browser that makes this call' }),
    }),
  ),
})
