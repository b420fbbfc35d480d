import { expect, type Browser, type Page } from '@playwright/test'
import { test, type Company } from '../support/company.ts'

async function openIntegrations(browser: Browser, company: Company): Promise<Page> {
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await page.goto('/home/options/integrations')
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

test('a connection is tested before it is saved, and what is wrong is said in words', async ({
  browser,
  company,
}) => {
  const page = await openIntegrations(browser, company)
  const sharing = page.getByRole('region', { name: 'Partage de documents' })
  const button = sharing.getByRole('button', { name: 'Tester la connexion' })
  const url = sharing.getByRole('textbox', { name: 'URL' })

  await button.click()
  await expect(sharing.getByRole('alert')).toContainText('5 champs')

  await url.fill('http://169.254.169.254/latest')
  await sharing.getByRole('textbox', { name: 'URI du site' }).fill('/sites/acme')
  await sharing.getByRole('textbox', { name: 'Chemin du dossier de travail' }).fill('Contrats')
  await sharing.getByRole('textbox', { name: 'Nom d’utilisateur' }).fill('tacite')
  await sharing.getByLabel('Mot de passe', { exact: false }).first().fill('canari-partage')
  // What was wrong with other values is not said of these.
  await expect(sharing.getByRole('alert')).toHaveCount(0)
  await button.click()
  await expect(sharing.getByRole('alert')).toContainText('désigne un réseau interne')

  await url.fill('https://partage.invalid/dav')
  await button.click()
  await expect(sharing.getByRole('status')).toHaveText(
    'Ce nom de service n’existe pas : vérifiez l’adresse.',
  )
  await expect(sharing.getByText('Non configuré')).toBeVisible()

  await page.route('**/api/v1/integrations/test', (route) =>
    route.fulfill({ json: { result: 'WORKS' } }),
  )
  await button.click()
  await expect(sharing.getByRole('status')).toHaveText('La connexion fonctionne.')
  await url.fill('https://ailleurs.invalid/dav')
  await expect(sharing.getByRole('status')).toBeEmpty()
})

test('what cannot be tested says why', async ({ browser, company }) => {
  const page = await openIntegrations(browser, company)
  for (const [name, reason] of [
    ['Fournisseur de signature 2', 'Cette version ne se connecte pas encore'],
    ['Horodatage', 'Aucune autorité d’horodatage n’est réglée'],
  ] as const) {
    const section = page.getByRole('region', { name })
    const button = section.getByRole('button', { name: 'Tester la connexion' })
    await expect(button).toHaveAccessibleDescription(new RegExp(reason))
  }
})
