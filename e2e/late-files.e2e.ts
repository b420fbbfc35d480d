import { expect } from '@playwright/test'
import { PHOTO } from '../apps/server/src/platform/parsers/active/testing/phone-photos.ts'
import { builtFile } from './support/built-file.ts'
import { test } from './support/company.ts'

test('a page whose fonts are missing is rendered with fallbacks', async ({ browser, company }) => {
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const asked = page.waitForRequest(/source-serif/)
  await page.route(/source-serif/, (route) => route.abort())
  await page.goto('/home/contratheque/contractList/new')
  await asked
  await expect(page.getByRole('heading', { name: 'Nouveau contrat', level: 1 })).toBeVisible()
  expect(errors).toEqual([])
  await context.close()
})

test('a page whose texts are missing says so, and is shown when they arrive', async ({
  browser,
  company,
}) => {
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  const texts = `**/${builtFile('fr/people/groups.json')}`
  await page.goto('/home/dashboard')
  await page.route(texts, (route) => route.abort())
  const main = page.getByRole('main')
  await page.getByRole('link', { name: 'Groupes' }).click()
  await expect(main.getByText('Une erreur est survenue')).toBeVisible()
  await page.unroute(texts)
  await main.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { name: 'Groupes', level: 1 })).toBeVisible()
  await context.close()
})

test('a picture that does not arrive leaves the initials of the person', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  const context = await administrator.open(browser)
  const page = await context.newPage()
  const stored = await context.request.post(`/api/v1/users/${administrator.id}/picture`, {
    headers: { origin: company.product.url },
    multipart: { file: { name: 'anne.jpg', mimeType: 'image/jpeg', buffer: PHOTO } },
  })
  expect(stored.ok()).toBe(true)
  await page.route('**/users/*/picture*', (route) => route.abort())
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/picture'))
  await page.goto('/home/dashboard')
  await lost
  const trigger = page.getByRole('button', { name: administrator.name })
  await expect(trigger.locator('[data-initials="AM"]')).toBeVisible()
  await expect(trigger.locator('img')).toHaveCount(0)
  await context.close()
})
