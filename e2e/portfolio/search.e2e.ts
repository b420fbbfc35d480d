import { expect, type Page } from '@playwright/test'
import { expectNoViolation } from '../support/axe.ts'
import { createCompany, test, type Company } from '../support/company.ts'
import { must } from '../support/person.ts'
import { auditBothWidths } from '../support/screens.ts'
import { sealedContract } from '../support/sealed-contract.ts'

const TITLE = 'Ramonage des cheminées'

/** Private to this file: nobody else signs anything in it. */
let company: Company
let contractId: string

test.beforeAll(async ({ product, database }) => {
  test.setTimeout(180_000)
  company = await createCompany(product, database, 'Ateliers Morel')
  contractId = await sealedContract(company, TITLE, [
    'Chaque partie peut résilier le contrat. La sous-traitance est interdite.',
    'Rien de tel sur cette page.',
    'Les résiliations sont notifiées par lettre recommandée.',
  ])
})

const openSearch = async (page: Page, label: string) => {
  await page.goto('/home/tasks')
  await page.getByRole('button', { name: label }).click()
  const field = page.getByRole('dialog').getByRole('searchbox')
  await expect(field).toBeFocused()
  return field
}

test('a word of a signed document is found and leads to its page', async ({ browser }) => {
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  const field = await openSearch(page, 'Recherche dans les documents signés')
  await expect(field).toHaveAttribute('placeholder', 'Rechercher dans les documents signés')
  await expectNoViolation(page)
  await field.fill('resiliation')
  await field.press('Enter')

  await page.waitForURL('**/contractList/search?q=resiliation')
  await expect(page.getByRole('status').filter({ hasText: '2 pages trouvées' })).toBeVisible()
  await expect(page.locator('main li mark').first()).toHaveText(/résili/)
  await expectNoViolation(page)

  await page.getByRole('link', { name: `${TITLE} page 1 sur` }).click()
  await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible()
  const image = page.getByRole('img', { name: `Page 1 de ${TITLE}` })
  await expect(image).toHaveJSProperty('complete', true)
  await expect(page.locator('main mark')).toHaveText('résilier')
  await expect(page.getByText('Page trouvée 1 sur 2')).toBeVisible()
  const box = await page.locator('main img + span').boundingBox()
  const paper = await image.boundingBox()
  expect(box!.x).toBeGreaterThan(paper!.x)
  expect(box!.y + box!.height).toBeLessThan(paper!.y + paper!.height)
  await expectNoViolation(page)

  await page.getByRole('button', { name: 'Page trouvée suivante' }).click()
  await expect(page.getByText('Page 3 sur')).toBeVisible()
  await expect(page.locator('main mark')).toHaveText('résiliations')
  await page.keyboard.press('p')
  await expect(page.getByText('Page 1 sur')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Télécharger le PDF signé' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)

  await page.getByRole('link', { name: 'Résultats de la recherche' }).click()
  await page.waitForURL('**/contractList/search?q=resiliation')
  await context.close()
})

test('of a word on more than a thousand pages, those of the newest contracts are shown, which is said', async ({
  browser,
}) => {
  await company.query(
    `insert into text_page (company_id, contract_id, page, locale, body, words)
     select $1, $2, 1000 + number, 'fr', 'Zingueur', searchable_words('fr', 'Zingueur') from generate_series(1, 1005) as number`,
    [company.id, contractId],
  )
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await page.goto('/home/contratheque/contractList/search?q=zingueur&skip=990')
  const results = page.getByRole('region', { name: 'Résultats' })
  await expect(results.getByRole('status').first()).toHaveText(
    /^1\s005 pages trouvées\s: les 1\s000 des contrats les plus récents sont montrées/,
  )
  await expect(results.getByRole('listitem')).toHaveCount(10)
  await expect(results.getByText(/^991–1\s000 sur 1\s000/)).toBeVisible()
  await auditBothWidths(page, 'search-common-word')
  await context.close()
})

test('on a phone, in English, a word without a hit and one with hits', async ({ browser }) => {
  const person = await company.join('administrator', 'Mary Lane', 'en')
  const context = await person.open(browser, { viewport: { width: 360, height: 780 } })
  const page = await context.newPage()
  const field = await openSearch(page, 'Search signed documents')
  await field.fill('nowhere')
  await field.press('Enter')
  await expect(page.getByText('No signed document contains “nowhere”')).toBeVisible()
  await expectNoViolation(page)
  await page.getByRole('searchbox').fill('sous-traitance')
  await page.getByRole('link', { name: TITLE }).click()
  await expect(page.locator('main mark')).toHaveText(['sous', 'traitance'])
  await expectNoViolation(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(360)
  await context.close()
})

test('the search stays open while it has the focus, and closes when it loses it', async ({
  browser,
}) => {
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await openSearch(page, 'Recherche dans les documents signés')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'À propos de cette recherche' })).toBeFocused()
  await expect(
    page.getByText('La recherche porte uniquement sur les documents signés').last(),
  ).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Fermer' })).toBeFocused()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await expect(page.getByRole('dialog')).toBeHidden()
  await context.close()
})

test('Ctrl K finds a contract by its title, and an action', async ({ browser }) => {
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await page.goto('/home/tasks')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Aller à…' })
  await expect(field).toBeFocused()
  await expectNoViolation(page)
  await expect(page.getByRole('option', { name: 'Nouveau contrat' })).toBeVisible()
  await field.fill('ramon')
  await expect(page.getByRole('option', { name: TITLE })).toHaveAttribute('data-highlighted')
  await expectNoViolation(page)
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible()
  await context.close()
})

test('Ctrl K finds people, folders and actions by any of their words, with one’s rights', async ({
  browser,
}) => {
  const folder = { name: 'Baux commerciaux', parentFolderId: null }
  must(await company.administrator.call('POST', '/tags', folder), 201, 'a folder')
  const helene = await company.join('validator', 'Hélène')
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await page.goto('/home/tasks')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Aller à…' })
  await field.fill('commerc')
  await expect(page.getByRole('option', { name: 'Baux commerciaux' })).toBeVisible()
  await field.fill('classeur creer')
  await expect(page.getByRole('option', { name: 'Créer un classeur' })).toBeVisible()
  await field.fill('inviter')
  await page.getByRole('option', { name: 'Inviter des personnes' }).click()
  await expect(page.getByRole('complementary').last()).toContainText('Inviter')
  await page.goto('/home/tasks')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await field.fill('helene')
  await page.getByRole('option', { name: /Hélène/ }).click()
  await expect(page).toHaveURL(/gestionUtilisateur\?open=/)
  await context.close()

  const theirs = await helene.open(browser)
  const other = await theirs.newPage()
  await other.goto('/home/tasks')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await other.keyboard.press('Control+k')
  await other.getByRole('combobox', { name: 'Aller à…' }).fill('inviter')
  await expect(other.getByRole('option', { name: /Rechercher « inviter »/ })).toBeVisible()
  await expect(other.getByRole('option')).toHaveCount(1)
  await theirs.close()
})
