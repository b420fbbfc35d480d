import { expect, type Page } from '@playwright/test'
import { test } from '../support/company.ts'
import {
  grantLevel,
  requestValidation,
  sendForSignature,
  writtenContract,
} from '../support/contracts.ts'
import { openScreen } from '../support/open-screen.ts'

const contractPath = (contractId: string, rest = '/edit') =>
  `/home/contratheque/contractList/contract/${contractId}${rest}`

async function expectNotFound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible()
  await expect(page.getByText('Code d’erreur : 404')).toBeVisible()
}

test('a person who is not a validator sees disabled buttons with the server’s reason', async ({
  browser,
  company,
}) => {
  const contractId = await writtenContract(company.administrator, 'Accord de confidentialité')
  const validator = await company.join('validator', 'Vera Costa')
  const other = await company.join('validator', 'Omar Haddad')
  const stepId = await requestValidation(company.administrator, contractId, [validator])
  await grantLevel(company, contractId, other, 'editor')

  const context = await other.open(browser)
  const page = await context.newPage()
  await openScreen(page, contractPath(contractId, '/edit?tab=validation'))
  const panel = page.getByRole('region', { name: 'Validation du contrat' })
  await expect(panel.getByText('Vera Costa')).toBeVisible()
  const words = 'Vous n’êtes pas valideur de cette étape'
  for (const name of [/^Valider l’étape/, /^Refuser l’étape/])
    await expectReason(page, panel.getByRole('button', { name }), words)

  const decision = { decision: 'accepted', reason: '' }
  const path = `/contracts3/${contractId}/validation/${stepId}/decision`
  const refused = await other.call('PUT', path, decision)
  expect([refused.status, refused.body.message]).toEqual([403, words])
  // The validator can.
  const asked = await validator.open(browser)
  const theirs = await asked.newPage()
  await theirs.goto(contractPath(contractId, '/edit?tab=validation'))
  await expect(theirs.getByRole('button', { name: /Valider l’étape/ })).toBeEnabled()
  await Promise.all([context.close(), asked.close()])
})

test('another company cannot find the contract, its file, its signature or its words', async ({
  browser,
  company,
  otherCompany,
}) => {
  const title = 'Cession confidentielle Zéphyr'
  const contractId = await writtenContract(company.administrator, title)
  await sendForSignature(company.administrator, contractId)
  const stranger = otherCompany.administrator

  const context = await stranger.open(browser)
  const page = await context.newPage()
  const answers: string[] = []
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) answers.push(await response.text().catch(() => ''))
  })
  for (const rest of ['', '/edit', '/sign', '/document'])
    await test.step(`the page ${rest}`, async () => {
      await page.goto(contractPath(contractId, rest))
      await expectNotFound(page)
    })
  await openScreen(page, '/home/contratheque/contractList')
  await expect(page.getByRole('heading', { name: 'Liste des documents', level: 1 })).toBeVisible()
  await expect(page.getByText(title)).toHaveCount(0)
  await openScreen(page, '/home/contratheque/contractList/search?q=Zéphyr')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  expect(
    answers.filter((text) => text.includes('Zéphyr') && text.includes('confidentielle')),
  ).toEqual([])

  for (const rest of [
    '',
    '/document',
    '/original',
    '/signature',
    '/signature/document',
    '/signature/document.pdf',
    '/signed',
    '/activity',
    '/validation',
    '/deadlines',
  ]) {
    const { status, body } = await stranger.call('GET', `/contracts3/${contractId}${rest}`)
    expect([rest, status]).toEqual([rest, 404])
    expect(JSON.stringify(body)).not.toContain('Zéphyr')
  }
  await context.close()
})

test('an address of administration with an unknown or invalid id says so beside the list', async ({
  browser,
  company,
}) => {
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  for (const open of [
    'projets?open=abc',
    'projets?open=01a1fc00-76ed-7a30-b19a-7c6dcd73e16b',
    'gestionUtilisateur?open=abc',
    'audit?open=abc',
  ])
    await test.step(open, async () => {
      await page.goto(`/home/administration/${open}`)
      const panel = page.getByRole('complementary').last()
      await expect(panel.getByRole('heading', { name: 'Introuvable' })).toBeVisible()
      await expect(panel).toContainText(
        'Cet élément n’existe pas, a été supprimé ou ne vous est pas accessible.',
      )
    })
  await context.close()
})

test('a reader sees disabled actions with their reason', async ({ browser, company }) => {
  const contractId = await writtenContract(company.administrator, 'Contrat-cadre transport')
  const reader = await company.join('reader', 'Rosa Lind')
  await grantLevel(company, contractId, reader, 'reader')
  const context = await reader.open(browser)
  const page = await context.newPage()
  await openScreen(page, '/home/contratheque/contractList')
  const create = page.getByRole('button', { name: 'Nouveau contrat' })
  await expect(create).toHaveAttribute('aria-disabled', 'true')
  await expectReason(page, create, 'Vous n’êtes pas autorisé à créer un contrat')

  await openScreen(page, contractPath(contractId))
  await expect(page.getByText('Lecture seule.')).toBeVisible()
  await expect(
    page.getByText('Vous n’êtes pas autorisé à modifier le contrat').first(),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Texte de/ })).toHaveCount(0)
  await openScreen(page, contractPath(contractId, '/edit?tab=signing'))
  const send = page.getByRole('button', { name: 'Envoyer pour signature' })
  await expectReason(page, send, 'Vous n’êtes pas autorisé à envoyer le contrat pour signature')

  await openScreen(page, contractPath(contractId, '/edit?tab=validation'))
  const request = page.getByRole('button', { name: 'Demander la validation' })
  await expectReason(page, request, 'Vous n’êtes pas autorisé à modifier le contrat')

  await openScreen(page, contractPath(contractId, '/edit?tab=deadlines'))
  const dates = page.getByRole('button', { name: /échéances|dates/i }).first()
  await expectReason(page, dates, 'Vous n’êtes pas autorisé à configurer les dates')

  await openScreen(page, contractPath(contractId, '/edit?tab=summary'))
  const file = page.getByRole('button', { name: 'Modifier : Classeurs' })
  await expectReason(page, file, 'Vous n’êtes pas autorisé à modifier le contrat')

  // Bypassing the buttons leads to the same words.
  const refused = await reader.call('PUT', `/contracts3/${contractId}`, { title: 'Autre' })
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'Vous n’êtes pas autorisé à modifier le contrat',
  ])
  await context.close()
})

/** The button is disabled, does nothing, and its reason is its description. */
async function expectReason(page: Page, button: ReturnType<Page['getByRole']>, reason: string) {
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAccessibleDescription(new RegExp(reason))
  const { length: before } = page.context().pages()
  const address = page.url()
  await button.click({ force: true })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect([page.url(), page.context().pages().length]).toEqual([address, before])
}
