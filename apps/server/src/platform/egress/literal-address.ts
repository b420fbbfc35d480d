import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/**
 * Whether it can be said without asking for a name that an address leads inside: it is written as an IP address, in any
 * spelling, or names this machine. For settings that people type; the connection is checked in any case.
 *
 * @param url an address that can be parsed.
 */
export function namesPrivateAddress(url: string, isListed: (address: string) => boolean): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  const address = host === 'localhost' || host.endsWith('.localhost') ? '127.0.0.1' : host
  return isIP(address) !== 0 && !isPublicAddress(address) && !isListed(address)
}
