import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Temporal } from 'temporal-polyfill'

/** Parameters of a notification's text; days are YYYY-MM-DD and formatted for the reader. */
export type NotificationParams = Record<string, string | number>

interface Told {
  type: string
  params: NotificationParams
  /** When it is read, or its mail leaves. */
  today: Temporal.PlainDate
}

/** The text of a notification for one reader. */
export function notificationText(locale: Locale, told: Told): string {
  const t = createTranslator(locale)
  const key = keyOf(t, 'notifications', told)
  if (!t.has(key)) return t('notifications.unknown')
  const { dueDate, silentSince } = told.params
  return [
    t.chosen(key, told.params),
    ...(typeof dueDate === 'string' ? [t('notifications.dueDate', { dueDate })] : []),
    ...(typeof silentSince === 'string' ? [t('notifications.silentSince', { silentSince })] : []),
  ].join(' ')
}

/** The subject of its mail. */
export function notificationSubject(locale: Locale, told: Told): string {
  const t = createTranslator(locale)
  const key = keyOf(t, 'mails.notification.subjects', told)
  return t.has(key) ? t.chosen(key, told.params) : t('notifications.unknown')
}

/** A day to act by, read once it has passed, has a text of its own: nobody is told to do today what was due yesterday. */
function keyOf(
  t: ReturnType<typeof createTranslator>,
  texts: string,
  { type, params: { day }, today }: Told,
): string {
  const passed = `${texts}.passed.${type}`
  const hasPassed = typeof day === 'string' && day < today.toString()
  return hasPassed && t.has(passed) ? passed : `${texts}.${type}`
}
