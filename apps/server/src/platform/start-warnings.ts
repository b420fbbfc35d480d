import { isLoopback, type Settings } from './settings.ts'

/** What an operator should know of settings that are allowed but risky: one sentence each, printed at startup. */
export function startWarnings({ host, publicUrl }: Pick<Settings, 'host' | 'publicUrl'>): string[] {
  if (isLoopback(host)) return []
  const reach = `HOST=${host}: other machines can connect without passing through your proxy.`
  return [
    publicUrl.startsWith('https:')
      ? `${reach} Let a firewall admit only the proxy, or leave HOST at 127.0.0.1.`
      : `${reach} The connection is not encrypted, so they cannot sign in: put Tacite behind HTTPS and set PUBLIC_URL=https://….`,
  ]
}
