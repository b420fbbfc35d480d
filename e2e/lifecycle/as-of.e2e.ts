import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { YEARLY_TERMS } from '../../apps/server/src/testing/standing-terms.ts'
import { contractPath } from '../journey/setup.ts'
import { test } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { must } from '../support/person.ts'
import { auditEveryLook } from '../support/every-look.ts'
import { auditBothWidths, listen } from '../support/screens.ts'

test('a contract and the list are read at another date, and a value tells its history', async ({
  browser,
  company,
}) => {
  const { administrator, query } = company
  const contractId = await writtenContract(administrator, 'Entretien des toits')
  const path = `/contracts3/${contractId}`
  const year = new Date().getUTCFullYear()
  const terms = { ...YEARLY_TERMS, effectiveDate: `${year - 1}-01-01` }
  must(await administrator.call('PUT', `${path}/lifecycle`, terms), 200, 'stating the terms')
  await query(
    `update contract set status = 'SIGNED', signature_date = $2, locked_at = now(), lock_kind = 'scan' where id = $1`,
    [contractId, `${year - 2}-12-15`],
  )
  must(await administrator.call('PUT', path, { scope: 'group' }), 200, 'classifying it')

  const context = await administrator.open(browser, { viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(contractPath(contractId))
  await page.getByRole('button', { name: 'Autres actions sur le contrat' }).click()
  await page.getByRole('menuitem', { name: 'À une autre date' }).click()
  await expect(page.getByText(/C’est le contrat d’aujourd’hui/)).toBeVisible()

  // By keyboard, from one change to the next.
  const slider = page.getByRole('slider', { name: 'Jours où quelque chose change' })
  await slider.focus()
  await slider.press('End')
  await expect(page.getByText(/tel qu’il sera le/)).toBeVisible()
  await expect(page).toHaveURL(/asOf=20\d\d-\d\d-\d\d/)
  await slider.press('Home')
  await expect(page.getByText(new RegExp(`tel qu’il était le 15/12/${year - 2}`))).toBeVisible()
  await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^01/01/${year - 1}`))

  // Any other day is typed; what differs says what it is today.
  await page.getByRole('textbox', { name: 'Date' }).fill(`01/05/${year + 2}`)
  await expect(page.getByText(`31/12/${year + 2}`).first()).toBeVisible()
  await expect(page.getByText(`Aujourd’hui : 31/12/${year}`)).toBeVisible()
  await expect(page.getByText(/Personne ne dénonce/)).toBeVisible()

  // The terms are those of the day, and each tells its history.
  const ofThatDay = page.getByRole('region', { name: 'Termes' })
  await expect(ofThatDay).toContainText(/Durée\s*12.mois/)
  await ofThatDay.getByText('Préavis', { exact: true }).hover()
  await ofThatDay.getByRole('button', { name: 'Historique : Préavis' }).click()
  const ofNotice = page.getByRole('dialog', { name: 'Historique : Préavis' })
  await expect(ofNotice.getByText(/^3.mois$/)).toBeVisible()
  await expect(ofNotice).toContainText(`Depuis le 15/12/${year - 2}`)
  await page.keyboard.press('Escape')
  await auditEveryLook(page, '60-contract-as-of')
  await page.getByRole('link', { name: 'Revenir à aujourd’hui' }).last().click()
  await expect(page).not.toHaveURL(/asOf/)

  await page.getByRole('tab', { name: 'Synthèse' }).click()
  await page.getByRole('button', { name: 'Historique : Portée' }).click()
  const history = page.getByRole('dialog', { name: 'Historique : Portée' })
  await expect(history.getByText('Groupe')).toBeVisible()
  await expect(history.getByText(/Changement · Anne Martin/)).toBeVisible()
  await auditEveryLook(page, '61-value-history')
  await page.keyboard.press('Escape')

  await page.goto('/home/contratheque/contractList')
  await page.getByRole('button', { name: 'Autre date' }).click()
  await page.getByRole('textbox', { name: 'À la date du' }).fill(`01/05/${year + 2}`)
  await page.getByRole('button', { name: 'Afficher' }).click()
  await expect(page.getByText(new RegExp(`tels qu’ils seront le 01/05/${year + 2}`))).toBeVisible()
  await expect(page.getByRole('cell', { name: new RegExp(`^31/12/${year + 2}`) })).toBeVisible()
  await auditBothWidths(page, '62-list-as-of')
  await page.getByRole('button', { name: 'Exporter' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Texte (csv)' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv.split('\r\n')[0]).toContain('À la date du')
  expect(csv).toContain(`31/12/${year + 2}`)
  await page.getByRole('link', { name: 'Entretien des toits' }).click()
  await expect(page.getByText(/tel qu’il sera le/)).toBeVisible()
  expectQuiet()
})
