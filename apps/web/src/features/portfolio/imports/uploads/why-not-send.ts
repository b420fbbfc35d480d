import { IMPORT_LIMITS } from '@tacite/domain/imports/import-limits.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import type { ChosenFile } from './chosen-files.ts'

/** Why these files are not sent at all, in words; null: they can be. The server has the same limits. */
export function whyNotSend(t: Translator, files: readonly ChosenFile[]): string | null {
  if (files.length === 0) return t('imports.drop.nothing')
  if (files.length > IMPORT_LIMITS.entries)
    return t('imports.drop.tooMany', { most: IMPORT_LIMITS.entries })
  const large = files.find(({ file }) => file.size > IMPORT_LIMITS.sourceBytes)
  return large ? t('imports.drop.tooLarge', { name: large.path }) : null
}
