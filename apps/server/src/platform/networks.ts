import { BlockList, isIP } from 'node:net'

const LOOPBACK = ['127.0.0.0/8', '::1']

/**
 * A list with commas of addresses and networks (`10.0.0.0/8`); `loopback` names this machine. An IPv4 address written
 * as IPv6 (`::ffff:10.0.0.7`) is the IPv4 address.
 *
 * @returns whether an address is in one of them; null when the text is not such a list.
 * @example readNetworks('loopback,10.0.0.0/8')?.('10.1.2.3') // true
 */
export function readNetworks(text: string): ((address: string) => boolean) | null {
  const listed = new BlockList()
  const names = text.split(',').map((name) => name.trim())
  for (const name of names.flatMap((one) => (one === 'loopback' ? LOOPBACK : one))) {
    if (name === '') continue
    const [address = '', prefix, ...rest] = name.split('/')
    const bits = isIP(address) === 6 ? 128 : 32
    const length = prefix === undefined ? bits : /^\d+$/.test(prefix) ? Number(prefix) : -1
    if (!isIP(address) || length < 0 || length > bits || rest.length > 0) return null
    listed.addSubnet(address, length, familyOf(address))
  }
  return (written) => {
    const address = plainAddress(written)
    return isIP(address) !== 0 && listed.check(address, familyOf(address))
  }
}

/**
 * The IPv4 address behind `::ffff:…`, in either spelling; any other without the name of a network interface.
 *
 * @example plainAddress('::ffff:7f00:1') // '127.0.0.1'
 */
export function plainAddress(address: string): string {
  const [bare = ''] = address.split('%')
  if (isIP(bare) !== 6) return bare
  // The parser of addresses has one spelling for each.
  const [, high, low] = /^\[::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})\]$/.exec(
    new URL(`http://[${bare}]`).hostname,
  ) ?? [null, null, null]
  if (!high || !low) return bare
  const [first, second] = [Number.parseInt(high, 16), Number.parseInt(low, 16)]
  return [first >> 8, first & 0xff, second >> 8, second & 0xff].join('.')
}

export function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}
