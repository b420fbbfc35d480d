import { expect, type Page } from '@playwright/test'
import { test } from '../support/company.ts'
import { openScreen } from '../support/open-screen.ts'
import { must } from '../support/person.ts'
import { placesOfList } from '../support/places.ts'

const LISTS = ['gestionUtilisateur', 'taggedFields', 'typeContract', 'entitesJuridiques', 'projets']

const WIDTHS = [1440, 1280]

for (const width of WIDTHS)
  test(`a record opens beside its list without moving a row, ${width} px wide`, async ({
    browser,
    company,
  }) => {
    await company.join('contractManager', 'Marie-Antoinette de la Rochefoucauld-Montmorency')
    const context = await company.administrator.open(browser, { viewport: { width, height: 900 } })
    const page = await context.newPage()
    for (const list of LISTS) {
      await openScreen(page, `/home/administration/${list}`)
      const row = page.locator('tbody tr[data-key] a').first()
      await expect(row).toBeVisible()
      const closed = await placesOfList(page)
      await row.click()
      await expect(page.getByRole('complementary').getByRole('heading').first()).toBeVisible()
      expect([list, await placesOfList(page)]).toEqual([list, closed])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('complementary')).toHaveCount(0)
      expect([list, await placesOfList(page)]).toEqual([list, closed])
    }
    await context.close()
  })

test('hints speak of keys where there are keys, and a full field says its limit', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  must(await administrator.call('POST', '/tags', { name: 'Archives du siège' }), 201, 'a folder')
  const hint = (page: Page) => page.getByText('Flèches pour parcourir', { exact: false })
  const desk = await administrator.open(browser)
  const page = await desk.newPage()
  await openScreen(page, '/home/administration/classeurs')
  await expect(hint(page)).toBeVisible()
  await openScreen(page, '/home/administration/projets?open=new')
  const name = page.getByRole('complementary').getByRole('textbox').first()
  const limit = page.getByText('Limite de 200 caractères atteinte')
  await name.fill('x'.repeat(199))
  await expect(limit).toHaveCount(0)
  await name.fill('x'.repeat(200))
  await expect(limit).toBeVisible()
  await desk.close()
  const phone = await administrator.open(browser, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  const small = await phone.newPage()
  await small.goto('/home/administration/classeurs')
  await expect(small.getByRole('treeitem', { name: /Archives du siège/ })).toBeVisible()
  await expect(hint(small)).toBeHidden()
  await phone.close()
})
