import {
  Refused,
  STATUS_OF_REFUSAL,
  type PlainRefusalCode,
  type RefusalKind,
} from '@tacite/domain/refusal.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import { isDiskFull } from '../storage/disk-full.ts'
import { isDatabaseAway } from './database-away.ts'

/** Turns any error into the wire's format; nothing internal leaks. */
export function answerError(
  error: unknown,
  reply: FastifyReply,
  locale: Locale,
  log: Log,
): FastifyReply {
  if (error instanceof Refused) return answerRefusal(error, reply, locale)
  // Nobody reads the answer, and nothing is wrong here.
  if (isAborted(reply.request)) return reply.code(400).send()
  const status = statusOf(error)
  const where = { method: reply.request.method, route: reply.request.routeOptions.url }
  if (isDatabaseAway(error)) {
    log.warn('request.postponed', { ...where, error })
    return answerRefusal(new Refused('UNAVAILABLE', 'TRY_AGAIN'), reply, locale)
  }
  if (isDiskFull(error)) {
    log.error('storage.full', { ...where, code: error.code })
    return answerRefusal(new Refused('UNAVAILABLE', 'STORAGE_FULL'), reply, locale)
  }
  if (status >= 500) log.error('request.failed', { ...where, error })
  const code = status >= 500 ? 'UNEXPECTED' : (CODE_OF_STATUS[status] ?? 'MALFORMED')
  return reply.code(status).send({ message: createTranslator(locale).refusal({ code }), code })
}

/** The client went away, or was cut, before its body was complete. */
function isAborted({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete
}

function answerRefusal(refused: Refused, reply: FastifyReply, locale: Locale): FastifyReply {
  const [first, ...others] = refused.refusals.map((refusal) => ({
    field: refusal.field,
    message: 'message' in refusal ? refusal.message : createTranslator(locale).refusal(refusal),
    code: refusal.code,
  }))
  if (refused.kind === 'TOO_MANY') void reply.header('retry-after', retryAfter(refused.details))
  if (refused.kind === 'UNAVAILABLE') void reply.header('retry-after', 2)
  const errors = first?.field === undefined && others.length === 0 ? undefined : [first, ...others]
  const details = SHOWS_DETAILS.has(refused.kind) ? refused.details : undefined
  return reply
    .code(STATUS_OF_REFUSAL[refused.kind])
    .send({ message: first?.message, code: first?.code, errors, details })
}

const SHOWS_DETAILS: ReadonlySet<RefusalKind> = new Set(['CONFLICT', 'RULE', 'STATE'])

const CODE_OF_STATUS: Record<number, PlainRefusalCode> = {
  404: 'NOT_FOUND',
  413: 'REQUEST_TOO_LARGE',
  415: 'MEDIA_TYPE_NOT_ALLOWED',
}

function statusOf(error: unknown): number {
  const status =
    typeof error === 'object' && error && 'statusCode' in error ? Number(error.statusCode) : 500
  return status >= 400 && status < 600 ? status : 500
}

function retryAfter(details: unknown): number {
  return typeof details === 'number' ? details : 60
}
