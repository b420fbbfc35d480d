import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { OutgoingError } from './outgoing-error.ts'
import { isPublicAddress } from './public-address.ts'

/** All addresses of a name; rejects when it has none. */
export type ResolveName = (name: string) => Promise<LookupAddress[]>

export const resolveName: ResolveName = (name) => lookup(name, { all: true })

/**
 * The addresses that a connection may be made to. They are looked up once, and the connection is made to one of them
 * and to nothing else: a name that answers differently the second time (DNS rebinding) is never asked again.
 *
 * @throws OutgoingError when the name is unknown, or when any of its addresses is neither public nor listed.
 */
export async function reachableAddresses(
  host: string,
  { isListed, resolve }: { isListed: (address: string) => boolean; resolve: ResolveName },
): Promise<LookupAddress[]> {
  const family = isIP(host)
  const addresses = family
    ? [{ address: host, family }]
    : await resolve(host).catch(() => {
        throw new OutgoingError('HOST_UNKNOWN', host)
      })
  if (addresses.length === 0) throw new OutgoingError('HOST_UNKNOWN', host)
  const isAllowed = addresses.every(({ address }) => isPublicAddress(address) || isListed(address))
  if (!isAllowed) throw new OutgoingError('ADDRESS_REFUSED', host)
  return addresses
}
