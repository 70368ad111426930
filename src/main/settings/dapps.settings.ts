import { defaultUrlPrefix } from '../../domain/dapps/dapp-url.ts'
import { readSettings, setting, type Environment } from './setting.ts'

export const dappsSettings = {
  DAPP_URL_PREFIX: setting({
    takes: 'https:// or http://, and what may follow of an address, such as https://apps.example.com/',
    otherwise: '`https://`',
    about:
      'What the address of every dApp starts with. A prefix with a host, such as `http://localhost:4000/`, allows dApps on that host even if it is not public, for trying them out.',
    read(text) {
      if (text === '') return defaultUrlPrefix
      return /^https?:\/\/(?:[a-z0-9.-]+(?::\d{1,5})?\/[\w./-]*)?$/.test(text) ? text : undefined
    },
  }),
}

export interface DappsConfig {
  readonly dappUrlPrefix: string
}

export function dappsConfig(environment: Environment): DappsConfig {
  const { DAPP_URL_PREFIX } = readSettings(dappsSettings, environment)
  return { dappUrlPrefix: DAPP_URL_PREFIX }
}
