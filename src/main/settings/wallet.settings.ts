import { oneOf, readSettings, setting, type Environment } from './setting.ts'

export const walletSettings = {
  LOCAL_WEBHOOKS: setting({
    takes: '1 or 0',
    otherwise: '`0`',
    about:
      'Whether webhooks of dApps may go to `http://127.0.0.1`, for whoever builds a dApp beside the site; never on a public one.',
    read: oneOf(['0', '1'], '0'),
  }),
}

export interface WalletConfig {
  readonly localWebhooks: boolean
}

export function walletConfig(environment: Environment): WalletConfig {
  return { localWebhooks: readSettings(walletSettings, environment).LOCAL_WEBHOOKS === '1' }
}
