import { isEmptyValue, type Form, type FormValues } from '../kernel/form/form.ts'
import { readDappName, type NameFault } from './dapp-name.ts'
import { maxNameLength } from './dapp-name.ts'
import { maxDomains, readTarget } from './dapp-rules.ts'
import { maxUrlLength, readDappUrl, type UrlFault } from './dapp-url.ts'
import { readDomain, type DomainFault } from './domain-name.ts'

export const dappForm = [
  { name: 'name', kind: 'text', required: true, limit: maxNameLength },
  { name: 'url', kind: 'url', required: true, limit: maxUrlLength },
  { name: 'icon', kind: 'image', required: true },
  { name: 'whitelist', kind: 'list', of: 'text', most: maxDomains },
  { name: 'webhook_url', kind: 'url', limit: maxUrlLength },
] as const satisfies Form

export type DappField = (typeof dappForm)[number]['name']

export interface DappContent {
  readonly name: string
  readonly url: string
  readonly icon: string
  readonly whitelist: readonly string[]
  readonly webhook_url: string | null
}

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
  readonly path: string
  readonly code: DappFaultCode
  readonly value?: string
}

/**
 * The path of an uploaded icon. The upload has checked that the content is a JPEG or PNG and named the file after its
 * hash.
 */
const uploadedIcon = /^\/files\/[0-9a-f]{64}\.(?:jpg|png)$/

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

/** A webhook URL must be on a host that the dApp may link to: its own or one of the whitelist. */
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
  // Without a valid URL of the dApp it is not known which hosts the webhook may use; then only the fault of that URL is reported.
  if (own !== undefined && readTarget({ url: own, whitelist }, read.url) === undefined)
    faults.push({ path, code: 'webhook_host' })
  return read.url
}
