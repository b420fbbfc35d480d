import { expect } from '@playwright/test'
import { test } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { must } from '../support/person.ts'
import { auditBothWidths, listen } from '../support/screens.ts'

const LONG = 'Contrats des filiales de la région Auvergne-Rhône-Alpes'

test('the folders chosen narrow every figure, its dialog and the list that it opens', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  const folder = async (name: string) =>
    must(await administrator.call('POST', '/tags', { name }), 201, 'folder')._id as string
  const [purchases, branches] = [await folder('Achats du siège'), await folder(LONG)]
  await writtenContract(administrator, 'Maintenance des ascenseurs', { folderIds: [purchases] })
  await writtenContract(administrator, 'Bail de Lyon', { folderIds: [branches] })
  await writtenContract(administrator, 'Ailleurs')
  const context = await administrator.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto('/home/dashboard')
  const unsigned = (count: number) =>
    page.getByRole('link', { name: `${count} Pas encore signés`, exact: true })
  await expect(unsigned(3)).toBeVisible()

  const choose = async (name: string) => {
    await page.getByRole('combobox', { name: 'Classeur' }).fill(name)
    await page.getByRole('option', { name }).click()
    await page.keyboard.press('Escape')
  }
  const byFolder = page.getByRole('region', { name: 'Contrats par classeur' })
  // Fifteen characters of a folder, the rest for screen readers and in the tooltip.
  await expect(byFolder.getByRole('listitem')).toHaveText([
    /^Achats du siège1$/,
    /^Contrats des fi….*1$/,
    /^Sans classeur1$/,
  ])
  await byFolder.getByRole('link', { name: /Sans classeur/ }).click()
  await expect(page.getByRole('rowheader')).toHaveText(['Ailleurs'])
  await page.goBack()

  await choose('Achats du siège')
  await expect(unsigned(1)).toBeVisible()
  await expect(byFolder.getByRole('listitem')).toHaveText([/^Achats du siège1$/])
  await choose(LONG)
  await expect(unsigned(2)).toBeVisible()
  await expect(page.getByText('Tous les chiffres portent sur ces classeurs.')).toBeVisible()
  // Specification 2.9: cut at sixty characters, whole in its tooltip.
  const said = page.getByText(/^Classeur\s: Achats du siège et Contrats.*…$/)
  await expect(said).toBeVisible()
  expect((await said.textContent())!.replace(/^Classeur\s: /, '').length).toBe(60)
  await auditBothWidths(page, 'dashboard-folders')

  // A bar opens its own folder, not all those that the dashboard is about.
  await byFolder.getByRole('link', { name: /Achats du siège/ }).click()
  await expect(page.getByRole('rowheader')).toHaveText(['Maintenance des ascenseurs'])
  await page.goBack()

  await page.getByRole('button', { name: 'Aperçu rapide : Pas encore signés' }).click()
  const quick = page.getByRole('dialog')
  await expect(quick.getByRole('rowheader')).toHaveCount(2)
  await expect(quick.getByRole('columnheader', { name: 'Classeur' })).toBeVisible()
  await expect(quick.getByText('Contrats des fi…')).toBeVisible()
  // Fifteen characters of a title, the rest for screen readers and in the tooltip.
  await expect(quick.getByRole('link', { name: 'Maintenance des ascenseurs' })).toContainText(
    'Maintenance des…',
  )
  await page.keyboard.press('Escape')
  await unsigned(2).click()
  await expect(page.getByRole('rowheader')).toHaveText([
    'Bail de Lyon',
    'Maintenance des ascenseurs',
  ])
  await page.goBack()
  await page.getByRole('button', { name: 'Effacer les filtres' }).click()
  await expect(unsigned(3)).toBeVisible()
  expectQuiet()
  await context.close()
})
