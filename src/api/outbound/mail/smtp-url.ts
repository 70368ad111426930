import { decodeAddressPart } from '../../../domain/kernel/text/decode-address-part.ts'

export interface SmtpServer {
  readonly host: string
  readonly port: number | undefined
  readonly secure: boolean
  readonly requireTLS: boolean
  readonly auth: { readonly user: string; readonly pass: string } | undefined
}

/**
 * `smtps://user:password@host:465` uses TLS from the start. `smtp://host:587` upgrades to TLS if the server offers
 * it; with `?requireTLS=true` nothing is sent without TLS. Returns undefined for any other URL.
 */
export function readSmtpUrl(text: string): SmtpServer | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text)
  if (!['smtp:', 'smtps:'].includes(protocol) || hostname === '' || hash !== '') return undefined
  if (!['', '/'].includes(pathname) || !['', '?requireTLS=true'].includes(search)) return undefined
  const user = decodeAddressPart(username)
  const pass = decodeAddressPart(password)
  if (user === undefined || pass === undefined) return undefined
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? undefined : Number(port),
    secure: protocol === 'smtps:',
    requireTLS: search !== '',
    auth: user === '' ? undefined : { user, pass },
  }
}
