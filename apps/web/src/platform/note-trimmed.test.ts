import { provideCatalogues } from '@tacite/i18n/web-texts.ts'
import { expect, test, vi } from 'vitest'
import { noteTrimmed } from './note-trimmed.ts'

test('a stored picture is stored, even where what says that it was cut cannot be loaded', async () => {
  const load = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('Failed to fetch')))
  provideCatalogues(load)
  const stored = { isTrimmed: true, sha256: 'a' }
  await expect(noteTrimmed(stored)).resolves.toBe(stored)
  expect(load).toHaveBeenCalled()
})
