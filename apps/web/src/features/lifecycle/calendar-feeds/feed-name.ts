import type { Translator } from '@tacite/i18n/translator.ts'
import type { CalendarFeed } from './calendar-feeds-queries.ts'

/** Which contracts a calendar follows. */
export function feedName(t: Translator, { scope, folder }: CalendarFeed): string {
  if (scope !== 'folder') return t(`calendars.name.${scope}`)
  return folder ? t('calendars.name.folder', { folder: folder.name }) : t('calendars.name.gone')
}
