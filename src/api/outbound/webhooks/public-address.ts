import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Ranges that are not part of the public internet (IANA's special-purpose registries). */
const nonPublic = new BlockList()
const nonPublic4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const
for (const [net, prefix] of nonPublic4) nonPublic.addSubnet(net, prefix, 'ipv4')
/** Public IPv6 is `2000::/3` without the ranges that wrap IPv4 addresses or are reserved. */
const public6 = new BlockList()
public6.addSubnet('2000::', 3, 'ipv6')
const nonPublic6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const
for (const [net, prefix] of nonPublic6) nonPublic.addSubnet(net, prefix, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !nonPublic.check(address, 'ipv4')
  return family === 6 && public6.check(address, 'ipv6') && !nonPublic.check(address, 'ipv6')
}

export class NonPublicAddress extends Error {
  readonly code = 'inner_address'
}

export type Resolve = (host: string) => Promise<readonly { address: string; family: number }[]>

const ask: Resolve = (host) => lookup(host, { all: true, verbatim: true })

/** Resolves a host to the address to connect to. If any of its addresses is not public, the host is refused. */
export async function publicAddressOf(host: string, resolve: Resolve = ask) {
  const found = await resolve(host)
  const [first] = found
  if (first === undefined || !found.every(({ address }) => isPublicAddress(address)))
    throw new NonPublicAddress('The host resolves to an address that is not public.')
  return first
}
