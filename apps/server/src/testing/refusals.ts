import { locales } from '@tacite/domain/locale.ts'
import type { Refusal } from '@tacite/domain/refusal.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { expect } from 'vitest'
import type { Browser, Method } from './start-product.ts'

/** One refused call, judged in the three languages: its status, its code, its text, and its field when it has one. */
export async function expectRefused(
  browser: Browser,
  [method, path, body]: readonly [Method, string, unknown?],
  status: number,
  refusal: Refusal,
): Promise<void> {
  const { body: me } = await browser.call('GET', '/me')
  for (const locale of locales) {
    await browser.call('PUT', '/me/language', { i18n: locale })
    const answer = await browser.call(method, path, body)
    const { field, code } = refusal
    const told = field
      ? answer.body.errors?.find((each: { field: string }) => each.field === field)
      : answer.body
    const text = createTranslator(locale).refusal(refusal)
    expect([locale, path, answer.status, told?.code, told?.message]).toEqual([
      locale,
      path,
      status,
      code,
      text,
    ])
  }
  await browser.call('PUT', '/me/language', { i18n: me.i18n })
}
