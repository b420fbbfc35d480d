import { PERMISSION_AREAS } from '@tacite/domain/access/permission-areas.ts'
import { PERMISSIONS } from '@tacite/domain/access/permissions.ts'
import { locales } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { expect, test } from 'vitest'

test.each(locales)('every permission and every area of a role has its text in %s', (locale) => {
  const t = createTranslator(locale)
  const keys = [
    ...PERMISSIONS.map((permission) => `permissions.label.${permission.replaceAll(':', '_')}`),
    ...Object.keys(PERMISSION_AREAS).map((area) => `permissions.area.${area}`),
  ]
  expect(keys.filter((key) => !t.has(key))).toEqual([])
})
