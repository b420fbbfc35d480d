import type { Locale } from '@tacite/domain/locale.ts'
import type { CompanyDatabase } from '../../database/company-database.ts'
import type { Platform } from '../../platform.ts'
import { requireStorage } from '../../storage/company-storage.ts'
import { storeFile } from '../../storage/store-file.ts'
import { activeContentRule } from './active-content-rule.query.ts'
import { cleanImage } from './inspect-file.ts'

/**
 * Stores a picture that is shown and never given back as a file: a logo, a portrait, an image in a text. Bytes after
 * its end are no part of the picture and are cut, or refused where the company refuses active content.
 */
export async function storePicture(
  deps: Pick<Platform, 'clock' | 'files' | 'settings'>,
  db: CompanyDatabase,
  bytes: Buffer,
  { mediaType, locale }: { mediaType: string; locale: Locale },
): Promise<string> {
  await requireStorage(deps.settings, db, bytes.length)
  const rule = await activeContentRule(db)
  return storeFile(deps, db, cleanImage(bytes, { rule, locale }), mediaType)
}
