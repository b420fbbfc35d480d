import { expect } from '@playwright/test'
import { contractPath } from '../journey/setup.ts'
import { test } from '../support/company.ts'
import { requestValidation, writtenContract } from '../support/contracts.ts'
import { auditEveryLook } from '../support/every-look.ts'
import { must } from '../support/person.ts'
import { listen } from '../support/screens.ts'

const DESK = { width: 1440, height: 900 }

/** As fields show days. */
function daysAhead(days: number): string {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-')
  return `${day}/${month}/${year}`
}

test('a step is late, is completed and reopened, and the draft then follows another workflow', async ({
  browser,
  company: { administrator },
}) => {
  const title = 'Location de chariots'
  const contractId = await writtenContract(administrator, title)
  const form = { name: 'Achats directs', predefined: 'negotiated' }
  must(await administrator.call('POST', '/administration/workflows', form), 201, 'a workflow')
  const context = await administrator.open(browser, { viewport: DESK })
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(contractPath(contractId))
  const line = page.getByRole('list', { name: 'Étapes du contrat' })
  const step = (name: string) => line.getByRole('button', { name: new RegExp(`^${name} ?,`) })
  const details = (name: string) => page.getByRole('dialog', { name, exact: true })

  await step('Rédaction').click()
  await details('Rédaction').getByLabel('Échéance de l’étape').fill(daysAhead(-2))
  await details('Rédaction').getByRole('button', { name: 'Enregistrer l’échéance' }).click()
  await expect(step('Rédaction')).toHaveAccessibleName(/en retard depuis le/)

  await page.goto('/home/contratheque/contractList')
  await page.getByRole('button', { name: /^Autres/ }).click()
  const filters = page.getByRole('dialog', { name: 'Autres filtres' })
  await filters.getByRole('combobox', { name: 'Échéance de l’étape' }).click()
  await page.getByRole('option', { name: 'En retard' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: new RegExp(title) })).toBeVisible()

  await page.goto(contractPath(contractId))
  await step('Rédaction').click()
  await details('Rédaction').getByRole('button', { name: 'Terminer l’étape' }).click()
  await expect(page.getByText('L’étape « Rédaction » est terminée.')).toBeVisible()
  await expect(step('Rédaction')).toHaveAccessibleName(/terminée/)
  await expect(step('Négociation')).toHaveAttribute('aria-current', 'step')
  await step('Rédaction').click()
  await expect(details('Rédaction')).toContainText(/Terminée le .* par /)
  await details('Rédaction').getByRole('button', { name: 'Rouvrir l’étape' }).click()
  await expect(page.getByText('L’étape « Rédaction » est rouverte.')).toBeVisible()
  await expect(step('Rédaction')).toHaveAttribute('aria-current', 'step')

  await line.getByRole('button', { name: 'Voir ou changer le workflow' }).click()
  const window = page.getByRole('dialog', { name: 'Workflow du contrat' })
  await window.getByRole('combobox', { name: 'Autre workflow' }).fill('Achats')
  await page.getByRole('option', { name: 'Achats directs' }).click()
  await expect(window.getByText('Le contrat sera à l’étape « Rédaction ».')).toBeVisible()
  await expect(window.getByText(/quittée/).first()).toBeVisible()
  await auditEveryLook(page, 'workflow-of-contract')
  await window.getByRole('button', { name: 'Changer de workflow' }).click()
  await expect(page.getByText('Le contrat suit le workflow « Achats directs ».')).toBeVisible()
  await expect(step('Validation')).toHaveCount(0)
  expectQuiet()
  await context.close()
})

test('whoever requested a validation moves the due day of its step, with a reason', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  const contractId = await writtenContract(administrator, 'Gestion des archives')
  const validator = await company.join('validator', 'Ana Costa')
  await requestValidation(administrator, contractId, [validator])
  const context = await administrator.open(browser, { viewport: DESK })
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(contractPath(contractId))
  await page.getByRole('tab', { name: 'Validation' }).click()
  await page.getByRole('button', { name: 'Fixer une échéance à l’étape « Juridique »' }).click()
  const window = page.getByRole('dialog', { name: 'Échéance de l’étape « Juridique »' })
  await expect(window).toContainText('Attendus : Ana Costa')
  await window.getByLabel('À décider au plus tard le').fill(daysAhead(-3))
  await window.getByLabel('Motif').fill('Signature avancée')
  await window.getByRole('button', { name: 'Enregistrer l’échéance' }).click()
  await expect(window.getByLabel('À décider au plus tard le')).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await auditEveryLook(page, 'due-day-refused')
  await window.getByLabel('À décider au plus tard le').fill(daysAhead(20))
  await window.getByRole('button', { name: 'Enregistrer l’échéance' }).click()
  await expect(window).toBeHidden()
  await expect(
    page.getByRole('button', { name: 'Déplacer l’échéance de l’étape « Juridique »' }),
  ).toBeVisible()
  expectQuiet()
  await context.close()
})
