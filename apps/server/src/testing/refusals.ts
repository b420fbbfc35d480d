import { locales, type Locale } from '@tacite/domain/locale.ts'
import type { Refusal } from '@tacite/domain/refusal.ts'
import { splitAtPlaceholders } from '@tacite/i18n/placeholders.ts'
import { catalogues, createTranslator } from '@tacite/i18n/server-texts.ts'
import { expect } from 'vitest'
import type { Answer, Browser, Method } from './start-product.ts'

/** A refusal as a test expects it on the wire, where a code is a string. */
export interface ExpectedRefusal {
  code: string
  params?: Record<string, string | number>
  field?: string
}

/** The text of a refusal; testing it includes that its code has one. */
export function refusalText(locale: Locale, refusal: ExpectedRefusal): string {
  return createTranslator(locale).refusal(refusal as Refusal)
}

/** One refused call, checked in the three languages: its status, its code, its text, and its field if any. */
export async function expectRefused(
  browser: Browser,
  [method, path, body]: readonly [Method, string, unknown?],
  status: number,
  refusal: ExpectedRefusal,
): Promise<void> {
  const { body: me } = await browser.call('GET', '/me')
  for (const locale of locales) {
    await browser.call('PUT', '/me/language', { i18n: locale })
    const answer = await browser.call(method, path, body)
    const { field, code } = refusal
    const told = field
      ? answer.body.errors?.find((each: { field: string }) => each.field === field)
      : answer.body
    const text = refusalText(locale, refusal)
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

/**
 * Status, field and code of a call. A refused one is repeated in each language: each time the text must be that
 * language's, whatever names and figures it contains.
 */
export async function faultOf(answer: Answer): Promise<[number, string, string]> {
  const [status, field, code] = faultIn(answer)
  if (status < 400) return [status, field, code]
  for (const locale of locales) {
    const again = await answer.repeatIn(locale)
    expect(faultIn(again)).toEqual([status, field, code])
    const message = again.body.errors?.[0]?.message ?? again.body.message
    expect([message, code, locale]).toSatisfy(() => isTextOf(message, code, locale))
  }
  await answer.repeatIn('fr')
  return [status, field, code]
}

const faultIn = ({ status, body }: Answer): [number, string, string] => [
  status,
  body.errors?.[0]?.field ?? '',
  body.errors?.[0]?.code ?? body.code,
]

const refusalTexts = catalogues.filter(({ area }) => area.startsWith('refusals'))

/** Whether a message is the text of a code, singular or plural, with every parameter filled in. */
function isTextOf(message: string, code: string, locale: Locale): boolean {
  const texts = refusalTexts
    .filter((each) => each.locale === locale)
    .flatMap(({ catalogue }) => Object.entries(catalogue))
    .filter(([key]) => key.replace(/_(?:zero|one|many|other)$/, '') === code)
  return texts.some(([, text]) => typeof text === 'string' && patternOf(text).test(message))
}

function patternOf(text: string): RegExp {
  const parts = splitAtPlaceholders(text).map((piece) =>
    typeof piece === 'string' ? piece.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`) : '[^{}]+',
  )
  return new RegExp(`^${parts.join('')}$`, 'u')
}
