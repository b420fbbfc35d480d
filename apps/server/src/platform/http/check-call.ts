import { Refused, type WordedRefusal } from '@tacite/domain/refusal.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { z } from 'zod'
import type { Schema } from '@tacite/api/endpoint.ts'
import { cleanTexts } from './clean-texts.ts'
import { shapeError } from './shape-errors.ts'

/** Parses one part of a request against its closed schema, its texts cleaned; every error names its field. */
export function checkPart(schema: Schema | undefined, part: unknown, locale: Locale): unknown {
  if (!schema) {
    if (hasContent(part)) throw new Refused('MALFORMED', 'UNKNOWN_KEYS')
    return undefined
  }
  const result = (schema as z.ZodType).safeParse(cleanTexts(part) ?? {}, {
    error: (issue) => shapeError(issue, locale),
  })
  if (result.success) return result.data
  throw new Refused('MALFORMED', result.error.issues.map(worded))
}

function hasContent(part: unknown): boolean {
  return typeof part === 'object' && part !== null && Object.keys(part).length > 0
}

function worded(issue: z.core.$ZodIssue): WordedRefusal {
  const keys = issue.code === 'unrecognized_keys' ? issue.keys : []
  return {
    code: issue.code.toUpperCase(),
    field: [...issue.path, ...keys.slice(0, 1)].join('.'),
    message: issue.message,
  }
}
