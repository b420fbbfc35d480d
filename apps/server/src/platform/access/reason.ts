import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { PlainRefusalCode, Refusal } from '@tacite/domain/refusal.ts'
import type { Actor } from './actor.ts'

/** Why a control is disabled, in the reader's language; null when it is enabled. */
export function reasonOf(
  { locale }: Pick<Actor, 'locale'>,
  refusal: PlainRefusalCode | Refusal | null,
): { code: string; message: string } | null {
  if (refusal === null) return null
  const named = typeof refusal === 'string' ? { code: refusal } : refusal
  return { code: named.code, message: createTranslator(locale).refusal(named) }
}
