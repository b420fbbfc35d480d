import { BlockList, isIP } from 'node:net'
import { familyOf, plainAddress } from '../networks.ts'

/**
 * Whether an address is one of the Internet's: not this machine, nor a private, shared, link-local, documentation or
 * multicast network, nor a form of IPv6 that contains an IPv4 address (NAT64, 6to4, Teredo).
 *
 * Source: the special-purpose registries of IANA (RFC 6890). IPv6 is asked the other way round: what is not global
 * unicast is refused.
 *
 * @example isPublicAddress('169.254.169.254') // false: where clouds give their credentials
 */
export function isPublicAddress(written: string): boolean {
  const address = plainAddress(written)
  if (isIP(address) === 0 || special.check(address, familyOf(address))) return false
  return isIP(address) === 4 || globalUnicast.check(address, 'ipv6')
}

const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

const special = new BlockList()
for (const [network, prefix] of [
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
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, prefix, familyOf(network))
