import { locales, type Locale } from '@tacite/domain/locale.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { checkPart } from './check-call.ts'

const schema = z.strictObject({
  rows: z
    .string()
    .regex(/^-?\d{1,9}$/)
    .optional(),
  kind: z.enum(['simple', 'advanced']).optional(),
  order: z.templateLiteral([z.enum(['title', 'status']), ' ', z.enum(['asc', 'desc'])]).optional(),
  email: z.email().optional(),
  count: z.number().max(1_000).optional(),
  name: z.string().min(3).optional(),
  id: z.union([z.uuid(), z.null()]).optional(),
  text: z.string(),
})

const messageOf = (part: object, locale: Locale = 'fr') => {
  try {
    checkPart(schema, { text: '', ...part }, locale)
    return 'accepted'
  } catch (error) {
    return error instanceof Refused && 'message' in error.refusals[0]!
      ? error.refusals[0].message
      : error
  }
}

describe('a value of the wrong shape is refused in words', () => {
  test.each([
    [{ rows: 'ten' }, 'Cette valeur n’a pas la forme attendue.'],
    [{ order: 'id up' }, 'Cette valeur n’a pas la forme attendue.'],
    [{ email: 'nobody' }, 'Cette adresse e-mail n’est pas valable.'],
    [{ kind: 'other' }, 'Cette valeur n’est pas l’une de celles qui sont acceptées ici.'],
    [{ id: 4 }, 'Cette valeur n’est pas l’une de celles qui sont acceptées ici.'],
    [{ count: 2_000 }, 'Cette valeur est trop grande ou trop longue : 1 000 au plus.'],
    [{ name: 'a' }, 'Cette valeur est trop petite ou trop courte : 3 au moins.'],
    [{ count: 'two' }, 'Cette valeur n’est pas du type attendu.'],
    [{ text: undefined }, 'Cette valeur manque.'],
    [{ intrus: 1 }, '« intrus » n’est pas attendu ici.'],
  ])('%j', (part, message) => {
    expect(String(messageOf(part)).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(message)
  })

  test.each(locales)('in %s, without patterns or names of types', (locale) => {
    const messages = [{ rows: 'ten' }, { kind: 'other' }, { count: 'two' }].map((part) =>
      messageOf(part, locale),
    )
    expect(new Set(messages).size).toBe(3)
    expect(messages.join(' ')).not.toMatch(/\\d|simple|advanced|string|number|undefined/)
  })
})
