import type { Settings } from '../../../platform/settings.ts'
import { passkeyAddress } from './passkey-address.ts'

/** What an operator should know at the start: why passkeys are off, or at which other address they work. */
export function passkeyNotice(settings: Pick<Settings, 'publicUrl'>): string | null {
  const { publicUrl } = settings
  const address = passkeyAddress(settings)
  if (address === 'PASSKEYS_NEED_NAME')
    return `Passkeys are off: they cannot be bound to an IP address. Give this installation a name and set PUBLIC_URL to it (now ${publicUrl}).`
  if (address === 'PASSKEYS_NEED_HTTPS')
    return `Passkeys are off: browsers offer them over https:// only (PUBLIC_URL is ${publicUrl}).`
  if (address.origin === new URL(publicUrl).origin) return null
  return `Passkeys work at ${address.origin}: they cannot be bound to an IP address.`
}
