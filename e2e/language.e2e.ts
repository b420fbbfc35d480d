import { expect, type BrowserContext, type Page } from '@playwright/test'
import { test } from './support/company.ts'

async function openTasks(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/home/tasks')
  await expect(page.getByRole('heading', { name: 'Tâches', level: 1 })).toBeVisible()
  return page
}

test('a language chosen in one tab is followed by the other, and kept after a reload', async ({
  browser,
  company,
}) => {
  const context = await company.administrator.open(browser)
  const [other, page] = [await openTasks(context), await openTasks(context)]
  await page.getByRole('button', { name: /^Langue/ }).click()
  await page.getByRole('menuitem', { name: 'Español' }).click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Tareas', level: 1 })).toBeVisible()
    await expect(tab.locator('html')).toHaveAttribute('lang', 'es')
  }
  await other.reload()
  await expect(other.getByRole('heading', { name: 'Tareas', level: 1 })).toBeVisible()
  await context.close()
})
