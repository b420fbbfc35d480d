import { expect } from '@playwright/test'
import { test } from '../support/company.ts'
import { hostileFiles, loadedFile } from '../support/hostile-files.ts'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

test('a hostile file is refused at its field, and what was typed stays', async ({
  browser,
  company,
}) => {
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await page.goto('/home/contratheque/contractList/new')
  await page.getByRole('radio', { name: /À partir d’un fichier/ }).check({ force: true })
  const title = page.getByRole('textbox', { name: 'Titre', exact: true })
  await title.fill('Reprise du bail de Lyon')
  const drop = page.locator('input[type="file"]')
  const choose = page.getByRole('button', { name: 'Choisir un fichier' })

  for (const { name, bytes, says } of hostileFiles)
    await test.step(name, async () => {
      await drop.setInputFiles({ name, mimeType: WORD, buffer: Buffer.from(bytes) })
      await expect(choose).toHaveAccessibleDescription(new RegExp(`« ?${name}`))
      await expect(choose).toHaveAccessibleDescription(new RegExp(says.replaceAll('.', '\\.')))
      await expect(page.getByText(says)).toBeVisible()
      await expect(title).toHaveValue('Reprise du bail de Lyon')
    })
  await page.getByRole('button', { name: 'Créer le contrat' }).click()
  await expect(page).toHaveURL(/contractList\/new$/)

  await drop.setInputFiles({
    name: loadedFile.name,
    mimeType: WORD,
    buffer: Buffer.from(loadedFile.bytes),
  })
  const active = page.getByRole('region', { name: 'Contenu actif dans ce fichier' })
  await expect(active).toContainText('des macros (programmes contenus dans le document)')
  await expect(active).toContainText('Rien de tout cela n’entre dans le contrat')
  await expect(page.getByText('1 image rangée hors du fichier n’est pas reprise.')).toBeVisible()
  await expect(title).toHaveValue('Reprise du bail de Lyon')
  await context.close()
})
