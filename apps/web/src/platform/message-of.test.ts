import { provideCatalogues, loadCatalogue } from '@tacite/i18n/web-texts.ts'
import { catalogueLoaders } from '@tacite/i18n/generated/texts.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'

vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => 'fr', setItem: () => undefined })
})

const { messageOf } = await import('./query-client.ts')

beforeAll(async () => {
  provideCatalogues((locale, area) => catalogueLoaders[locale][area]())
  await loadCatalogue('fr', ['common'])
})

test('only a call that never arrived is put down to the connection', () => {
  expect(messageOf(new ApiError(0, { code: 'CONNECTION_LOST' }))).toMatch(/connexion internet/)
  expect(messageOf(new ApiError(502, {}))).toMatch(/de notre côté/)
  expect(messageOf(new TypeError('x is not a function'))).toMatch(/de notre côté/)
  expect(messageOf(new ApiError(422, { message: 'Trop long.' }))).toBe('Trop long.')
})
