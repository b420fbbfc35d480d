import { resolve } from 'node:path'
import { isLoopback } from './loopback.ts'
import { SettingsError } from './settings-error.ts'

/** The operator's timestamp authority (RFC 3161). */
export interface TimestampSettings {
  /** Without the user that TIMESTAMP_URL may contain. */
  url: string
  user: { name: string; password: string } | null
  /** Certificates of the authority's roots, in PEM or DER: no other token is believed. */
  certificateFile: string
}

/** @throws SettingsError for half a setting, for a password that everyone on the way could read, and in the demo, whose days are invented. */
export function readTimestampSettings(
  env: NodeJS.ProcessEnv,
  { demo }: { demo: boolean },
): TimestampSettings | null {
  const { TIMESTAMP_URL: address, TIMESTAMP_CERTIFICATE: certificateFile } = env
  if (!address && !certificateFile) return null
  if (!address)
    throw new SettingsError('TIMESTAMP_CERTIFICATE needs TIMESTAMP_URL: the address to ask.')
  if (demo)
    throw new SettingsError(
      'TIMESTAMP_URL: the demo invents its dates, which no authority attests. Leave it out.',
    )
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new SettingsError(
      'TIMESTAMP_URL must be an address that starts with https:// or http://.',
    )
  if (!certificateFile)
    throw new SettingsError(
      'TIMESTAMP_URL needs TIMESTAMP_CERTIFICATE: a file with the root certificates of the authority, without which a forged time could not be told from a true one.',
    )
  const url = new URL(address)
  const { username, password } = url
  if (
    url.protocol === 'http:' &&
    (username || password) &&
    !isLoopback(url.hostname.replace(/^\[|\]$/g, ''))
  )
    throw new SettingsError(
      'TIMESTAMP_URL contains a user and starts with http://: the password would be sent unencrypted. Use https://.',
    )
  url.username = ''
  url.password = ''
  return {
    url: url.href,
    user: username
      ? { name: decodeURIComponent(username), password: decodeURIComponent(password) }
      : null,
    certificateFile: resolve(certificateFile),
  }
}
