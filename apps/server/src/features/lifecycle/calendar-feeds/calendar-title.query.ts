import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { companyName } from '../../../platform/database/company-name.ts'
import type { Reader } from '../../people/access/public.ts'
import type { FeedScope } from './feed-scope.ts'
import { knownFolders } from '../../people/access/public.ts'

/** The name of a calendar in the reader's language. */
export async function calendarTitle(
  db: CompanyDatabase,
  reader: Reader & { locale: Locale },
  { scope, folderId }: FeedScope,
): Promise<string> {
  const t = createTranslator(reader.locale)
  const company = await companyName(db)
  if (scope !== 'folder') return t(`calendar-feed.calendar.${scope}`, { company })
  const [folder] = await knownFolders(db, reader, folderId === null ? [] : [folderId])
  return folder
    ? t('calendar-feed.calendar.folder', { company, folder: folder.name })
    : t('calendar-feed.calendar.folderGone', { company })
}
