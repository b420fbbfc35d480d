import { locales } from '@tacite/domain/locale.ts'
import type { Settings } from '../settings.ts'

export type SecuritySettings = Pick<Settings, 'publicUrl' | 'securityContact'>

const VALID_MS = 90 * 24 * 60 * 60 * 1000

/** Where to report a vulnerability of this installation (RFC 9116); null: its operator names no contact. */
export function securityText(
  { publicUrl, securityContact }: SecuritySettings,
  now: Date,
): string | null {
  if (!securityContact) return null
  return [
    `Contact: ${securityContact}`,
    // Made at each request, so that it never grows stale while the installation runs.
    `Expires: ${new Date(now.getTime() + VALID_MS).toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
