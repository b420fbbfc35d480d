import { expect, test, vi } from 'vitest'
import type { Me } from '../platform/me.ts'

vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => 'fr', setItem: () => undefined })
})

const { firstOpenEntry, openGroups } = await import('./menu-entries.ts')

test('shows only what the person may open, and categories and help to everyone', () => {
  expect(entriesOf([])).toEqual(['categories', 'help'])
  expect(entriesOf(['contracts3:list'])).toEqual(['contracts', 'categories', 'help'])
})

test('hides a group without entries', () => {
  expect(openGroups(person([])).map((group) => group.name)).toEqual(['administration', null])
})

test('a person without the dashboard lands on the first entry open to them', () => {
  expect(firstOpenEntry(person(['contracts3:list']))).toBe('/home/contratheque/contractList')
  expect(firstOpenEntry(person([]))).toBe('/home/help')
})

function entriesOf(iams: Me['iams']): string[] {
  return openGroups(person(iams)).flatMap((group) => group.entries.map((entry) => entry.name))
}

function person(iams: Me['iams']): Me {
  return {
    _id: '0199a000-0000-7000-8000-000000000000',
    name: { first: 'Claire', last: 'Moreau', full: 'Claire Moreau' },
    email: 'claire.moreau@exemple.fr',
    profilePictureUrl: null,
    iams,
    i18n: 'fr',
  }
}
