import { decodeAddressPart } from '../../../domain/kernel/text/decode-address-part.ts'

export interface SmtpServer {
  readonly host: string
  readonly port: number | undefined
  readonly secure: boolean
  readonly requireTLS: boolean
  readonly auth: { readonly user: string; readonly pass: string } | undefined
}

/**
 * `smtps://user:password@host:465` speaks TLS from the first byte. `smtp://host:587` changes to it when the server
 * offers that, and with `?requireTLS=true` sends nothing without. Undefined when it is neither.
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
