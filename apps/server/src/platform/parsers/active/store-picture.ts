import type { Locale } from '@tacite/domain/locale.ts'
import type { CompanyDatabase } from '../../database/company-database.ts'
import type { Platform } from '../../platform.ts'
import { requireStorage } from '../../storage/company-storage.ts'
import { storeFile } from '../../storage/store-file.ts'
import { activeContentRule } from './active-content-rule.query.ts'
import { cleanImage } from './inspect-file.ts'

/**
 * Stores a picture that is shown and never given back as a file: a logo, a portrait, an image in a text. Bytes after
 * its end are no part of the picture and are cut, which `isTrimmed` says; where the company refuses active content, only
 * what phones add is cut.
 */
export async function storePicture(
  deps: Pick<Platform, 'clock' | 'files' | 'settings'>,
  db: CompanyDatabase,
  bytes: Buffer,
  { mediaType, locale }: { mediaType: string; locale: Locale },
): Promise<{ sha256: string; isTrimmed: boolean }> {
  await requireStorage(deps.settings, db, bytes.length)
  const rule = await activeContentRule(db)
  const clean = cleanImage(bytes, { rule, locale })
  const sha256 = await storeFile(deps, db, clean, mediaType)
  return { sha256, isTrimmed: clean.length < bytes.length }
}
