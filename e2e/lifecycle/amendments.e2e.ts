import { expect, type Page } from '@playwright/test'
import { YEARLY_TERMS } from '../../apps/server/src/testing/standing-terms.ts'
import { contractPath } from '../journey/setup.ts'
import { test, type Company } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { must } from '../support/person.ts'
import { auditEveryLook } from '../support/every-look.ts'
import { audit, auditBothWidths, listen } from '../support/screens.ts'

async function lease({ administrator, query }: Company): Promise<string> {
  const contractId = await writtenContract(administrator, 'Gardiennage du siège')
  const put = async (path: string, body: object) =>
    must(
      await administrator.call('PUT', `/contracts3/${contractId}/${path}`, body),
      200,
      `stating ${path}`,
    )
  await put('lifecycle', YEARLY_TERMS)
  await put('fields', { values: { amount_incl_tax: 48_000_00 } })
  await query(
    `update contract set status = 'SIGNED', signature_date = '2025-12-15', locked_at = now(), lock_kind = 'signature' where id = $1`,
    [contractId],
  )
  return contractId
}

const act = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Autres actions sur le contrat' }).click()
  await page.getByRole('menuitem', { name }).click()
}

test('an amendment states what it changes, is marked as signed, and governs its contract', async ({
  browser,
  company,
}) => {
  const contractId = await lease(company)
  const context = await company.administrator.open(browser, {
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(contractPath(contractId))
  await act(page, 'Créer un avenant…')
  await page.getByRole('button', { name: 'Créer l’avenant' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Avenant n°/)

  const changes = page.getByRole('region', { name: 'Ce que cet avenant change' })
  await expect(changes).toContainText('ne modifie aucun terme suivi')
  await changes.getByRole('button', { name: 'Indiquer ce qu’il change' }).click()
  const form = page.getByRole('dialog', { name: 'Ce que change l’avenant' })
  await expect(form).toContainText('Rien pour l’instant')
  // Nothing is converted: another currency asks for the amount again.
  const amount = form.getByRole('textbox', { name: 'Montant TTC' })
  await form.getByRole('combobox', { name: 'Devise' }).click()
  await page.getByRole('option', { name: /dollar des États-Unis/i }).click()
  await expect(amount).toHaveValue('')
  await expect(form.getByText(/indiquez aussi le montant dans la nouvelle devise/)).toBeVisible()
  await amount.fill('52 000')
  const start = form.getByRole('textbox', { name: 'Date d’effet du contrat' })
  await start.fill('')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(form.getByText(/remplace cette valeur, il ne la retire pas/).first()).toBeVisible()
  await start.fill('15/03/2026')
  await form.getByRole('group', { name: 'Préavis' }).getByRole('textbox').first().fill('4')
  await form.getByRole('combobox', { name: 'Durée du contrat' }).click()
  await page.getByRole('option', { name: /Jusqu’à une date/ }).click()
  await form.getByRole('textbox', { name: 'Date fixée' }).fill('30/06/2027')
  await form.getByRole('radio', { name: /dernier jour en vigueur/i }).check()
  await expect(form.getByText(/C’est une prorogation/)).toBeVisible()
  await auditEveryLook(page, '70-amendment-form')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(form).toBeHidden()
  await expect(changes).toContainText('4 mois')
  await auditBothWidths(page, '71-amendment-sheet')

  await act(page, 'Marquer comme signé')
  const window = page.getByRole('dialog', { name: /comme signé/ })
  await window.getByRole('checkbox', { name: /toutes les parties ont signé/ }).check()
  await window.getByLabel('Nom et prénom du signataire 1').fill('Anne Martin')
  await window.getByLabel('Nom et prénom du signataire 2').fill('Élodie Müller')
  await window.getByRole('button', { name: 'Marquer comme signé, définitivement' }).click()
  await expect(window).toBeHidden()

  await page.goto(contractPath(contractId))
  const setBy = page.getByRole('link', { name: /^avenant 2026/ }).first()
  await setBy.scrollIntoViewIfNeeded()
  await expect(page.getByText(/48.000,00.€ jusqu’au/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Contrats liés' })).toContainText(
    /Montant en vigueur\s*52.000,00.USD/,
  )
  await auditEveryLook(page, '72-amended-sheet')
  await page.getByRole('tab', { name: 'Échéances' }).click()
  const terms = page.getByRole('region', { name: 'Ce que dit le contrat' })
  await expect(terms).toContainText('4 mois')
  await expect(terms).toContainText('15/03/2026')
  await expect(terms).toContainText('au lieu du 01/01/2026')
  await expect(terms.getByRole('link', { name: /^avenant 2026/ }).first()).toBeVisible()
  await terms.scrollIntoViewIfNeeded()
  await auditEveryLook(page, '73-amended-deadlines')

  // One history: what the contract says, then what the amendment sets, with its document.
  await terms.getByText('Préavis', { exact: true }).hover()
  await terms.getByRole('button', { name: 'Historique : Préavis' }).click()
  const history = page.getByRole('dialog', { name: 'Historique : Préavis' })
  const ofNotice = history.getByRole('region', { name: 'Préavis', exact: true })
  await expect(ofNotice.getByRole('listitem')).toContainText([/^3.mois/, /^4.mois/])
  await expect(ofNotice.getByRole('link', { name: /^avenant 2026/ })).toBeVisible()
  await audit(page, '75-history-of-notice')
  await page.keyboard.press('Escape')
  await terms
    .getByRole('link', { name: /^avenant 2026/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Avenant n°/)

  // One that was signed on paper is entered from its PDF, without dates of its own.
  await page.goto(contractPath(contractId))
  await act(page, 'Déposer un avenant déjà signé…')
  await expect(page.getByText(/Ce PDF sera un avenant au contrat/)).toContainText(
    'Gardiennage du siège',
  )
  await expect(page.getByLabel(/Date de signature/).first()).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Durée du contrat' })).toHaveCount(0)
  await auditEveryLook(page, '74-signed-amendment')

  // One that was signed without it is attached at any time, once what that changes was read.
  const found = await writtenContract(company.administrator, 'Avenant retrouvé')
  await company.query(
    `update contract set status = 'SIGNED', signature_date = '2026-02-02', locked_at = now(), lock_kind = 'marked' where id = $1`,
    [found],
  )
  await page.goto(contractPath(found))
  await page.getByRole('tab', { name: 'Synthèse' }).click()
  await page.getByRole('button', { name: /^Modifier.*Contrat-cadre/ }).click()
  await page.getByRole('combobox', { name: 'Contrat-cadre' }).fill('Gardiennage du siège')
  await page.getByRole('option', { name: /Gardiennage du siège/ }).click()
  const asked = page.getByRole('alertdialog', { name: /Rattacher ce contrat signé/ })
  await expect(asked).toContainText('ne change aucune valeur ni aucune échéance')
  await asked.getByRole('button', { name: 'Rattacher', exact: true }).click()
  await expect(page.getByText('Contrat rattaché')).toBeVisible()
  await page.goto(contractPath(contractId))
  await expect(page.getByRole('region', { name: 'Contrats liés' })).toContainText(
    'Avenant retrouvé',
  )
  expectQuiet()
  await context.close()
})
