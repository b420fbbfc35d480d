import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { PlainRefusalCode } from '@tacite/domain/refusal.ts'
import type { Actor } from './actor.ts'

/** Why a control is disabled, in the reader's language; null when it is enabled. */
export function reasonOf(
  { locale }: Pick<Actor, 'locale'>,
  code: PlainRefusalCode | null,
): { code: string; message: string } | null {
  return code === null ? null : { code, message: createTranslator(locale).refusal({ code }) }
}
