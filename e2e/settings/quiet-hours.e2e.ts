import { expect } from '@playwright/test'
import { test } from '../support/company.ts'
import { must } from '../support/person.ts'
import { audit, listen, PHONE } from '../support/screens.ts'

test('a person chooses the hours in which no mails come', async ({ browser, company }) => {
  const { administrator } = company
  const context = await administrator.open(browser, { viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto('/home/options/personal')
  const quiet = page.getByRole('group', { name: 'Heures calmes' })
  await quiet.getByRole('switch', { name: 'Heures calmes' }).check()
  await expect(quiet.getByText('Jusqu’au lendemain.')).toBeVisible()
  await quiet.getByLabel(/^De(\s|$|\*)/).fill('20:30')
  await quiet.getByLabel(/^À/).fill('20:30')
  for (const day of ['Samedi', 'Dimanche'])
    await quiet.getByRole('checkbox', { name: day }).uncheck()
  await page.getByRole('switch', { name: 'Bilan de vos échéances, le lundi' }).uncheck()
  const section = page.getByRole('region', { name: 'E-mails' })
  await section.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(quiet.getByText('Le début et la fin doivent différer.')).toBeVisible()
  for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport)
    // The tabs of the options are then out of sight, not half under the header.
    await quiet.evaluate((group) => group.scrollIntoView({ block: 'center' }))
    await audit(page, 'quiet-hours')
  }
  await quiet.getByLabel(/^À/).fill('07:30')
  await section.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Préférences enregistrées')).toBeVisible()
  const saved = must(await administrator.call('GET', '/me/preferences'), 200, 'preferences')
  expect(saved.quietHours).toEqual({
    from: '20:30',
    to: '07:30',
    days: [1, 2, 3, 4, 5],
    timeZone: 'Europe/Paris',
  })
  expect(saved.weeklyOutlook).toBe(false)
  await quiet.getByRole('switch', { name: 'Heures calmes' }).uncheck()
  await section.getByRole('button', { name: 'Enregistrer' }).click()
  await expect
    .poll(async () => (await administrator.call('GET', '/me/preferences')).body.quietHours)
    .toBeNull()
  expectQuiet()
  await context.close()
})
