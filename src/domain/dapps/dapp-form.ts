import { isEmptyValue, type Form, type FormValues } from '../kernel/form/form.ts'
import { readDappName, type NameFault } from './dapp-name.ts'
import { maxDomains, readTarget } from './dapp-rules.ts'
import { longestUrl, readDappUrl, type UrlFault } from './dapp-url.ts'
import { longestName } from './dapp-name.ts'
import { readDomain, type DomainFault } from './domain-name.ts'

/** What a developer says of a dApp. */
export const dappForm = [
  { name: 'name', kind: 'text', required: true, limit: longestName },
  { name: 'url', kind: 'url', required: true, limit: longestUrl },
  { name: 'icon', kind: 'image', required: true },
  { name: 'whitelist', kind: 'list', of: 'text', most: maxDomains },
  { name: 'webhook_url', kind: 'url', limit: longestUrl },
] as const satisfies Form

export type DappField = (typeof dappForm)[number]['name']

export interface DappContent {
  readonly name: string
  readonly url: string
  readonly icon: string
  readonly whitelist: readonly string[]
  readonly webhook_url: string | null
}

/** The sentences are in `words/<language>/dapps/faults.ts`, by code. */
export type DappFaultCode =
  | `name_${Exclude<NameFault, 'name'>}`
  | 'name'
  | 'url'
  | 'icon'
  | `url_${UrlFault}`
  | `whitelist_${DomainFault}`
  | 'whitelist_many'
  | `webhook_${UrlFault}`
  | 'webhook_host'

export interface DappFault {
  /** `name`, `whitelist.2`. */
  readonly path: string
  readonly code: DappFaultCode
  /** What was typed, where the sentence repeats it. */
  readonly value?: string
}

/** A picture that was uploaded here: it is a JPEG or a PNG by what it holds, and named by that. */
const uploadedIcon = /^\/files\/[0-9a-f]{64}\.(?:jpg|png)$/

/** All that is wrong with what was typed, in the order of the form; or the dApp as it is stored. */
export function readDapp(
  values: FormValues,
  { prefix }: { readonly prefix: string },
): { readonly dapp: DappContent } | { readonly faults: readonly DappFault[] } {
  const faults: DappFault[] = []
  const name = readDappName(textOf(values['name']))
  if (typeof name === 'string') faults.push({ path: 'name', code: name === 'name' ? 'name' : `name_${name}` })
  const url = isEmptyValue(values['url']) ? undefined : readDappUrl(textOf(values['url']), prefix)
  if (url === undefined) faults.push({ path: 'url', code: 'url' })
  else if (typeof url === 'string') faults.push({ path: 'url', code: `url_${url}` })
  const icon = textOf(values['icon'])
  if (!uploadedIcon.test(icon)) faults.push({ path: 'icon', code: 'icon' })
  const whitelist = readWhitelist(values['whitelist'], faults)
  const own = typeof url === 'object' ? url.url : undefined
  const webhookUrl = readWebhook({ value: values['webhook_url'], own, whitelist, prefix }, faults)
  if (faults.length > 0 || typeof name === 'string' || own === undefined) return { faults }
  return { dapp: { name: name.name, url: own, icon, whitelist, webhook_url: webhookUrl } }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Said twice it is said once. */
function readWhitelist(value: unknown, faults: DappFault[]): string[] {
  const typed: readonly unknown[] = Array.isArray(value) ? value : []
  if (typed.length > maxDomains) faults.push({ path: 'whitelist', code: 'whitelist_many' })
  const domains = new Set<string>()
  for (const [index, one] of typed.slice(0, maxDomains).entries()) {
    if (isEmptyValue(one)) continue
    const read = readDomain(textOf(one))
    if (typeof read === 'object') domains.add(read.domain)
    else
      faults.push({
        path: `whitelist.${index}`,
        code: `whitelist_${read}`,
        value: textOf(one).trim().slice(0, 60),
      })
  }
  return [...domains]
}

/** Webhooks go where the dApp itself may lead: its own host, or one of the whitelist. */
function readWebhook(
  {
    value,
    own,
    whitelist,
    prefix,
  }: { value: unknown; own: string | undefined; whitelist: readonly string[]; prefix: string },
  faults: DappFault[],
): string | null {
  if (isEmptyValue(value)) return null
  const read = readDappUrl(textOf(value), prefix)
  const path = 'webhook_url'
  if (typeof read === 'string') {
    faults.push({ path, code: `webhook_${read}` })
    return null
  }
  // Of a dApp without an address nobody knows yet where it may lead.
  if (own !== undefined && readTarget({ url: own, whitelist }, read.url) === undefined)
    faults.push({ path, code: 'webhook_host' })
  return read.url
}
