import { isVapidPair } from '../../api/outbound/push/vapid-keys.ts'
import { readPushHosts, defaultPushHosts } from '../../domain/push/push-hosts.ts'
import { optionalUrl, readSettings, setting, WrongSetting, type Environment } from './setting.ts'

const keyPattern = /^[\w-]{40,100}$/
const readKey = (text: string) => (text === '' ? null : keyPattern.test(text) ? text : undefined)

export const pushSettings = {
  VAPID_PUBLIC_KEY: setting({
    takes: 'a public key of VAPID as base64url, together with VAPID_PRIVATE_KEY',
    otherwise: 'generated once, in the database',
    about:
      'The public key that identifies this site to push services. Changing it turns off all notifications that browsers have.',
    read: readKey,
  }),
  VAPID_PRIVATE_KEY: setting({
    takes: 'the private key of VAPID_PUBLIC_KEY as base64url',
    otherwise: 'generated once, in the database',
    about: 'The private key of `VAPID_PUBLIC_KEY`; set both or neither.',
    secret: true,
    read: readKey,
  }),
  VAPID_SUBJECT: setting({
    takes: 'a mailto: or https: URL',
    otherwise: '`SITE_ORIGIN`, or `mailto:OPERATOR_EMAIL`',
    about: 'Contact address for push services.',
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
  /** Null if the site generates its keys and stores them in the database. */
  readonly vapidKeys: { readonly publicKey: string; readonly privateKey: string } | null
  readonly vapidSubject: string
  readonly pushHosts: readonly string[]
}

/** A VAPID subject must be https or mailto. A site on plain http, as in development, gets a placeholder address. */
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
    throw new WrongSetting({
      name: 'VAPID_PRIVATE_KEY',
      got: 'not the key that belongs to VAPID_PUBLIC_KEY',
      takes,
    })
  return { publicKey, privateKey }
}
