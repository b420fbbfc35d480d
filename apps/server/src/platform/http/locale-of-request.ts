import { LOCALE_COOKIE, locales, pickLocale, type Locale } from '@tacite/domain/locale.ts'
import type { FastifyRequest } from 'fastify'

/** Before the caller is known: Accept-Language, else French (wire, Errors). */
export function localeOfRequest(request: FastifyRequest): Locale {
  const weighted = (request.headers['accept-language'] ?? '').split(',').map((part) => {
    const [tag = '', weight] = part.trim().split(';q=')
    return { tag, weight: weight === undefined ? 1 : Number(weight) }
  })
  return pickLocale(weighted.toSorted((a, b) => b.weight - a.weight).map(({ tag }) => tag))
}

/** For pages: the language last chosen on the device, else the browser's. */
export function localeOfVisitor(request: FastifyRequest): Locale {
  const chosen = request.cookies[LOCALE_COOKIE]
  return locales.find((locale) => locale === chosen) ?? localeOfRequest(request)
}
