import { expect } from '@playwright/test'
import { buildWord } from '../../apps/server/src/platform/parsers/testing/build-word.ts'
import { test } from '../support/company.ts'
import { auditBothWidths, listen } from '../support/screens.ts'

/** It begins at article 3, so that every article gets another number. */
const LEASE = buildWord({
  body: [
    { text: 'Bail commercial', style: 'Title' },
    { text: 'Article 3 - Prix', style: 'Heading1' },
    { text: 'Le preneur verse au bailleur un loyer de mille euros par mois.' },
    { text: 'Article 4 - Durée', style: 'Heading1' },
    { text: 'Le bail dure neuf ans, sous réserve de l’article 1 et de l’article 2.' },
    { text: 'Article 5 - Garantie', style: 'Heading1' },
    { text: 'Le dépôt de garantie est celui de l’article 5 du présent contrat.' },
  ],
})

test('the references in the words of a Word file are offered once, with what its numbers may mean', async ({
  browser,
  company,
}) => {
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  const window = page.getByRole('dialog', { name: 'Renvois trouvés' })
  const lines = window.getByRole('list', { name: 'Renvois à lier' }).getByRole('listitem')
  const offer = page.getByText('3 renvois trouvés dans le texte')

  await test.step('a template is made of the file, and says how many it holds', async () => {
    await page.goto('/home/contratheque/modele')
    await page.getByRole('button', { name: 'À partir d’un fichier' }).click()
    const making = page.getByRole('dialog', { name: 'À partir d’un fichier' })
    await making.locator('input[type=file]').setInputFiles({
      name: 'Bail.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      buffer: Buffer.from(LEASE),
    })
    await expect(making).toContainText(/un autre numéro que dans le fichier/)
    await making.getByRole('textbox', { name: 'Titre' }).fill('Bail importé')
    await making.getByRole('button', { name: 'Créer un modèle' }).click()
    await expect(offer).toBeVisible()
  })

  await test.step('their list says that a number may be the file’s', async () => {
    await page.getByRole('button', { name: 'Voir les renvois' }).click()
    await expect(lines).toHaveCount(2)
    await expect(window).toContainText(/3 sections portent un autre numéro que dans le fichier/)
    await auditBothWidths(page, 'imported references')
  })

  await test.step('what is ignored stays so, and the offer is made once', async () => {
    await window.getByRole('button', { name: 'Ignorer « 1 »' }).click()
    await expect(lines).toHaveCount(1)
    await page.reload()
    await page.getByRole('button', { name: 'Autres insertions' }).click()
    await page.getByRole('menuitem', { name: 'Renvois trouvés' }).click()
    await expect(lines).toHaveCount(1)
    await expect(window.getByRole('button', { name: 'Revoir 1 renvoi ignoré' })).toBeVisible()
    await expect(offer).toBeHidden()
  })
  expectQuiet()
  await context.close()
})
