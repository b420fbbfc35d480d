import { expect, type Page } from '@playwright/test'
import { contractPath } from './journey/setup.ts'
import { test } from './support/company.ts'
import { writtenContract } from './support/contracts.ts'
import { must } from './support/person.ts'
import { PHONE } from './support/screens.ts'

/** Focuses each control in turn, as Tab does, and names those covered by a toast. */
function coveredByToast(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, summary)',
    )
    const toast = document.querySelector('.toast')?.getBoundingClientRect()
    if (!toast) throw new Error('No toast is shown')
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return []
      control.focus()
      const box = control.getBoundingClientRect()
      const isCovered =
        box.right > toast.left &&
        box.left < toast.right &&
        box.bottom > toast.top &&
        box.top < toast.bottom
      return isCovered ? [control.getAttribute('aria-label') ?? control.textContent] : []
    })
  })
}

test('a toast covers no control of a contract', async ({ browser, company }) => {
  const { administrator } = company
  const contractId = await writtenContract(administrator, 'Location de bennes')
  const context = await administrator.open(browser, { viewport: { width: 1440, height: 620 } })
  const page = await context.newPage()
  await page.goto(contractPath(contractId))
  await expect(page.getByRole('textbox', { name: /^Texte de/ }).first()).toBeVisible()
  // A toast that stays while it is hovered.
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await expect(page.locator('.toast')).toBeVisible()
  expect(await coveredByToast(page)).toEqual([])
  await page.setViewportSize(PHONE)
  for (const column of ['Texte', 'Détails']) {
    await page.getByRole('button', { name: column, exact: true }).click()
    expect(await coveredByToast(page)).toEqual([])
  }
  await context.close()
})

test('a toast removed while focused does not keep the next one', async ({ browser, company }) => {
  const { call, open } = company.administrator
  const made = await call('POST', '/administration/projects', { title: 'Élagage' })
  const projectId = must(made, 201, 'making a project')._id as string
  const context = await open(browser)
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(`/home/administration/projets?open=${projectId}`)
  await page.getByRole('button', { name: 'Supprimer le projet' }).press('Enter')
  await expect(page.getByText('« Élagage » est supprimé')).toBeVisible()
  // A pressed one is removed without a blur event: the browser does not report its focus.
  await page.getByRole('button', { name: 'Annuler l’action' }).press('Enter')
  await expect(page.getByText('« Élagage » est rétabli')).toBeVisible()
  await page.clock.fastForward(6_000)
  await expect(page.locator('.toast')).toHaveCount(0)
  await context.close()
})

test('a toast taken away while focused does not keep the next one', async ({
  browser,
  company,
}) => {
  const { call, open } = company.administrator
  const made = await call('POST', '/administration/projects', { title: 'Curage' })
  const projectId = must(made, 201, 'making a project')._id as string
  const context = await open(browser)
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(`/home/administration/projets?open=${projectId}`)
  const remove = page.getByRole('button', { name: 'Supprimer le projet' })
  await expect(remove).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await expect(page.getByText('Connexion perdue. Nouvelle tentative ...')).toBeVisible()
  await page.locator('.toast').getByRole('button', { name: 'Fermer' }).focus()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('Connexion rétablie')).toBeVisible()
  await remove.press('Enter')
  await expect(page.getByText('« Curage » est supprimé')).toBeVisible()
  await page.clock.fastForward(6_000)
  await expect(page.locator('.toast')).toHaveCount(0)
  await context.close()
})
