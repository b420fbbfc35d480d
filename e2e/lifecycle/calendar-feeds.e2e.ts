import { expect } from '@playwright/test'
import { test } from '../support/company.ts'
import { must } from '../support/person.ts'
import { audit, auditBothWidths, listen } from '../support/screens.ts'

test('a person follows a folder in their calendar, replaces its link and deletes it', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  must(
    await administrator.call('POST', '/tags', { name: 'Immeubles', ownerId: null }),
    201,
    'a folder',
  )
  const context = await administrator.open(browser, { viewport: { width: 1440, height: 900 } })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto('/home/administration/classeurs')
  await page.getByRole('treeitem', { name: /Immeubles/ }).click()
  await page.getByRole('link', { name: 'Suivre dans mon agenda' }).click()

  const section = page.getByRole('region', { name: 'Agenda', exact: true })
  await expect(section.getByRole('combobox', { name: 'Classeur' })).toHaveValue('Immeubles')
  await expect(section.getByRole('button', { name: 'Créer l’agenda' })).toBeInViewport()
  await expect(section.getByText(/^Quiconque a le lien lit/)).toBeVisible()
  await audit(page, 'calendar-form')
  await section.getByRole('button', { name: 'Créer l’agenda' }).click()
  const link = section.getByLabel('Lien secret')
  await expect(link).toHaveValue(/\/api\/v1\/calendars\/[\w-]{43}\.ics$/)
  await auditBothWidths(page, 'calendar-link')
  await section.getByRole('button', { name: 'Copier le lien' }).click()
  await expect(page.getByText('Lien copié')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await link.inputValue())

  // As a calendar application: without the session.
  const application = await browser.newContext()
  const read = async (url: string) => {
    const answer = await application.request.get(url)
    return [answer.status(), (await answer.text()).split('\r\n')[0]]
  }
  expect(await read(copied)).toEqual([200, 'BEGIN:VCALENDAR'])
  await section.getByRole('button', { name: 'J’ai copié le lien' }).click()
  await page.reload()
  await expect(section.getByText(/^Lu par une application le/)).toBeVisible()
  await expect(link).toBeHidden()

  await section.getByRole('button', { name: /^Nouveau lien/ }).click()
  await audit(page, 'calendar-renewing')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remplacer le lien' }).click()
  await expect(link).toBeVisible()
  const renewed = await link.inputValue()
  expect(renewed).not.toBe(copied)
  expect((await read(copied))[0]).toBe(404)
  expect((await read(renewed))[0]).toBe(200)

  await section.getByRole('button', { name: /^Supprimer l’agenda/ }).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked).toContainText('ne sera plus mis à jour')
  await asked.getByRole('button', { name: 'Supprimer l’agenda' }).click()
  await expect(section.getByText('Classeur Immeubles', { exact: true })).toBeHidden()
  expect((await read(renewed))[0]).toBe(404)
  await application.close()
  expectQuiet()
  await context.close()
})
