import { locales } from '@tacite/domain/locale.ts'
import { z } from 'zod'

export const QUESTIONNAIRE_MOST = 200

/** `returned`: we sent the answers back with a word; `taken`: every answer became a value. */
export const QUESTIONNAIRE_STATES = [
  'asked',
  'answered',
  'returned',
  'expired',
  'taken',
  'withdrawn',
] as const

/** A field as it is asked. */
export const askedField = z.object({
  variable: z.string(),
  label: z.string(),
  type: z.string(),
  choices: z.array(z.string()),
  /** The heading under which it is asked; '': none. */
  group: z.string(),
  help: z.string(),
})

/** What one person outside the company is asked, and until when. */
export const questionnaireTerms = {
  message: z.string(),
  dueOn: z.iso.date().nullable(),
  /** The last day of their link. */
  linkEndsOn: z.iso.date(),
  i18n: z.enum(locales),
}
