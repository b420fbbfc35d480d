import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { z } from 'zod'

/**
 * What is wrong with the shape of a value, in the reader's words: the library's own sentences quote patterns and names
 * of types.
 */
export function shapeError(issue: z.core.$ZodRawIssue, locale: Locale): string {
  const t = createTranslator(locale)
  switch (issue.code) {
    case 'invalid_type':
      return t(issue.input === undefined ? 'requests.missing' : 'requests.kind')
    case 'invalid_value':
    case 'invalid_union':
      return t('requests.choice')
    case 'too_big':
      return t('requests.tooBig', { limit: Number(issue.maximum) })
    case 'too_small':
      return t('requests.tooSmall', { limit: Number(issue.minimum) })
    case 'unrecognized_keys':
      return t('requests.unknownKey', { key: issue.keys[0] ?? '' })
    case 'invalid_format':
      return t(issue.format === 'email' ? 'requests.email' : 'requests.format')
    default:
      return t('requests.format')
  }
}
