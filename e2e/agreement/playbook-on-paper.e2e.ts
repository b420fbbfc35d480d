import { expect } from '@playwright/test'
import { lackingDraft, needPlaybook } from '../support/clauses.ts'
import { test } from '../support/company.ts'
import { auditBothWidths, listen } from '../support/screens.ts'

test('a workflow that needs the playbook holds a contract back that was signed on paper, until the deviation is accepted', async ({
  browser,
  company,
}) => {
  const keeper = company.administrator
  const contractId = await lackingDraft(keeper)
  await needPlaybook(keeper)
  const context = await keeper.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(`/home/contratheque/contractList/contract/${contractId}/edit?tab=validation`)
  const card = page.getByRole('region', { name: 'Clauses attendues' }).first()
  const window = page.getByRole('dialog', { name: /comme signé/ })
  const submit = window.getByRole('button', { name: 'Marquer comme signé, définitivement' })
  const open = async () => {
    await page.getByRole('button', { name: 'Autres actions sur le contrat' }).click()
    await page.getByRole('menuitem', { name: 'Marquer comme signé' }).click()
  }

  await test.step('the window says what deviates, and leads to it', async () => {
    await open()
    await expect(window).toContainText('faites accepter l’écart, avec sa raison')
    await expect(submit).toHaveAccessibleDescription(/Un point reste à corriger/)
    await auditBothWidths(page, 'mark-signed-deviating')
    await window.getByRole('button', { name: 'La clause « Réversibilité » manque.' }).click()
    await expect(window).toBeHidden()
    await expect(card).toBeFocused()
  })

  await test.step('once it is accepted, the contract is marked as signed', async () => {
    await card.getByRole('button', { name: /^Accepter/ }).click()
    const accepting = page.getByRole('dialog', { name: /^Accepter/ })
    await accepting.getByRole('textbox').fill('Données publiques.')
    await accepting.getByRole('button', { name: 'Accepter l’écart', exact: true }).click()
    await expect(accepting).toBeHidden()
    await open()
    await window.getByRole('checkbox', { name: /toutes les parties ont signé/ }).check()
    await expect(window).not.toContainText('manque')
    await window.getByLabel('Nom et prénom du signataire 2').fill('Élodie Müller')
    await submit.click()
    await expect(window).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
  expectQuiet()
  await context.close()
})
