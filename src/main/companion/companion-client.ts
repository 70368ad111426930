import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { appTransport } from '../../contract/calls/app-transport.ts'
import { createClient, type Client } from '../../contract/calls/client.ts'
import { operations } from '../../contract/operations/operations.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import { keyOf, readCompanion, type CompanionFile } from './companion-file.ts'

/** `fetch` that reaches `en.localhost` also on machines that resolve only `localhost`. */
const fetchNearby: typeof fetch = async (input, init) => {
  const { protocol, hostname, host, port, pathname, search } = new URL(
    input instanceof Request ? input.url : input,
  )
  if (protocol !== 'http:' || !hostname.endsWith('.localhost')) return fetch(input, init)
  const headers = { ...Object.fromEntries(new Headers(init?.headers)), host }
  const requested = request({
    host: 'localhost',
    port,
    path: pathname + search,
    method: init?.method ?? 'GET',
    headers,
  })
  requested.end(init?.body ?? undefined)
  const answer = await answered(requested)
  return new Response(await text(answer), {
    status: answer.statusCode ?? 0,
    statusText: answer.statusMessage ?? '',
    headers: { date: answer.headers.date ?? '' },
  })
}

async function answered(requested: ReturnType<typeof request>): Promise<IncomingMessage> {
  try {
    const [answer] = (await once(requested, 'response')) as [IncomingMessage]
    return answer
  } catch (error) {
    throw new TypeError('fetch failed', { cause: error })
  }
}

export class CompanionRefused extends Error {}

export interface CompanionDeps {
  readonly dataDir: string
  readonly siteOrigin: string
  readonly language: Language
  readonly print: (line: string) => void
}

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

/** Refuses a scanned link of another site, so that this key signs nothing for it. */
export function checkSite(input: string, { site }: Pick<CompanionFile, 'site'>): void {
  if (!URL.canParse(input)) return
  const { hostname, port } = new URL(input)
  const own = new URL(site)
  const isOwn = hostname === own.hostname || hostname.endsWith(`.${own.hostname}`)
  if (!isOwn || port !== own.port) throw new CompanionRefused(`This link is not of ${site}.`)
}
