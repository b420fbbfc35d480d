import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { SignatureMailContext } from './signature-mail-context.query.ts'

/** The words that a signatory agrees to, stored with their signature as displayed. */
export function consentText(locale: Locale, { title, reference }: SignatureMailContext): string {
  return createTranslator(locale)('signing.consent', { title, reference })
}
