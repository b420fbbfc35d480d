import { expect } from '@playwright/test'
import { test } from '../support/company.ts'
import { listen } from '../support/screens.ts'
import { outdatedDraft, writeFirst } from '../support/templates.ts'

test('a draft takes what a newer version of its template changed', async ({ browser, company }) => {
  const author = await company.join('contractManager', 'Inès Marchetti')
  const { contractId } = await outdatedDraft(author, 'Bail d’entrepôt')
  const context = await author.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(`/home/contratheque/contractList/contract/${contractId}/edit`)
  const band = page.getByRole('status').filter({ hasText: 'Ce brouillon suit' })
  await expect(band).toContainText('suit la version 1')
  await band.getByRole('button', { name: 'Voir ce qui change' }).click()

  const window = page.getByRole('dialog', { name: 'Version 2 du modèle' })
  await expect(window).toContainText('Entretien à la charge du bailleur')
  await expect(window).toContainText(', et entretient')
  await expect(window.getByRole('checkbox', { name: 'Reprendre « Objet »' })).toBeChecked()
  await window.getByRole('button', { name: 'Reprendre 2, laisser 0' }).click()

  await expect(window).toBeHidden()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
    'Le contrat suit la version 2',
  )
  await expect(band).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Texte de « Objet »' })).toContainText(
    'et entretient',
  )
  expectQuiet()
  await context.close()
})

test('a draft’s own words are replaced only by whoever ticks them, having seen them last', async ({
  browser,
  company,
}) => {
  const author = await company.join('contractManager', 'Rachida Belkacem')
  const { contractId, textId } = await outdatedDraft(author, 'Bail de parking')
  await writeFirst(author, textId, 'Le bailleur prête au preneur.')
  const context = await author.open(browser)
  const page = await context.newPage()
  await page.goto(`/home/contratheque/contractList/contract/${contractId}/edit`)
  await page.getByRole('button', { name: 'Voir ce qui change' }).click()
  const window = page.getByRole('dialog', { name: 'Version 2 du modèle' })
  const box = window.getByRole('checkbox', { name: 'Reprendre « Objet »' })
  await expect(window).toContainText('Modifié dans ce contrat')
  await expect(window).toContainText('Le bailleur prête au preneur.')
  await expect(box).not.toBeChecked()

  await writeFirst(author, textId, 'Le bailleur donne au preneur.')
  await box.check()
  await window.getByRole('button', { name: 'Reprendre 2, laisser 0' }).click()
  await expect(window.getByRole('alert')).toContainText('a changé entre-temps')
  await expect(window).toContainText('Le bailleur donne au preneur.')
  await expect(box).not.toBeChecked()

  await window.getByRole('button', { name: 'Reprendre 1, laisser 1' }).click()
  await expect(window).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Texte de « Objet »' })).toHaveText(
    'Le bailleur donne au preneur.',
  )
  await expect(page.getByRole('button', { name: 'Voir ce qui change' })).toBeHidden()
  await context.close()
})
