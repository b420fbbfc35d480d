import { expect } from '@playwright/test'
import { expectNoViolation } from '../support/axe.ts'
import { test } from '../support/company.ts'
import { requestValidation, writtenContract } from '../support/contracts.ts'

test('a manager passes a late task of their team on to who may do it, and reminds who is awaited', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  const mona = await company.join('contributor', 'Mona Manager')
  const ana = await company.join('contributor', 'Ana Martin')
  const carl = await company.join('contributor', 'Carl Petit')
  const rita = await company.join('reader', 'Rita Roche')
  await company.query('update person set manager_id = $1 where id = any($2::uuid[])', [
    mona.id,
    [ana.id, carl.id],
  ])
  const contractId = await writtenContract(administrator, 'Entretien des toitures')
  await administrator.call('POST', `/contracts3/${contractId}/shares`, {
    personIds: [mona.id, ana.id, carl.id, rita.id],
    level: 'editor',
  })
  await company.query(
    `insert into task (company_id, id, person_id, kind, contract_id, subject_id, status, created_at)
      values ($1, gen_random_uuid(), $2, 'decideOnDeadline', $3, gen_random_uuid(), 'TODO', now() - interval '12 days')`,
    [company.id, ana.id, contractId],
  )
  await administrator.call('POST', `/contracts3/${contractId}/tasks`, {
    title: 'Vérifier le plafond',
    personId: ana.id,
  })
  await company.query(`update task_request set due_on = current_date - 3 where contract_id = $1`, [
    contractId,
  ])
  await requestValidation(mona, contractId, [carl])

  const context = await mona.open(browser)
  const page = await context.newPage()
  await page.goto('/home/tasks')
  await page.getByRole('tab', { name: 'Mon équipe' }).click()
  const rows = page.getByRole('table', { name: 'Tâches ouvertes de votre équipe' }).getByRole('row')
  await expect(rows.filter({ hasText: 'Entretien des toitures' })).toHaveCount(3)
  await page.getByRole('button', { name: /^Ana Martin/ }).click()
  await expect(rows.filter({ hasText: 'Entretien des toitures' })).toHaveCount(2)
  await expectNoViolation(page)

  // Who may take both can be chosen; who may take one is told which right is missing.
  await page.getByRole('checkbox', { name: /Vérifier le plafond/ }).check()
  await page.getByRole('checkbox', { name: /Décider de la suite/ }).check()
  await page.getByRole('button', { name: 'Transmettre (2)' }).click()
  const over = page.getByRole('dialog', { name: 'Transmettre 2 tâches' })
  await over.getByRole('combobox').fill('Rita')
  const rita1 = page.getByRole('option', { name: /^Rita/ })
  await expect(rita1).toContainText('Peut en reprendre 1 sur 2')
  await expect(rita1).toContainText('Configurer les dates')
  await over.getByRole('combobox').fill('Carl')
  await page.getByRole('option', { name: /^Carl/ }).click()
  await expectNoViolation(page)
  await over.getByRole('button', { name: 'Transmettre' }).click()
  await expect(page.getByText('2 tâches transmises')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Carl Petit.*3 tâches ouvertes/ })).toBeVisible()

  await page.getByRole('tab', { name: 'Ce qui bloque' }).click()
  await expect(page.getByRole('region', { name: 'Par personne' })).toContainText('Carl Petit')
  await page.getByRole('button', { name: /^Relancer : Entretien des toitures/ }).click()
  await expect(page.getByText('Relance envoyée à Carl Petit.')).toBeVisible()
  await expect(page.getByText(/^relance le /)).toBeVisible()
  await expectNoViolation(page)
  await context.close()

  // Whom nobody reports to has no team to see.
  const hers = await rita.open(browser, { viewport: { width: 360, height: 740 } })
  const phone = await hers.newPage()
  await phone.goto('/home/tasks?view=awaited')
  await expect(
    phone.getByRole('list', { name: 'Ce qui est attendu, et de qui' }).getByRole('listitem'),
  ).toContainText('Carl Petit')
  await expect(phone.getByRole('tab', { name: 'Mon équipe' })).toBeHidden()
  await expectNoViolation(phone)
  await hers.close()
})
