import { totpCode } from '../features/people/second-factor/totp.ts'
import { PASSWORD } from './companies.ts'
import type { Answer, Browser, TestProduct } from './start-product.ts'
import type { Clock } from '../platform/clock.ts'

/** An application that has read the secret of a person: its code at the product’s time. */
export interface Authenticator {
  code(): string
}

export function authenticator(
  { clock }: { clock: Pick<Clock, 'now'> },
  secret: string,
): Authenticator {
  const bytes = fromBase32(secret)
  return { code: () => totpCode(bytes, Math.floor(clock.now().getTime() / 30_000)) }
}

/** Adds codes of an application to a person’s account; the next code is another one. */
export async function addTotp(
  product: TestProduct,
  browser: Browser,
): Promise<{ app: Authenticator; recoveryCodes: string[] }> {
  const begun = await browser.call('POST', '/me/second-factor/totp', { currentPassword: PASSWORD })
  const app = authenticator(product, begun.body.secret)
  const { status, body } = await browser.call('POST', '/me/second-factor/totp/code', {
    code: app.code(),
  })
  if (status !== 200) throw new Error(`the second factor answered ${status}`)
  product.clock.advance(30_000)
  return { app, recoveryCodes: body.recoveryCodes }
}

export function enterPassword(browser: Browser, email: string): Promise<Answer> {
  return browser.call('POST', '/auth/signin', { username: email, password: PASSWORD })
}

export function enterCode(browser: Browser, code: string): Promise<Answer> {
  return browser.call('POST', '/auth/signin/second-factor', { code })
}

/** The bytes of a secret as applications read it. */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
