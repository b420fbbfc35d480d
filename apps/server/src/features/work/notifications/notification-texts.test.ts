import { locales } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { expect, test } from 'vitest'
import { FAMILY_OF_NEWS } from '@tacite/domain/notifications/news-families.ts'

test.each(locales)('every notification, including alerts, has its text in %s', (locale) => {
  const t = createTranslator(locale)
  expect(Object.keys(FAMILY_OF_NEWS).filter((type) => !t.has(`notifications.${type}`))).toEqual([])
})

test.each(locales)('the texts of an alert are in one catalogue only in %s', (locale) => {
  expect(createTranslator(locale).has('deadlines.alert.noticeWindow')).toBe(false)
})
