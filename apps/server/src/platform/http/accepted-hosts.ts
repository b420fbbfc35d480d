import { isLoopback } from '../loopback.ts'
import type { Settings } from '../settings.ts'

export type HostSettings = Pick<Settings, 'publicUrl' | 'host' | 'acceptedHosts'>

/**
 * Whether a `Host` header names this installation: its public address, this machine, or a further name of the
 * operator. A page elsewhere whose own name resolves to 127.0.0.1 (DNS rebinding) is thereby kept out. Ports do not
 * count: a proxy may leave its own in or not.
 *
 * @example acceptedHosts({ publicUrl: 'https://contracts.test', host: '127.0.0.1', acceptedHosts: [] })('contracts.test:8443') // true
 */
export function acceptedHosts({
  publicUrl,
  host,
  acceptedHosts: others,
}: HostSettings): (header: string | undefined) => boolean {
  const names = new Set([new URL(publicUrl).hostname, ...[host, ...others].map(hostnameOf)])
  return (header) => {
    const name = header === undefined ? null : hostnameOf(header)
    return name !== null && (names.has(name) || isLoopback(name.replace(/^\[|\]$/g, '')))
  }
}

/** As URLs write it; null: not a host. */
function hostnameOf(host: string): string | null {
  const address = `http://${host}`
  if (!/[/?#@\\\s]/.test(host) && URL.canParse(address)) return new URL(address).hostname
  return URL.canParse(`http://[${host}]`) ? `[${host}]` : null
}
