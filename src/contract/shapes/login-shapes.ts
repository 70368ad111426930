import { Type } from 'typebox'
import { maxUserNameLength } from '../../domain/app-users/app-user.ts'
import { loginStates } from '../../domain/app-users/qr-login.ts'

export const AppUser = { user_id: Type.String(), name: Type.String() }

export const Login = {
  login_id: Type.String(),
  number: Type.String({ description: 'Two digits that both the browser and the app show, for comparison' }),
  expires_at: Type.String(),
}

export const Browser = {
  browser: Type.String({ description: 'Browser, such as Chrome; empty when unknown' }),
  system: Type.String({ description: 'Operating system, such as Windows; empty when unknown' }),
}

export const NewDevice = Type.Object({
  public_key: Type.String({ maxLength: 100, description: 'Ed25519 public key: 32 bytes in base64url' }),
  name: Type.String({ minLength: 1, maxLength: maxUserNameLength }),
})

export const StartedLogin = Type.Object({
  ...Login,
  code: Type.String({ description: 'Text to show as a QR code' }),
  state: Type.Enum([...loginStates]),
})

export const ShownLogin = Type.Object({ ...Login, state: Type.Enum([...loginStates]) })

export const Sessions = Type.Object({
  sessions: Type.Array(
    Type.Object({
      session_id: Type.String(),
      ...Browser,
      created_at: Type.String(),
      last_seen_at: Type.String(),
      is_current: Type.Boolean({ description: 'True for the session of the calling browser' }),
    }),
  ),
})
