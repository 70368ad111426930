import { appTransport } from '../../contract/calls/app-transport.ts'
import { createClient, type Client } from '../../contract/calls/client.ts'
import { operations } from '../../contract/operations/operations.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import { keyOf, readCompanion, type CompanionFile } from './companion-file.ts'
import { fetchNearby } from './fetch-nearby.ts'

/** What was asked for cannot be done; the message says why. */
export class CompanionRefused extends Error {}

export interface CompanionDeps {
  readonly dataDir: string
  readonly siteOrigin: string
  /** In which the site answers. */
  readonly language: Language
  readonly print: (line: string) => void
}

/** Who has registered, and their calls. */
export async function registeredClient({
  dataDir,
  language,
}: Pick<CompanionDeps, 'dataDir' | 'language'>): Promise<{ file: CompanionFile; client: Client }> {
  const file = await readCompanion(dataDir)
  if (file?.deviceId === undefined) throw new CompanionRefused('Register first: `register NAME`.')
  return { file, client: await clientOf(file, language) }
}

export async function clientOf(file: CompanionFile, language: Language): Promise<Client> {
  const key = await keyOf(file)
  const transport = appTransport({
    origin: languageOrigin({ siteOrigin: file.site, language }),
    identity: () => ({ key, deviceId: file.deviceId }),
    fetch: fetchNearby,
    now: Date.now,
  })
  return createClient(operations, transport)
}

/** What was scanned may be of another site, which has no business with this key. */
export function checkSite(input: string, { site }: Pick<CompanionFile, 'site'>): void {
  if (!URL.canParse(input)) return
  const { hostname, port } = new URL(input)
  const own = new URL(site)
  const isOwn = hostname === own.hostname || hostname.endsWith(`.${own.hostname}`)
  if (!isOwn || port !== own.port) throw new CompanionRefused(`This is not of ${site}.`)
}
