import { expect, type Locator, type Page } from '@playwright/test'
import { createCompany, test as base, type Company } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { press, tabTo } from '../support/keys.ts'
import { auditBothWidths, listen } from '../support/screens.ts'

const FORM = '/home/contratheque/contractList/new'
const ADMINISTRATION = '/home/administration'
const LAST = 'Zygène écarlate'

/** A company of its own, with five hundred and one people, folders, roles and templates. */
const test = base.extend({
  company: async ({ product, database }, use) => {
    const company = await createCompany(product, database, 'Halles et marchés')
    for (const statement of FIVE_HUNDRED_AND_ONE) await company.query(statement, [company.id, LAST])
    await use(company)
  },
})

const NAMES = `(select gen_random_uuid() as id, 'Numéro ' || lpad(n::text, 3, '0') as name from generate_series(1, 500) as n
  union all select gen_random_uuid(), $2) as made`
const FIVE_HUNDRED_AND_ONE = [
  `insert into person (company_id, id, last_name, email, status, role_id, created_at)
   select $1::uuid, made.id, made.name, made.id || '@halles.test', 'active',
     (select role.id from role where role.company_id = $1::uuid and role.key = 'reader'), now() from ${NAMES}`,
  `insert into folder (company_id, id, name) select $1::uuid, made.id, made.name from ${NAMES}`,
  `insert into role (company_id, id, name, kind, permissions) select $1::uuid, made.id, made.name, 'custom', '{}' from ${NAMES}`,
  `with made as materialized (select * from ${NAMES}), texts as (
     insert into text (company_id, id, numbering, locale) select $1::uuid, made.id, 'articles', 'fr' from made),
   versions as (
     insert into template_version (company_id, template_id, number, locale, document, schema_version, published_at)
     select $1::uuid, made.id, 1, 'fr', '{"title": "", "numbering": "articles", "blocks": []}', 1, now() from made)
   insert into template (company_id, id, text_id, title, published_version, created_at, managed_at, updated_at)
   select $1::uuid, made.id, made.id, made.name, 1, now(), now(), now() from made`,
]

async function openPage(
  company: Company,
  browser: Parameters<typeof company.administrator.open>[0],
) {
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  return {
    page,
    close: async () => {
      expectQuiet()
      await context.close()
    },
  }
}

/** The list says how much of it is there; what is found takes its place. */
async function findLast(page: Page, field: Locator): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(/^Les 5\d premiers sur \d+\s: tapez/)).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText('zygene ECAR')
  await page.getByRole('option', { name: LAST }).and(page.locator('[data-highlighted]')).waitFor()
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
}

test('the 501st template is chosen by the keyboard, and the others come as one moves down', async ({
  browser,
  company,
}) => {
  const { page, close } = await openPage(company, browser)
  await page.goto(FORM)
  const templates = page.getByRole('group', { name: 'Modèle', exact: true }).getByRole('radio')
  await expect(templates).toHaveCount(50)
  await expect(page.getByText('Les 50 premiers sur 502 : tapez pour préciser')).toBeVisible()
  await auditBothWidths(page, 'templates-to-choose')
  await templates.last().scrollIntoViewIfNeeded()
  await expect(templates).toHaveCount(100)
  await expect(page.getByText('Les 100 premiers sur 502 : tapez pour préciser')).toBeVisible()

  await tabTo(page, page.getByRole('searchbox', { name: 'Rechercher un modèle' }))
  await page.keyboard.insertText('zygene ECAR')
  await expect(templates).toHaveCount(1)
  await expect(page.getByText('1 choix', { exact: true })).toBeAttached()
  await tabTo(page, page.getByRole('radio', { name: LAST }))
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: LAST })).toBeChecked()

  // What was chosen stays in sight, whatever is looked for.
  await tabTo(page, page.getByRole('searchbox', { name: 'Rechercher un modèle' }), 'Shift+Tab')
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText('nulle part')
  await expect(page.getByText('Aucun modèle ne correspond à « nulle part ».')).toBeVisible()
  await expect(page.getByRole('radio', { name: LAST })).toBeChecked()
  await close()
})

test('the 501st person joins a group and is given a contract, all by the keyboard', async ({
  browser,
  company,
}) => {
  const { page, close } = await openPage(company, browser)
  await company.query(
    `insert into person_group (company_id, id, name) values ($1, $1, 'Juristes')`,
    [company.id],
  )
  await page.goto(`${ADMINISTRATION}/groupManagement/groupe/${company.id}`)
  await findLast(page, page.getByRole('combobox', { name: 'Ajouter des personnes' }))
  await auditBothWidths(page, 'member-to-add')
  await press(page, page.getByRole('button', { name: 'Ajouter', exact: true }))
  await expect(page.getByRole('listitem').filter({ hasText: LAST })).toBeVisible()

  const contractId = await writtenContract(company.administrator, 'Maintenance de la halle')
  await page.goto(`/home/contratheque/contractList/contract/${contractId}/edit`)
  await press(page, page.getByRole('button', { name: 'Partager', exact: true }))
  const dialog = page.getByRole('dialog', { name: /^Partager/ })
  await findLast(page, dialog.getByRole('combobox', { name: 'Avec qui' }))
  await auditBothWidths(page, 'recipient-to-share-with')
  await press(page, dialog.getByRole('button', { name: 'Partager le contrat' }))
  await expect(page.getByText('Contrat partagé.')).toBeVisible()
  await expect(dialog.getByText(LAST).first()).toBeVisible()
  await close()
})

test('the 501st role, folder and person are found by the keyboard', async ({
  browser,
  company,
}) => {
  const { page, close } = await openPage(company, browser)
  const emma = await company.join('reader', 'Emma Petit')
  await page.goto(`${ADMINISTRATION}/gestionUtilisateur?open=${emma.id}`)
  const person = page.getByRole('complementary')
  await findLast(page, person.getByRole('combobox', { name: 'Rôle' }))
  await press(page, person.getByRole('button', { name: 'Enregistrer' }))
  await expect(page.getByText(/Emma Petit.*est enregistré/)).toBeVisible()

  await company.query(`insert into folder (company_id, id, name) values ($1, $1, 'À ranger')`, [
    company.id,
  ])
  await page.goto(`${ADMINISTRATION}/classeurs?open=${company.id}`)
  await press(page, page.getByRole('button', { name: 'Déplacer…' }))
  const dialog = page.getByRole('dialog', { name: 'Déplacer « À ranger »' })
  await expect(dialog.getByRole('combobox')).toHaveValue('À la racine')
  await findLast(page, dialog.getByRole('combobox', { name: 'Dans le classeur' }))
  await auditBothWidths(page, 'folder-to-move-into')
  await press(page, dialog.getByRole('button', { name: 'Déplacer le classeur' }))
  await expect(page.getByText('« À ranger » est déplacé.')).toBeVisible()

  await page.goto(`${ADMINISTRATION}/audit`)
  await findLast(page, page.getByRole('combobox', { name: 'Personne' }))
  await expect(page).toHaveURL(/person=/)
  await expect(page.getByText(LAST, { exact: true }).first()).toBeVisible()
  await close()
})

test('a list that could not be loaded says so, and is asked again when it is opened', async ({
  browser,
  company,
}) => {
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  let isDown = true
  await page.route('**/choices/contract-types?**', (route) =>
    isDown
      ? route.fulfill({ status: 503, json: { code: 'BUSY', message: 'Réessayez.' } })
      : route.continue(),
  )
  await page.goto(FORM)
  const field = page.getByRole('combobox', { name: 'Type de contrat' })
  await field.click()
  await expect(page.getByText(/^La liste n’a pas pu être chargée/)).toBeVisible()
  await expect(page.getByText('Aucune correspondance')).toHaveCount(0)
  isDown = false
  await page.keyboard.press('Escape')
  await field.click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await context.close()
})
