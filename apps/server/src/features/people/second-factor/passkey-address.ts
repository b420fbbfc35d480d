import { isIP } from 'node:net'
import type { PlainRefusalCode } from '@tacite/domain/refusal.ts'
import { isLoopback } from '../../../platform/loopback.ts'
import type { Settings } from '../../../platform/settings.ts'

/** Where passkeys are created and used: they sign for this address and no other. */
export interface PasskeyAddress {
  /** The name that they belong to. */
  rpId: string
  origin: string
}

type OffReason = Extract<PlainRefusalCode, `PASSKEYS_NEED_${string}`>

/**
 * The address of passkeys, or why there is none: they cannot belong to an IP address, and browsers offer them over a
 * secure connection only. On this machine alone they belong to `localhost`, which every browser trusts.
 *
 * @example passkeyAddress({ publicUrl: 'http://127.0.0.1:3000' }) // { rpId: 'localhost', origin: 'http://localhost:3000' }
 */
export function passkeyAddress({
  publicUrl,
}: Pick<Settings, 'publicUrl'>): PasskeyAddress | OffReason {
  const url = new URL(publicUrl)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isLoopback(host)) {
    url.hostname = 'localhost'
    return { rpId: 'localhost', origin: url.origin }
  }
  if (isIP(host) !== 0) return 'PASSKEYS_NEED_NAME'
  if (url.protocol !== 'https:') return 'PASSKEYS_NEED_HTTPS'
  return { rpId: host, origin: url.origin }
}
