import { isIP } from 'node:net'
import { isPublicAddress } from './egress/public-address.ts'
import { readNetworks } from './networks.ts'
import { isLoopback } from './loopback.ts'
import type { Settings } from './settings.ts'

/** What an operator should know of settings that are allowed but risky: one sentence each, printed at startup. */
export function startWarnings(settings: Warned): string[] {
  return [...reachWarnings(settings), ...timestampWarnings(settings)]
}

type Warned = Pick<Settings, 'host' | 'publicUrl' | 'outgoingNetworks' | 'timestamps'>

function reachWarnings({ host, publicUrl }: Warned): string[] {
  if (isLoopback(host)) return []
  const reach = `HOST=${host}: other machines can connect without passing through your proxy.`
  return [
    publicUrl.startsWith('https:')
      ? `${reach} Let a firewall admit only the proxy, or leave HOST at 127.0.0.1.`
      : `${reach} The connection is not encrypted, so they cannot sign in: put Tacite behind HTTPS and set PUBLIC_URL=https://….`,
  ]
}

/** As far as it can be seen without asking for the addresses of a name. */
function timestampWarnings({ timestamps, outgoingNetworks }: Warned): string[] {
  if (!timestamps) return []
  const host = new URL(timestamps.url).hostname.replace(/^\[|\]$/g, '')
  const address = host === 'localhost' ? '127.0.0.1' : host
  const isListed = readNetworks(outgoingNetworks)?.(address) ?? false
  if (isIP(address) === 0 || isPublicAddress(address) || isListed) return []
  return [
    `TIMESTAMP_URL: ${host} is not a public Internet address. Add its address to OUTGOING_NETWORKS, or no seal gets a timestamp.`,
  ]
}
