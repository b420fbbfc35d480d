import { expect, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { wordPart } from '../../apps/server/src/platform/word/testing/word-part.ts'
import { test } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { auditEveryLook } from '../support/every-look.ts'
import { listen, PHONE } from '../support/screens.ts'
import { publishedTemplate } from '../support/templates.ts'

test('a contract and a template are downloaded as Word, which says what it leaves out', async ({
  browser,
  company: { administrator },
}) => {
  const contractId = await writtenContract(administrator, 'Bail de la rue Sainte')
  const template = await publishedTemplate(administrator, 'Bail de bureaux')
  const context = await administrator.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  const window = page.getByRole('dialog', { name: 'Télécharger en Word' })
  const openWindow = async (menu: RegExp) => {
    await page.getByRole('button', { name: menu }).click()
    await page.getByRole('menuitem', { name: 'Télécharger en Word' }).click()
    await expect(window).toContainText('Ne sont pas dans le fichier')
  }

  await test.step('of a contract, a copy without value as signed, on a phone too', async () => {
    await page.setViewportSize(PHONE)
    await page.goto(`/home/contratheque/contractList/contract/${contractId}/edit`)
    await openWindow(/^Autres actions sur le contrat/)
    await expect(window).toContainText('pas valeur de signature')
    const { name, xml } = await downloaded(page)
    expect(name).toMatch(/^\d+\.docx$/)
    expect(xml).toContain('Bail de la rue Sainte')
    expect(xml).toContain('Copie de travail, sans valeur de signature')
    await expect(window).toBeHidden()
  })

  await test.step('of a template, with its fields to fill in', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/home/contratheque/modele/${template._id}`)
    await openWindow(/^Autres actions/)
    await auditEveryLook(page, 'word-copy')
    const { name } = await downloaded(page)
    expect(name).toBe('Bail de bureaux.docx')
  })
  expectQuiet()
  await context.close()
})

async function downloaded(page: Page): Promise<{ name: string; xml: string }> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Télécharger le fichier' }).click()
  const download = await downloading
  const xml = wordPart(readFileSync(await download.path()))
  return { name: download.suggestedFilename(), xml }
}
