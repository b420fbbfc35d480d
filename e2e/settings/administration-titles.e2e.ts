import type { Locale } from '@tacite/domain/locale.ts'
import { expect } from '@playwright/test'
import { test } from '../support/company.ts'
import { openScreen } from '../support/open-screen.ts'
import { must } from '../support/person.ts'

/** Pages by their address, each with its own name in French. */
const PAGES = [
  ['taggedFields', 'Champs balisés'],
  ['typeContract', 'Types de contrats'],
  ['cycleValidation', 'Circuits de validation'],
  ['classeurs', 'Classeurs'],
  ['roleManagement', 'Rôles'],
  ['roleManagement/newRole', 'Nouveau rôle'],
  ['groupManagement', 'Groupes'],
  ['workflow', 'Workflows'],
  ['gestionUtilisateur', 'Utilisateurs'],
  ['categorie', 'Catégories'],
] as const

const AREA: Record<Locale, RegExp> = {
  fr: / · Administration · Tacite$/,
  en: / · Administration · Tacite$/,
  es: / · Administración · Tacite$/,
}

test('every page of the area names it in its title, in the reader’s language', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  const context = await administrator.open(browser)
  const page = await context.newPage()
  for (const [address, name] of PAGES) {
    await openScreen(page, `/home/administration/${address}`)
    await expect(page).toHaveTitle(`${name} · Administration · Tacite`)
  }
  const { value: workflows } = must(
    await administrator.call('GET', '/administration/workflows'),
    200,
    'workflows',
  )
  await page.goto(`/home/administration/workflow/edit/${workflows[0]._id}`)
  await expect(page).toHaveTitle(`${workflows[0].name} · Administration · Tacite`)
  for (const locale of ['en', 'es'] as const) {
    must(await administrator.call('PUT', '/me/language', { i18n: locale }), 200, 'language')
    await page.goto('/home/administration/classeurs')
    await expect(page).toHaveTitle(AREA[locale])
  }
  await context.close()
})

test('a renamed record renames its page', async ({ browser, company }) => {
  const { administrator } = company
  const role = must(
    await administrator.call('POST', '/roles', { name: 'Copie', permissions: ['contracts3:list'] }),
    201,
    'a role',
  )
  const context = await administrator.open(browser)
  const page = await context.newPage()
  await page.goto('/home/administration/roleManagement')
  await page.getByRole('link', { name: 'Copie' }).first().click()
  await expect(page).toHaveURL(new RegExp(role._id as string))
  await expect(page).toHaveTitle('Copie · Administration · Tacite')
  const announced = (title: string) => page.getByRole('status').filter({ hasText: title })
  await expect(announced('Copie · Administration · Tacite')).toHaveCount(1)
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Juriste')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page).toHaveTitle('Juriste · Administration · Tacite')
  await expect(announced('Juriste · Administration · Tacite')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Juriste', level: 1 })).toBeVisible()
  await context.close()
})
