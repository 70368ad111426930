import {
  checkSite,
  clientOf,
  CompanionRefused,
  registeredClient,
  type CompanionDeps,
} from './companion-client.ts'
import { newCompanion, readCompanion, writeCompanion } from './companion-file.ts'

/** Stores the key before registering it, so that a retry after a lost answer registers the same user. */
export async function register(name: string, deps: CompanionDeps): Promise<void> {
  const { dataDir, siteOrigin, language, print } = deps
  const stored = await readCompanion(dataDir)
  if (stored !== undefined && stored.site !== siteOrigin)
    throw new CompanionRefused(`This companion belongs to ${stored.site}. Use another DATA_DIR.`)
  const file = stored ?? (await newCompanion(siteOrigin))
  await writeCompanion(dataDir, file)
  const client = await clientOf({ ...file, deviceId: undefined }, language)
  const user = await client.registerDevice({ public_key: file.publicKey, name })
  await writeCompanion(dataDir, { ...file, deviceId: user.device_id, name: user.name })
  print(`Registered as ${user.name} (${user.user_id}).`)
}

export async function scan(code: string, deps: CompanionDeps): Promise<void> {
  const { file, client } = await registeredClient(deps)
  checkSite(code, file)
  const login = await client.scanLogin({ code })
  await writeCompanion(deps.dataDir, { ...file, loginId: login.login_id })
  const browser = [login.browser, login.system].filter((part) => part !== '').join(' on ')
  deps.print(`A login in ${browser === '' ? 'a browser' : browser}. Its number: ${login.number}`)
  deps.print('If the browser shows the same number, run `approve`; if not, `decline`.')
}

export async function answerLogin(approve: boolean, deps: CompanionDeps): Promise<void> {
  const {
    file: { loginId, ...file },
    client,
  } = await registeredClient(deps)
  if (loginId === undefined) throw new CompanionRefused('There is no login to answer. Scan its code first.')
  await client.answerLogin({ login_id: loginId, approve })
  await writeCompanion(deps.dataDir, file)
  deps.print(approve ? 'Approved. The browser is logged in.' : 'Declined.')
}
