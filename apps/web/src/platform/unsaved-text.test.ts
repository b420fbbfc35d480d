import { beforeEach, expect, test, vi } from 'vitest'

vi.stubGlobal('window', { location: { pathname: '/home/x', search: '?tab=text' } })
vi.stubGlobal('document', { title: 'Bail · Lyon · Tacite' })
const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
  removeItem: (key: string) => stored.delete(key),
})

let writer: string | null = null
vi.stubGlobal('sessionStorage', {
  getItem: () => writer,
  setItem: (_key: string, id: string) => void (writer = id),
})

const { discardKeptText, keepUnsavedTexts, keptTexts, setWriter, watchOverText } =
  await import('./unsaved-text.ts')

beforeEach(() => {
  stored.clear()
  watchOverText('section:1', null)
  setWriter('claire')
})

test('keeps unsaved text when the session ends, for its author', () => {
  watchOverText('section:1', 'Le préavis est de')
  keepUnsavedTexts()
  expect(keptTexts()).toMatchObject([
    {
      key: 'section:1',
      text: 'Le préavis est de',
      address: '/home/x?tab=text',
      title: 'Bail · Lyon',
    },
  ])
  setWriter('jean')
  expect(keptTexts()).toEqual([])
})

test('keeps nothing that was saved or discarded', () => {
  watchOverText('section:1', 'Le préavis')
  watchOverText('section:1', null)
  keepUnsavedTexts()
  expect(keptTexts()).toEqual([])
})

test('a later text for the same place replaces the earlier one', () => {
  watchOverText('section:1', 'ancien')
  keepUnsavedTexts()
  watchOverText('section:1', 'nouveau')
  keepUnsavedTexts()
  expect(keptTexts().map((kept) => kept.text)).toEqual(['nouveau'])
})

test('discarding a text leaves those of others on the device', () => {
  watchOverText('section:1', 'à Claire')
  keepUnsavedTexts()
  setWriter('jean')
  watchOverText('section:1', 'à Jean')
  keepUnsavedTexts()
  discardKeptText('section:1')
  setWriter('claire')
  expect(keptTexts().map((kept) => kept.text)).toEqual(['à Claire'])
})
