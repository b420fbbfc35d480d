import { ALERT_DATES, type AlertSetting } from '@tacite/domain/deadlines/alert-setting.ts'
import type { Translator } from '@tacite/i18n/translator.ts'

/** What a setting chooses but for colleagues, in a line: where two people chose at once, each sees the other's. */
export function settingWords(t: Translator, setting: AlertSetting): string {
  const days = ALERT_DATES.filter((date) => setting.days[date].length > 0).map((date) =>
    t('alerts.days.line', {
      date: t(`alerts.days.${date}`),
      days: setting.days[date].map(String),
    }),
  )
  return [...days, ...(setting.thirdParties ? [t('alerts.to.thirdParties')] : [])].join(' · ')
}
