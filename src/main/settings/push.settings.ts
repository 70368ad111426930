import { isVapidPair } from '../../api/outbound/push/vapid-keys.ts'
import { readPushHosts, defaultPushHosts } from '../../domain/push/push-hosts.ts'
import { optionalUrl, readSettings, setting, WrongSetting, type Environment } from './setting.ts'

const keyPattern = /^[\w-]{40,100}$/
const readKey = (text: string) => (text === '' ? null : keyPattern.test(text) ? text : undefined)

export const pushSettings = {
  VAPID_PUBLIC_KEY: setting({
    takes: 'a public key of VAPID as base64url, together with VAPID_PRIVATE_KEY',
    otherwise: 'made once, in the database',
    about:
      'The public key that push services know this site by. Another one ends all notifications that are on.',
    read: readKey,
  }),
  VAPID_PRIVATE_KEY: setting({
    takes: 'the private key of VAPID_PUBLIC_KEY as base64url',
    otherwise: 'made once, in the database',
    about: 'The private key of `VAPID_PUBLIC_KEY`; either both are set or none.',
    secret: true,
    read: readKey,
  }),
  VAPID_SUBJECT: setting({
    takes: 'a mailto: or https: URL',
    otherwise: '`SITE_ORIGIN`, or `mailto:OPERATOR_EMAIL`',
    about: 'Whom a push service can turn to about notifications of this site.',
    read: optionalUrl(['mailto:', 'https:']),
  }),
  PUSH_HOSTS: setting({
    takes: 'hosts separated by commas, such as fcm.googleapis.com, *.push.apple.com, or none',
    otherwise: defaultPushHosts.map((host) => `\`${host}\``).join(', '),
    about:
      'The only hosts that notifications are sent to; `none` turns notifications off, and `127.0.0.1:PORT` is for tests.',
    read: readPushHosts,
  }),
}

export interface PushConfig {
  /** Null: made once and stored in the database. */
  readonly vapidKeys: { readonly publicKey: string; readonly privateKey: string } | null
  readonly vapidSubject: string
  readonly pushHosts: readonly string[]
}

/** A subject has to be https or mailto: a site on plain http, as in development, has a mail address that no one reads. */
export function pushConfig(
  environment: Environment,
  { siteOrigin, operatorEmail }: { siteOrigin: string; operatorEmail: string | null },
): PushConfig {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT, PUSH_HOSTS } = readSettings(
    pushSettings,
    environment,
  )
  const own = siteOrigin.startsWith('https:') ? siteOrigin : 'mailto:nobody@example.com'
  return {
    vapidKeys: pairOf(VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY),
    vapidSubject: VAPID_SUBJECT ?? (operatorEmail === null ? own : `mailto:${operatorEmail}`),
    pushHosts: PUSH_HOSTS,
  }
}

function pairOf(publicKey: string | null, privateKey: string | null): PushConfig['vapidKeys'] {
  if (publicKey === null && privateKey === null) return null
  const { takes } = pushSettings.VAPID_PRIVATE_KEY
  if (publicKey === null || privateKey === null)
    throw new WrongSetting({
      name: publicKey === null ? 'VAPID_PUBLIC_KEY' : 'VAPID_PRIVATE_KEY',
      got: 'not set',
      takes: publicKey === null ? pushSettings.VAPID_PUBLIC_KEY.takes : takes,
    })
  if (!isVapidPair({ publicKey, privateKey }))
    throw new WrongSetting({ name: 'VAPID_PRIVATE_KEY', got: 'of another pair', takes })
  return { publicKey, privateKey }
}
