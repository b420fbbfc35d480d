import { expect } from '@playwright/test'
import { letterheadFile } from '../../apps/server/src/platform/parsers/letterhead/testing/letterhead-file.ts'
import { makePng } from '../../apps/server/src/platform/pdf/testing/make-png.ts'
import { readPdfText } from '../../apps/server/src/platform/pdf/testing/read-pdf-text.ts'
import { test } from '../support/company.ts'
import { auditEveryLook } from '../support/every-look.ts'
import { listen } from '../support/screens.ts'

const papers = (files?: Record<string, Uint8Array>) => ({
  name: 'Papier Durand.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: Buffer.from(letterheadFile({ logo: makePng(30, 10), files })),
})

test('an administrator gives the letterhead of Word files and PDFs, reads what is taken of it, sees a contract on it, and removes it', async ({
  browser,
  company: { administrator },
}) => {
  const context = await administrator.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto('/home/options/company')
  const section = page.getByRole('region', { name: 'Papier à en-tête' })
  const choose = section.locator('input[type=file]')

  await choose.setInputFiles(papers({ 'word/vbaProject.bin': new Uint8Array([1]) }))
  await expect(section.getByText(/éléments dangereux/)).toBeVisible()

  await choose.setInputFiles(papers())
  await expect(section).toContainText('Papier Durand.docx')
  await expect(section).toContainText('en-têtes (1)')
  await expect(section).toContainText(/Laissés de côté\s: le texte du document/)
  await expect(section).toContainText(/«\sGaramond\s» n’est pas disponible dans les PDF/)
  await section.getByRole('button', { name: 'Retirer le papier à en-tête' }).hover()
  await auditEveryLook(page, 'letterhead')

  const preview = section.getByRole('link', { name: 'Voir un contrat sur ce papier' })
  await expect(preview).toHaveAttribute('target', '_blank')
  const shown = await context.request.get((await preview.getAttribute('href'))!)
  expect(shown.headers()['content-type']).toBe('application/pdf')
  expect((await readPdfText(await shown.body()))[0]).toContain('Cabinet Durand')

  await section.getByRole('button', { name: 'Retirer le papier à en-tête' }).click()
  await expect(section).not.toContainText('Papier Durand.docx')
  expectQuiet()
  await context.close()
})
