import { PASSWORD } from './companies.ts'
import { softwareAuthenticator, type SoftwareAuthenticator } from './software-authenticator.ts'
import type { Answer, Browser } from './start-product.ts'

/** Passkeys belong to a name: the address of products whose tests use them. */
export const PASSKEY_ORIGIN = 'https://contrats.exemple.test'

export function beginPasskey(browser: Browser, currentPassword = PASSWORD): Promise<Answer> {
  return browser.call('POST', '/me/second-factor/passkeys/challenge', { currentPassword })
}

export function sendPasskey(
  browser: Browser,
  passkey: unknown,
  name = 'Clé bleue',
): Promise<Answer> {
  return browser.call('POST', '/me/second-factor/passkeys', { name, passkey })
}

/** Adds a passkey to a person’s account; they keep the key. */
export async function addPasskey(browser: Browser, name?: string): Promise<SoftwareAuthenticator> {
  const key = softwareAuthenticator(PASSKEY_ORIGIN)
  const { body: options } = await beginPasskey(browser)
  const { status } = await sendPasskey(browser, key.create(options), name)
  if (status !== 200) throw new Error(`the passkey answered ${status}`)
  return key
}

export function requestPasskey(browser: Browser): Promise<Answer> {
  return browser.call('POST', '/auth/signin/second-factor/passkey/challenge')
}

export function enterPasskey(browser: Browser, passkey: unknown): Promise<Answer> {
  return browser.call('POST', '/auth/signin/second-factor/passkey', { passkey })
}

/** Status and code alone: repeated in another language, the call would find its challenge used up. */
export function faultOnce({ status, body }: Answer): [number, string] {
  return [status, body.code]
}
