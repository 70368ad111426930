import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Everything that is no address of the public internet (IANA's registries of special purposes). */
const inner = new BlockList()
const inner4 = [
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
for (const [net, prefix] of inner4) inner.addSubnet(net, prefix, 'ipv4')
/** Of IPv6 only `2000::/3` is public, and of that not what wraps IPv4 addresses or is set aside. */
const outer6 = new BlockList()
outer6.addSubnet('2000::', 3, 'ipv6')
const inner6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const
for (const [net, prefix] of inner6) inner.addSubnet(net, prefix, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !inner.check(address, 'ipv4')
  return family === 6 && outer6.check(address, 'ipv6') && !inner.check(address, 'ipv6')
}

export class InnerAddress extends Error {
  readonly code = 'inner_address'
}

export type Resolve = (host: string) => Promise<readonly { address: string; family: number }[]>

const ask: Resolve = (host) => lookup(host, { all: true, verbatim: true })

/** Where to connect to for a host. One that is partly inside is not ours to talk to at all. */
export async function publicAddressOf(host: string, resolve: Resolve = ask) {
  const found = await resolve(host)
  const [first] = found
  if (first === undefined || !found.every(({ address }) => isPublicAddress(address)))
    throw new InnerAddress('The host is, or may be, inside the network of the site.')
  return first
}
