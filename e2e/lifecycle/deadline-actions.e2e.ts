import { expect, type Page } from '@playwright/test'
import { contractPath } from '../journey/setup.ts'
import { test, type Company } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { must } from '../support/person.ts'
import { auditEveryLook } from '../support/every-look.ts'
import { audit, auditBothWidths, listen } from '../support/screens.ts'
import { signAlone } from '../support/signing-calls.ts'

/** Read once, on the company's calendar. */
const THIS_YEAR = Number(
  new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Paris' }).format(new Date()),
)

/** This year, renewed by agreement, and the page of its deadlines. */
async function openDeadlines(page: Page, company: Company, title: string, isSigned: boolean) {
  const { administrator, product } = company
  const contractId = await writtenContract(administrator, title)
  const path = `/contracts3/${contractId}`
  const { lifecycle } = must(await administrator.call('GET', `${path}/deadlines`), 200, 'reading')
  const stated = await administrator.call('PUT', `${path}/lifecycle`, {
    ...lifecycle,
    effectiveDate: `${THIS_YEAR}-01-01`,
    duration: { kind: 'span', count: 1, unit: 'years' },
    renewalType: 'withAgreement',
    renewalDuration: { count: 1, unit: 'years' },
  })
  must(stated, 200, 'stating the deadlines')
  if (isSigned) await signAlone(product, administrator, contractId)
  await page.goto(contractPath(contractId))
  await page.getByRole('tab', { name: 'Échéances' }).click()
}

test('a renewal is recorded, then a notice, which is withdrawn', async ({ browser, company }) => {
  const context = await company.administrator.open(browser, {
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await openDeadlines(page, company, 'Entretien des chaudières', true)
  const year = THIS_YEAR + 1

  await page.getByRole('button', { name: 'Enregistrer un renouvellement' }).click()
  const renewal = page.getByRole('dialog', { name: 'Enregistrer un renouvellement' })
  await expect(renewal.getByRole('radio', { name: /par accord/ })).toBeChecked()
  // Refused at its field, and nothing is lost.
  await renewal.getByRole('textbox', { name: 'Jour de l’accord ou de la demande' }).fill('')
  await renewal.getByRole('button', { name: 'Enregistrer le renouvellement' }).click()
  await expect(renewal.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
  await audit(page, '40-renewal-refused')
  await renewal.getByRole('textbox', { name: 'Jour de l’accord ou de la demande' }).fill(today())
  await renewal.getByRole('textbox', { name: 'Accord donné par' }).fill('Anne Martin, directrice')
  await expect(renewal).toContainText(`Le contrat court jusqu’au 31/12/${year} inclus.`)
  await renewal
    .getByLabel('Fichier (facultatif)', { exact: true })
    .last()
    .setInputFiles({
      name: 'renouvellement.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Les parties renouvellent'),
    })
  await auditEveryLook(page, '40b-renewal')
  await renewal.getByRole('button', { name: 'Enregistrer le renouvellement' }).click()
  await expect(renewal).toBeHidden()
  const renewals = page.getByRole('region', { name: 'Renouvellements' })
  await expect(renewals).toContainText(`Période du 01/01/${year} au 31/12/${year}`)
  await expect(renewals).toContainText('Accord donné par : Anne Martin, directrice')
  await expect(renewals.getByRole('link', { name: 'Télécharger renouvellement.txt' })).toBeVisible()
  await renewals.getByRole('button', { name: /^Corriger/ }).click()
  const correction = page.getByRole('dialog', { name: 'Corriger ce qui est enregistré' })
  await correction.getByRole('textbox', { name: 'Renouvelé jusqu’au' }).fill(`30/09/${year}`)
  await correction.getByRole('textbox', { name: 'Motif de la correction' }).fill('Neuf mois')
  await expect(correction).toContainText(`Le contrat court jusqu’au 30/09/${year} inclus.`)
  await correction.getByRole('button', { name: 'Enregistrer la correction' }).click()
  await expect(correction).toBeHidden()
  await expect(renewals).toContainText('Neuf mois')
  await expect(renewals).toContainText(`Période du 01/01/${year} au 30/09/${year}`)
  await auditEveryLook(page, '41-renewed')

  await page.getByRole('button', { name: 'Enregistrer la fin du contrat' }).click()
  const end = page.getByRole('dialog', { name: 'Enregistrer la fin du contrat' })
  await end.getByRole('radio', { name: /^Résiliation à une date/ }).check()
  await end.getByRole('radio', { name: 'L’autre partie' }).check()
  await end.getByRole('textbox', { name: 'Dernier jour en vigueur' }).fill(`30/06/${year}`)
  await audit(page, '42-end')
  await end.getByRole('button', { name: 'Enregistrer la fin' }).click()
  await expect(end).toBeHidden()
  const register = page.getByRole('region', { name: 'Préavis donnés et reçus' })
  await expect(register).toContainText(`il court jusqu’au 30/06/${year} inclus`)
  await expect(register).toContainText(`Dernier jour en vigueur : 30/06/${year}`)
  await expect(register).toContainText('reçue de l’autre partie')

  await register.getByRole('button', { name: 'Ajouter une preuve' }).click()
  const proof = page.getByRole('dialog', { name: /^Ajouter une preuve/ })
  await proof.getByRole('combobox', { name: 'Que prouve-t-elle ?' }).click()
  await page.getByRole('option', { name: 'Réception' }).click()
  await proof.getByRole('textbox', { name: 'Date prouvée' }).fill(today())
  await proof
    .getByLabel('Fichier (facultatif)', { exact: true })
    .last()
    .setInputFiles({
      name: 'accord.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Accord des parties'),
    })
  await auditEveryLook(page, '42b-proof')
  await proof.getByRole('button', { name: 'Enregistrer la preuve' }).click()
  await expect(proof).toBeHidden()
  await expect(register).toContainText(`Réception : ${today()}`)
  await expect(register.getByRole('link', { name: 'Télécharger accord.txt' })).toBeVisible()
  await auditEveryLook(page, '42c-register')

  await page.getByRole('button', { name: 'Annuler la fin enregistrée' }).click()
  const back = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(back).toContainText('Annuler la fin de « Entretien des chaudières » ?')
  await audit(page, '43-cancel-termination')
  await back.getByRole('textbox', { name: 'Motif' }).fill('Les parties continuent')
  await back.getByRole('button', { name: 'Annuler la fin enregistrée' }).click()
  await expect(back).toBeHidden()
  await expect(register).toContainText('Motif : Les parties continuent')
  expectQuiet()
  await context.close()
})

test('a contract is cancelled permanently, after a warning', async ({ browser, company }) => {
  const context = await company.administrator.open(browser, {
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await openDeadlines(page, company, 'Location de bennes', false)
  const giveUp = page.getByRole('button', { name: 'Abandonner le contrat' })
  await giveUp.click()
  const window = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(window).toContainText('cet abandon ne peut pas être annulé')
  await auditBothWidths(page, '44-give-up')
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
  await expect(giveUp).toBeFocused()
  await giveUp.click()
  await window.getByRole('button', { name: 'Abandonner le contrat' }).click()
  await expect(window).toBeHidden()
  await expect(page.getByText('Abandonné', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Lecture seule')).toBeVisible()
  await auditBothWidths(page, '45-given-up')
  expectQuiet()
  await context.close()
})

function today(): string {
  return new Intl.DateTimeFormat('fr-FR', {
    timeZone: 'Europe/Paris',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(new Date())
}
