import type { DeadlineAlert } from '@tacite/domain/deadlines/alerts.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'

/** What an alert is about, in a few words. */
export function aboutAlert(
  locale: Locale,
  { kind, limitMeaning }: Pick<DeadlineAlert, 'kind' | 'limitMeaning'>,
): string {
  const t = createTranslator(locale)
  const meaning = limitMeaning ?? 'preventRenewal'
  switch (kind) {
    case 'noticeWindow':
    case 'noticeLimit':
      return t(`alerts.about.limit.${meaning}`)
    case 'sendBy':
      return t(`alerts.about.sendBy.${meaning}`)
    case 'exitWindow':
    case 'exitLimit':
      return t('alerts.about.exit')
    case 'endIn90':
    case 'endIn60':
    case 'endIn30':
      return t('alerts.about.end')
    default:
      return t(`alerts.about.${kind}`)
  }
}
