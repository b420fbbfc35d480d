import { expect } from '@playwright/test'
import { test } from './support/company.ts'

test('a page whose fonts do not come is drawn with others', async ({ browser, company }) => {
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
