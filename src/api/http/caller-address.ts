import { normalizeIP } from '@fastify/rate-limit'

/**
 * The client's address as limits count it. A household or a server has a whole /64 of IPv6 addresses, so these count as one:
 * `2001:db8::1` and `2001:db8::2` become `2001:db8::`. IPv4 addresses stay as they are, also written as `::ffff:203.0.113.9`.
 * Clients that disconnected before their request was read have no address and count as one caller.
 */
export function callerAddress({ ip }: { readonly ip: string | undefined }): string {
  return ip === undefined ? 'gone' : normalizeIP(ip)
}
