import { expect, type Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { test, type Company } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { lastCode, lastLink } from '../support/letters.ts'
import { must, type Person } from '../support/person.ts'
import { audit, auditBothWidths, listen, PHONE } from '../support/screens.ts'

/** A published template that asks the counterparty, under a heading of its own. */
async function askingTemplate(
  author: Person,
): Promise<{ id: string; title: string; version: number }> {
  const [starter] = must(
    await author.call('GET', '/model/contracts?search=prestation'),
    200,
    'list',
  ).value
  const { _id: id, title } = must(
    await author.call('POST', `/model/contracts/${starter._id}/copies`),
    201,
    'copy',
  )
  return { id, title, version: 1 }
}

async function contractOf(author: Person, { id, title }: { id: string; title: string }) {
  const first = async (noun: string) =>
    must(await author.call('GET', `/choices/${noun}?$top=1`), 200, noun).value[0]._id
  const { _id } = must(
    await author.call('POST', '/contracts3', {
      title: `${title} Alcyon`,
      typeId: await first('contract-types'),
      projectId: await first('projects'),
      ownerId: author.id,
      from: { kind: 'template', templateId: id },
    }),
    201,
    'creating a contract',
  )
  return _id as string
}

async function field(company: Company, label: string, changes: object): Promise<string> {
  const { variable } = must(
    await company.administrator.call('POST', '/administration/tagged-fields', {
      label,
      type: 'text',
      isMetadata: true,
      ...changes,
    }),
    201,
    'creating a field',
  )
  return variable
}

const summaryOf = (contractId: string) =>
  `/home/contratheque/contractList/contract/${contractId}/edit?tab=summary`

async function openAnswers(page: Page, company: Company, email: string): Promise<void> {
  await page.goto(await lastLink(company.product, email))
  await expect(page.getByText('vous pose quelques questions')).toBeVisible()
  await page.getByRole('button', { name: 'Recevoir le code' }).click()
  await page.getByLabel('Code à six chiffres').fill(await lastCode(company.product, email, 2))
  await page.getByRole('button', { name: 'Ouvrir les questions' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Alcyon')
}

test('the counterparty answers what the template asks of it, and the answers are taken one by one', async ({
  browser,
  company,
}) => {
  const author = await company.join('contractManager', 'Inès Marchetti')
  const context = await author.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  const template = await askingTemplate(author)
  const email = `rania.${randomUUID().slice(0, 8)}@client.test`

  await test.step('a question of the template is for the counterparty', async () => {
    await page.goto(`/home/contratheque/modele/${template.id}`)
    await page.getByRole('tab', { name: 'Formulaire' }).click()
    const questions = page.getByRole('list', { name: 'Questions du formulaire' })
    await questions
      .getByRole('button', { name: /de « Taux de TVA »/ })
      .last()
      .click()
    await questions.getByRole('combobox', { name: /^Rubrique/ }).fill('Votre facturation')
    await questions.getByRole('textbox', { name: /^Aide/ }).fill('Celui de vos factures')
    await questions.getByRole('combobox', { name: 'Qui répond' }).click()
    await page.getByRole('option', { name: 'La contrepartie' }).click()
    await audit(page, 'template-form-counterparty')
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().endsWith('/start'),
    )
    await page.getByRole('button', { name: 'Enregistrer le formulaire' }).click()
    expect((await saved).status()).toBe(200)
    must(
      await author.call('POST', `/model/contracts/${template.id}/versions`, { note: '' }),
      201,
      'publish',
    )
  })

  await test.step('the form of a new contract sets it apart', async () => {
    await page.goto('/home/contratheque/contractList/new')
    await page
      .getByRole('radio', { name: new RegExp(`^${template.title.replaceAll(/[()]/g, '.')}`) })
      .check()
    const apart = page.getByRole('region', { name: 'Demandé à la contrepartie' })
    await expect(apart.getByRole('textbox', { name: 'Taux de TVA' })).toBeVisible()
    await apart.scrollIntoViewIfNeeded()
    await audit(page, 'new-contract-counterparty')
  })

  const contractId = await contractOf(author, template)
  await test.step('the page of the contract asks for it', async () => {
    await page.goto(summaryOf(contractId))
    const section = page.getByRole('region', { name: 'Questions à la contrepartie' })
    await expect(section).toContainText('1 question attend la contrepartie')
    await section.getByRole('button', { name: 'Demander à la contrepartie' }).click()
    const dialog = page.getByRole('dialog', { name: 'Demander à la contrepartie' })
    await expect(dialog.getByRole('checkbox', { name: 'Taux de TVA' })).toBeChecked()
    await dialog.getByRole('button', { name: 'Envoyer les questions' }).click()
    await expect(dialog.getByText('Saisissez une adresse e-mail valide.').first()).toBeVisible()
    await dialog.getByLabel('Nom').fill('Rania Amar')
    await dialog.getByRole('textbox', { name: /^E-mail/ }).fill(email)
    await dialog.getByLabel(/^Message/).fill('Bonjour, il nous manque ceci.')
    await auditBothWidths(page, 'ask-counterparty')
    await dialog.getByRole('button', { name: 'Envoyer les questions' }).click()
    await expect(section.getByText('En attente')).toBeVisible()
    await audit(page, 'questionnaire-asked')
  })

  const outside = await browser.newContext({ baseURL: company.product.url, locale: 'fr-FR' })
  const guest = await outside.newPage()
  const expectGuestQuiet = listen(guest)
  await test.step('the person outside answers, saves, sends and corrects', async () => {
    await guest.setViewportSize(PHONE)
    await openAnswers(guest, company, email)
    await expect(guest.getByRole('heading', { name: 'Votre facturation' })).toBeVisible()
    await expect(guest.getByText('Celui de vos factures')).toBeVisible()
    await audit(guest, 'questions')
    const rate = guest.getByRole('textbox', { name: 'Taux de TVA' })
    await rate.fill('vingt')
    await rate.blur()
    await expect(guest.getByText('Une réponse n’est pas enregistrée')).toBeVisible()
    await rate.fill('20')
    await expect(guest.getByText(/Enregistré à \d\d:\d\d, pas encore envoyé/)).toBeVisible()
    await guest.reload()
    await expect(rate).toHaveValue('20')
    const busy = { status: 503, json: { code: 'BUSY', message: 'Réessayez.' } }
    await guest.route('**/answers', (route) => route.fulfill(busy))
    await rate.fill('19')
    await expect(guest.getByText('Non enregistré : Réessayez.')).toBeVisible()
    await expect(guest.getByRole('button', { name: 'Réessayer' })).toBeVisible()
    await audit(guest, 'questions-not-saved')
    await guest.reload()
    await expect(rate).toHaveValue('19')
    await guest.unroute('**/answers')
    await rate.fill('21')
    await rate.press('Enter')
    await expect(guest.getByText(/Enregistré à/)).toBeVisible()
    await guest.setViewportSize({ width: 1440, height: 900 })
    await audit(guest, 'questions-written')
    await guest.getByRole('button', { name: 'Envoyer mes réponses' }).click()
    await expect(guest.getByRole('heading', { name: 'Vos réponses sont envoyées' })).toBeVisible()
    await auditBothWidths(guest, 'questions-receipt')
    await guest.getByRole('button', { name: 'Modifier mes réponses' }).click()
    await rate.fill('15')
    await expect(guest.getByText(/Enregistré à/)).toBeVisible()
    const other = await outside.newPage()
    await other.goto(guest.url())
    await expect(other.getByText('sans les envoyer')).toBeVisible()
    await other.getByRole('button', { name: 'Modifier mes réponses' }).click()
    await other.getByRole('textbox', { name: 'Taux de TVA' }).fill('12')
    await expect(other.getByText(/Enregistré à/)).toBeVisible()
    await rate.fill('14')
    const contested = guest.getByRole('alert').filter({ hasText: 'Une autre page ouverte' })
    await expect(contested).toContainText('12')
    await auditBothWidths(guest, 'questions-contested')
    await contested.getByRole('button', { name: 'Garder ma réponse' }).click()
    await expect(contested).toHaveCount(0)
    await other.close()
    await rate.fill('10')
    await guest.getByRole('button', { name: 'Envoyer mes réponses' }).click()
    await expect(guest.getByText('10 %')).toBeVisible()
    await guest.getByRole('button', { name: /Français/ }).click()
    await guest.getByRole('menuitem', { name: 'Español' }).click()
    await expect(
      guest.getByRole('heading', { name: 'Sus respuestas se han enviado' }),
    ).toBeVisible()
    await guest.setViewportSize(PHONE)
    await audit(guest, 'questions-receipt-es')
  })

  await test.step('what one of ours typed meanwhile stands beside the answer, which is taken', async () => {
    const { variable } = must(
      await author.call('GET', `/contracts3/${contractId}/questionnaires`),
      200,
      'reading',
    ).questionnaires[0].questions[0]
    must(
      await author.call('PUT', `/contracts3/${contractId}/fields`, { values: { [variable]: 5.5 } }),
      200,
      'typing',
    )
    await page.reload()
    const section = page.getByRole('region', { name: 'Questions à la contrepartie' })
    await expect(section.getByText(/Remplacerait/)).toBeVisible()
    await auditBothWidths(page, 'questionnaire-answered')
    await section.getByRole('button', { name: /^Reprendre/ }).click()
    await expect(section.getByText('Réponses reprises')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Champs du contrat' })).toContainText('10 %')
    await guest.reload()
    await expect(guest.getByText('todas sus respuestas se han recibido')).toBeVisible()
    await audit(guest, 'questions-over-es')
  })
  expectQuiet()
  expectGuestQuiet()
  await Promise.all([context.close(), outside.close()])
})

test('a contract without a template asks for several kinds of values, and answers go back with a word', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  const tag = randomUUID().slice(0, 4)
  const variables = [
    await field(company, `Forme ${tag}`, { type: 'singleChoice', choices: ['SAS', 'SARL'] }),
    await field(company, `Durée ${tag}`, { type: 'duration' }),
    await field(company, `Début ${tag}`, { type: 'date' }),
    await field(company, `Assurée ${tag}`, { type: 'yesNo' }),
  ]
  const contractId = await writtenContract(administrator, 'Entretien Alcyon')
  const email = `noe.${tag}@client.test`
  must(
    await administrator.call('POST', `/contracts3/${contractId}/questionnaires`, {
      name: 'Noé Vidal',
      email,
      variables,
    }),
    201,
    'asking',
  )
  const outside = await browser.newContext({ baseURL: company.product.url, locale: 'fr-FR' })
  const guest = await outside.newPage()
  await openAnswers(guest, company, email)
  await guest.getByRole('combobox', { name: `Forme ${tag}` }).click()
  await guest.getByRole('option', { name: 'SARL' }).click()
  await guest.getByLabel(`Durée ${tag}, Nombre`).fill('3')
  await guest.getByRole('radio', { name: 'Oui' }).check()
  await expect(guest.getByText('1 question sans réponse')).toBeVisible()
  await auditBothWidths(guest, 'questions-kinds')
  await guest.getByRole('button', { name: 'Envoyer mes réponses' }).click()
  await expect(guest.getByText('3 mois')).toBeVisible()

  const inside = await administrator.open(browser)
  const page = await inside.newPage()
  await page.goto(summaryOf(contractId))
  const section = page.getByRole('region', { name: 'Questions à la contrepartie' })
  await section.getByRole('button', { name: 'Renvoyer avec un mot' }).click()
  await section.getByLabel('Un mot à Noé Vidal').fill('Quel jour commence-t-on ?')
  await audit(page, 'questionnaire-return')
  await section.getByRole('button', { name: 'Renvoyer', exact: true }).click()
  await expect(section.getByText('Renvoyées pour correction')).toBeVisible()
  await guest.reload()
  await expect(guest.getByText('Quel jour commence-t-on ?')).toBeVisible()
  await expect(guest.getByRole('combobox', { name: `Forme ${tag}` })).toContainText('SARL')
  await audit(guest, 'questions-returned')
  await guest.getByRole('button', { name: 'Envoyer mes réponses' }).click()
  await expect(guest.getByRole('heading', { name: 'Vos réponses sont envoyées' })).toBeVisible()

  await section.getByRole('button', { name: 'Retirer les questions' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer les questions' }).click()
  await expect(section.getByText('Retirées', { exact: true })).toBeVisible()
  await guest.reload()
  await expect(guest.getByText('votre interlocuteur a retiré sa demande')).toBeVisible()
  await Promise.all([inside.close(), outside.close()])
})
