import { pickLocale, type Locale } from '@tacite/domain/locale.ts'
import type { FastifyRequest } from 'fastify'

/** Before anyone is known: Accept-Language, else French (wire, Errors). */
export function localeOfRequest(request: FastifyRequest): Locale {
  const weighted = (request.headers['accept-language'] ?? '').split(',').map((part) => {
    const [tag = '', weight] = part.trim().split(';q=')
    return { tag, weight: weight === undefined ? 1 : Number(weight) }
  })
  return pickLocale(weighted.toSorted((a, b) => b.weight - a.weight).map(({ tag }) => tag))
}
