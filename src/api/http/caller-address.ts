import { normalizeIP } from '@fastify/rate-limit'

/**
 * Who calls, as every limit counts them. One household or one server has a whole /64 of IPv6 addresses, so those count as
 * one: `2001:db8::1` and `2001:db8::2` are `2001:db8::`. An IPv4 address is itself, `::ffff:203.0.113.9` too.
 */
export function callerAddress({ ip }: { readonly ip: string }): string {
  return normalizeIP(ip)
}
