import { normalizeIP } from '@fastify/rate-limit'

/**
 * Who calls, as every limit counts them. One household or one server has a whole /64 of IPv6 addresses, so those count as
 * one: `2001:db8::1` and `2001:db8::2` are `2001:db8::`. An IPv4 address is itself, `::ffff:203.0.113.9` too. Those who
 * hung up before their request was read have no address any more, and count as one.
 */
export function callerAddress({ ip }: { readonly ip: string | undefined }): string {
  return ip === undefined ? 'gone' : normalizeIP(ip)
}
