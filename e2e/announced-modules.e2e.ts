import { expect } from '@playwright/test'
import { test } from './support/company.ts'

test('a module of the library that is announced says that it is under development', async ({
  browser,
  company: { administrator },
}) => {
  const context = await administrator.open(browser)
  const page = await context.newPage()
  const address = '/home/sourcing'
  await page.goto(address)
  await expect(
    page.getByRole('heading', { name: 'Module en cours de développement', level: 1 }),
  ).toBeVisible()
  await expect(page).toHaveURL(address)
  await expect(page.getByText('Retour à la contrathèque')).toBeVisible()
  await context.close()
})
