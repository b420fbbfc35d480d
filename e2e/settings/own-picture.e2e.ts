import { expect } from '@playwright/test'
import { drawSignature } from '../../apps/server/src/platform/sealing/testing/sealing-sample.ts'
import { test } from '../support/company.ts'
import { onDisk } from '../support/on-disk.ts'
import { auditBothWidths, listen } from '../support/screens.ts'

test('a person chooses their picture, sees it before saving it, and removes it', async ({
  browser,
  company,
}, info) => {
  const reader = await company.join('reader', 'Léa Durand')
  const context = await reader.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto('/home/options/personal')
  const section = page.getByRole('region', { name: 'Photo' })
  const picture = section.locator('img')
  const input = section.locator('input[type=file]')
  const png = { name: 'moi.png', mimeType: 'image/png', buffer: Buffer.from(drawSignature(90)) }
  await expect(picture).toHaveCount(0)

  const bytes = Buffer.concat([png.buffer, Buffer.alloc(6 * 1024 * 1024)])
  await input.setInputFiles(await onDisk(info, 'large', { name: 'trop.png', bytes }))
  await section.getByRole('button', { name: 'Enregistrer la photo' }).click()
  await expect(section.getByRole('alert')).toContainText(/5\sMo/)
  await auditBothWidths(page, 'own-picture-refused')
  await section.getByRole('button', { name: 'Annuler' }).click()
  await expect(section.getByRole('alert')).toBeHidden()

  await input.setInputFiles(png)
  await expect(picture).toHaveAttribute('src', /^blob:/)
  await expect(section).toContainText(/Aperçu de «\smoi.png\s»/)
  await auditBothWidths(page, 'own-picture-preview')
  await section.getByRole('button', { name: 'Enregistrer la photo' }).click()
  await expect(picture).toHaveAttribute('src', /\/picture\?v=/)
  // Beside the name in the bar, without a reload, and after one.
  await expect(page.getByRole('banner').locator('img[src*="/picture?v="]')).toBeVisible()
  await page.reload()
  await expect(picture).toHaveAttribute('src', /\/picture\?v=/)
  await section.getByRole('button', { name: 'Retirer la photo' }).click()
  await expect(picture).toHaveCount(0)
  await expect(page.getByRole('banner').locator('img[src*="/picture?v="]')).toHaveCount(0)
  expectQuiet()
  await context.close()
})
