import { expect } from '@playwright/test'
import { test } from '../support/company.ts'
import { requestValidation, writtenContract } from '../support/contracts.ts'
import { must, PASSWORD } from '../support/person.ts'
import { auditEveryLook } from '../support/every-look.ts'
import { listen } from '../support/screens.ts'

test('a link of the mail leads through sign-in to the decision, which takes one more click', async ({
  browser,
  company: { administrator, join, product },
}) => {
  const validator = await join('validator', 'Paul Roux')
  const contractId = await writtenContract(administrator, 'Maintenance des ascenseurs')
  await requestValidation(administrator, contractId, [validator])
  const state = async () => {
    const answer = await administrator.call('GET', `/contracts3/${contractId}/validation`)
    return must(answer, 200, 'reading the validation').current.state
  }
  const [mail] = await product.mailsTo(validator.email, 1)
  const link = /\S+\/home\/tasks\/decision\/\S+choice=refused/.exec(mail!.text)![0]

  const context = await browser.newContext({
    baseURL: product.url,
    locale: 'fr-FR',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(new URL(link).pathname + new URL(link).search)
  await page.getByLabel('Adresse e-mail').fill(validator.email)
  await page.getByLabel(/^Mot de passe/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  const dialog = page.getByRole('dialog', { name: /^Refuser l’étape/ })
  await expect(dialog).toBeVisible()
  expect(await state()).toBe('running')
  const expectQuiet = listen(page)

  // Another choice than the link's.
  await dialog.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Votre décision' })).toBeVisible()
  await auditEveryLook(page, 'decision-page')
  await page.getByRole('button', { name: /^Valider l’étape/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Valider le contrat' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'prononcé' })).toBeVisible()
  expect(await state()).toBe('accepted')

  // The same link later: nothing opens, and it says why.
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'prononcé' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  must(await administrator.call('DELETE', `/contracts3/${contractId}/validation`), 200, 'ending it')
  await page.reload()
  await expect(page.getByText(/Rien n’est à décider ici/)).toBeVisible()
  expectQuiet()
  await context.close()
})
