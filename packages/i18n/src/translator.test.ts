import type { Refusal } from '@tacite/domain/refusal.ts'
import { expect, test } from 'vitest'
import { createCatalogueStore } from './catalogue-store.ts'
import { createTranslator, translate } from './server-texts.ts'
import { createTranslatorOf } from './translator.ts'
import { catalogueLoaders } from './generated/texts.ts'
import * as web from './web-texts.ts'

test('writes a text of each language', () => {
  expect(translate('fr', 'common.action.save')).toBe('Enregistrer')
  expect(translate('en', 'common.action.save')).toBe('Save')
  expect(translate('es', 'common.action.save')).toBe('Guardar')
})

test('writes the range of a page with its plural and groups', () => {
  const range = { from: 1, to: 20, count: 12345 }
  expect(translate('fr', 'common.pagination.range', range)).toBe('1–20 sur 12\u202F345 éléments')
  expect(translate('en', 'common.pagination.range', { from: 1, to: 1, count: 1 })).toBe(
    '1–1 of 1 item',
  )
  expect(translate('fr', 'common.state.selected', { count: 0 })).toBe('0 élément sélectionné')
  expect(translate('fr', 'common.state.selected', { count: 2_000_000 })).toMatch(/d’éléments/)
  expect(translate('en', 'shell.bell.label', { count: 0 })).toBe('Notifications, none unread')
})

test('never says in French that there is one where there is none', () => {
  expect(translate('fr', 'clauses.uses.drafts', { count: 0 })).toBe('aucun brouillon')
  expect(translate('fr', 'clauses.uses.signedKeep', { count: 1 })).toMatch(/^Un contrat/)
  expect(translate('fr', 'clauses.uses.signedKeep', { count: 0 })).toMatch(/^0 contrats/)
})

test('refuses a wrong key or parameter at type-check', () => {
  // @ts-expect-error the key does not exist
  expect(() => translate('fr', 'common.action.fly')).toThrow('No text for common.action.fly in fr')
  // @ts-expect-error the parameters are missing
  expect(() => translate('fr', 'common.pagination.page')).toThrow('needs the parameter page')
  // @ts-expect-error this parameter does not exist
  expect(() => translate('fr', 'common.pagination.page', { number: 3 })).toThrow()
  // @ts-expect-error a figure is a number
  translate('fr', 'common.pagination.page', { page: '3', pages: 4 })
  // @ts-expect-error this text has no parameters
  translate('fr', 'common.action.save', { name: 'x' })
  const locale = 'en' as 'fr' | 'en'
  expect(translate('fr', `shell.language.${locale}`)).toBe('English')
})

test('formats parameters with a format', () => {
  const store = createCatalogueStore()
  store.add('fr', 'x', {
    a: '{{d, day}} {{m, amount}} {{p, percentage}} {{l, list}} {{n}} {{count}}',
  })
  const write = createTranslatorOf(store, 'fr') as unknown as (key: string, p: object) => string
  expect(
    write('x.a', { d: '2026-03-09', m: 100000, p: 12.5, l: ['A', 'B'], n: 2026, count: 2026 }),
  ).toBe('09/03/2026 1\u202F000,00\u00A0€\u00A0TTC 12,5\u202F% A et B 2026 2\u202F026')
})

test('writes the quotation marks of a quoted value as the inner ones of the language', () => {
  const store = createCatalogueStore()
  store.add('fr', 'x', { a: '« {{title}} » et {{title}}' })
  store.add('en', 'x', { a: '“{{title}}” and {{title}}' })
  store.add('es', 'x', { a: '«{{title}}» y {{title}}' })
  const write = (locale: 'fr' | 'en' | 'es', title: string) =>
    (createTranslatorOf(store, locale) as unknown as (key: string, p: object) => string)('x.a', {
      title,
    })
  const french = 'Bail «\u202FA\u202F»'
  expect(write('fr', french)).toBe('« Bail “A” » et Bail «\u202FA\u202F»')
  expect(write('es', 'Piso «A»')).toBe('«Piso “A”» y Piso «A»')
  expect(write('en', 'Flat “A”')).toBe('“Flat ‘A’” and Flat “A”')
  expect(write('en', french)).toBe(`“${french}” and ${french}`)
})

test('returns a text in pieces around non-text parameters', () => {
  const link = { tag: 'a' }
  const t = createTranslator('en')
  expect(t.parts('shell.avatar.label', { name: link })).toEqual([link, '’s menu'])
})

test('writes a refusal from the catalogue part that has it', () => {
  const store = createCatalogueStore()
  store.add('fr', 'refusals', { PAGES_LEFT_one: 'Une page', PAGES_LEFT_other: '{{count}} pages' })
  store.add('fr', 'refusals-files', { FILE_EMPTY: 'Le fichier {{name}} est vide' })
  const t = createTranslatorOf(store, 'fr')
  expect(t.refusal({ code: 'FILE_EMPTY', params: { name: 'A' } })).toBe('Le fichier A est vide')
  expect(t.refusal(ofAnotherVersion('PAGES_LEFT', { count: 3 }))).toBe('3 pages')
  store.add('fr', 'common', { error: { unexpected: 'Une erreur est survenue' } })
  expect(t.refusal(ofAnotherVersion('PAGES_LEFT'))).toBe('Une erreur est survenue')
})

test('answers a refusal without its text or parameters with the unexpected failure', () => {
  const t = createTranslator('en')
  expect(t.refusal(ofAnotherVersion('FROM_THE_FUTURE'))).toMatch(
    /^Something went wrong on our side/,
  )
  expect(t.refusal(ofAnotherVersion('FIELD_VALUE_INVALID'))).toMatch(
    /^Something went wrong on our side/,
  )
  expect(t.refusal({ code: 'FIELD_VALUE_INVALID', params: { label: 'Rent' } })).toMatch(/Rent/)
})

test('the web reports which texts are not loaded, then loads them', async () => {
  const t = web.createTranslator('es')
  expect(() => t('common.action.save')).toThrow('The texts of common in es are not loaded')
  expect(web.areTextsLoaded('es', ['common'])).toBe(false)
  web.provideCatalogues((locale, area) => catalogueLoaders[locale][area]())
  await web.loadCatalogue('es', ['common'])
  expect(web.areTextsLoaded('es', ['common'])).toBe(true)
  expect(t('common.action.save')).toBe('Guardar')
  expect(web.createTranslator('es')).toBe(t)
})

/** A refusal unknown to this version's types. */
function ofAnotherVersion(code: string, params?: Record<string, string | number>): Refusal {
  return { code, params } as Refusal
}
