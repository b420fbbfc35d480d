import { expect } from '@playwright/test'
import { contractPath } from '../journey/setup.ts'
import { test } from '../support/company.ts'
import { nearItsLimit } from '../support/near-limit.ts'
import { must } from '../support/person.ts'
import { auditEveryLook } from '../support/every-look.ts'
import { auditBothWidths, listen } from '../support/screens.ts'

const DESK = { viewport: { width: 1440, height: 900 } }

test('an alert is taken on in the bell, put off among the notifications, and both are on record', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  const contractId = await nearItsLimit(company, 'Entretien des ascenseurs')
  const page = await (await administrator.open(browser, DESK)).newPage()
  const expectQuiet = listen(page)
  await page.goto('/home/dashboard')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const bell = page.getByRole('dialog', { name: 'Notifications' })
  await expect(bell.getByRole('button', { name: /^Me le rappeler/ })).toBeVisible()
  await auditEveryLook(page, '70-alert-in-bell')
  await bell.getByRole('link', { name: /^Décider : / }).click()
  const deciding = page.getByRole('dialog', { name: /^Décider avant le/ })
  await expect(deciding.getByText('Que voulez-vous faire ?')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(deciding).toBeHidden()
  await expect(page).not.toHaveURL(/decide=/)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await bell.getByRole('button', { name: /^Je m’en charge/ }).click()
  const taking = page.getByRole('dialog', { name: 'Je m’en charge' })
  await expect(taking.getByText(/^L’échéance reste à décider/)).toBeVisible()
  await taking.getByRole('textbox', { name: /^Un mot pour les autres/ }).fill('J’appelle Élan')
  await auditEveryLook(page, '71-taking-on')
  await taking.getByRole('button', { name: 'Je m’en charge' }).click()
  await expect(page.getByText('Vous vous chargez de cette alerte.')).toBeVisible()

  await page.goto(contractPath(contractId))
  await page.getByRole('tab', { name: 'Échéances' }).click()
  const alerts = page.getByRole('region', { name: 'Alertes' })
  await expect(alerts.getByText('Vous vous en chargez')).toBeVisible()
  await alerts.getByText(/^Qui a été prévenu/).click()
  await expect(alerts.getByText(/parti le/)).toBeVisible()
  await alerts.scrollIntoViewIfNeeded()
  await auditEveryLook(page, '72-alert-record')
  await alerts.getByRole('button', { name: /^Annuler ma réponse/ }).click()
  await expect(alerts.getByRole('button', { name: /^Je m’en charge/ })).toBeVisible()

  await page.goto('/home/tasks/notifications')
  await page.getByRole('button', { name: /^Me le rappeler/ }).click()
  const later = page.getByRole('dialog', { name: 'Me le rappeler plus tard' })
  const until = later.getByRole('textbox', { name: /^Me le rappeler le/ })
  await until.fill('31/12/2099')
  await later.getByRole('button', { name: 'Me le rappeler' }).click()
  await expect(later.getByText(/ne peut pas être reportée au-delà du/).first()).toBeVisible()
  await auditBothWidths(page, '73-put-off-too-far')
  const latest = /Le (\S+) au plus tard/.exec((await later.textContent())!)![1]!
  await until.fill(latest)
  await later.getByRole('button', { name: 'Me le rappeler' }).click()
  await expect(page.getByText(`Cette alerte reviendra le ${latest}.`)).toBeVisible()
  await page.getByRole('tab', { name: 'Archive' }).click()
  await expect(page.getByText(`Reportée au ${latest}`)).toBeVisible()
  await auditBothWidths(page, '74-put-off-in-archive')

  const tasks = must(await administrator.call('GET', '/tasks?skip=0&status=later'), 200, 'tasks')
  await page.goto(`/home/tasks?status=later&task=${tasks.result.value[0]._id}`)
  await expect(page.getByRole('complementary').getByText(`Reportée au ${latest}`)).toBeVisible()
  await auditBothWidths(page, '75-put-off-task')
  expectQuiet()
})

test('who administers people sees the calendars of everybody and revokes them', async ({
  browser,
  company,
}) => {
  const claire = await company.join('contractManager', 'Claire Roux')
  for (const scope of ['owned', 'visible'])
    must(await claire.call('POST', '/me/calendars', { scope }), 201, 'a calendar')
  const mary = await company.join('administrator', 'Mary Stone', 'en')
  const page = await (await mary.open(browser, DESK)).newPage()
  const expectQuiet = listen(page)
  await page.goto('/home/administration/gestionUtilisateur')
  await page.getByRole('button', { name: 'Calendars' }).click()
  const calendars = page.getByRole('dialog', { name: 'Calendars of the company' })
  await expect(calendars.getByText('All contracts they can see')).toBeVisible()
  await auditBothWidths(page, '76-calendars')
  await calendars.getByRole('button', { name: 'Revoke all calendars of Claire Roux' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(page.getByText('Calendars of Claire Roux revoked')).toBeVisible()
  await expect(calendars.getByText('Nobody has a calendar.')).toBeVisible()
  expectQuiet()
})
