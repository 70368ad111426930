import { oneOf, readSettings, setting, type Environment } from './setting.ts'

export const walletSettings = {
  LOCAL_WEBHOOKS: setting({
    takes: '1 or 0',
    otherwise: '`0`',
    about:
      '`1` allows webhooks of dApps to `http://127.0.0.1`, to develop a dApp and the site on one machine. Never set it on a public site.',
    read: oneOf(['0', '1'], '0'),
  }),
}

export interface WalletConfig {
  readonly localWebhooks: boolean
}

export function walletConfig(environment: Environment): WalletConfig {
  return { localWebhooks: readSettings(walletSettings, environment).LOCAL_WEBHOOKS === '1' }
}
