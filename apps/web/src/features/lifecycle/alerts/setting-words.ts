import { ALERT_DATES, type AlertSetting } from '@tacite/domain/deadlines/alert-setting.ts'
import type { Translator } from '@tacite/i18n/translator.ts'

/** The days that a setting chooses, in a line: where two people chose at once, each sees the other's. */
export function settingWords(t: Translator, setting: AlertSetting): string {
  return ALERT_DATES.filter((date) => setting.days[date].length > 0)
    .map((date) =>
      t('alerts.days.line', {
        date: t(`alerts.days.${date}`),
        days: setting.days[date].map(String),
      }),
    )
    .join(' · ')
}
