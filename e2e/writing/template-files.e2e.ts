import { expect } from '@playwright/test'
import { pdfOf } from '../../apps/server/src/testing/attachments.ts'
import { test } from '../support/company.ts'
import { must } from '../support/person.ts'
import { listen } from '../support/screens.ts'
import { contractOf, publishedTemplate, writeFirst } from '../support/templates.ts'

const file = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(pdfOf(name)),
})

test('the files of a template are annexes of its contracts, which may leave one out and take newer ones', async ({
  browser,
  company,
}) => {
  const author = await company.join('contractManager', 'Inès Marchetti')
  const { _id, textId } = await publishedTemplate(author, 'Bail de bureaux')
  const context = await author.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  const messages = page.getByRole('region', { name: 'Messages' })
  const files = page.getByRole('tabpanel').getByRole('listitem')
  const openTab = async () => {
    await page.goto(`/home/contratheque/modele/${_id}`)
    await page.getByRole('tab', { name: 'Fichiers joints' }).click()
    await page.getByRole('button', { name: 'Joindre des fichiers' }).waitFor()
  }
  const choose = (...names: string[]) =>
    page
      .locator('input[type=file][aria-label="Joindre des fichiers"]')
      .setInputFiles(names.map(file))

  await test.step('files are attached, put in order, renamed and removed, which can be undone', async () => {
    await openTab()
    await choose('Tarifs.pdf', 'Conditions.pdf')
    await expect(files).toHaveCount(2, { timeout: 60_000 })
    await files
      .nth(1)
      .getByRole('button', { name: /^Déplacer « Conditions »/ })
      .press('Alt+ArrowUp')
    await expect(files.first()).toContainText('Conditions')
    await files.first().getByRole('button', { name: 'Actions sur « Conditions »' }).click()
    await page.getByRole('menuitem', { name: 'Renommer' }).click()
    const window = page.getByRole('dialog', { name: 'Renommer « Conditions »' })
    await window.getByRole('textbox', { name: 'Nom' }).fill('Conditions générales')
    await window.getByRole('button', { name: 'Renommer' }).click()
    await expect(files.first()).toContainText('Conditions générales')
    await files.nth(1).getByRole('button', { name: 'Actions sur « Tarifs »' }).click()
    await page.getByRole('menuitem', { name: 'Retirer du modèle' }).click()
    await expect(files).toHaveCount(1)
    await messages.getByRole('button', { name: 'Annuler' }).click()
    await expect(files).toHaveCount(2)
  })

  await test.step('publishing names them', async () => {
    await page.getByRole('button', { name: 'Publier', exact: true }).click()
    const window = page.getByRole('dialog', { name: 'Publier la version 2' })
    await expect(window).toContainText('Annexe ajoutée : Conditions générales')
    await window.getByRole('button', { name: 'Publier la version 2' }).click()
    await expect(messages).toContainText('Version 2 publiée')
  })

  const older = await contractOf(author, _id, 'Bail de Lyon')
  await test.step('the form of a new contract names them, and leaves one out', async () => {
    await page.goto('/home/contratheque/contractList/new')
    await page.getByRole('radio', { name: /^Bail de bureaux/ }).check()
    const attached = page.getByRole('group', { name: 'Fichiers joints par le modèle' })
    await expect(attached.getByRole('checkbox')).toHaveCount(2)
    await attached.getByRole('checkbox', { name: 'Tarifs' }).uncheck()
    await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Bail de Nantes')
    await page.getByRole('combobox', { name: 'Type de contrat' }).click()
    await page.getByRole('option').first().click()
    const made = page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' && response.url().endsWith('/contracts3'),
    )
    await page.getByRole('button', { name: 'Créer le contrat' }).click()
    const { _id: contractId } = await (await made).json()
    const { value } = must(
      await author.call('GET', `/contracts3/${contractId}/attachments`),
      200,
      'annexes',
    )
    expect(value.map(({ name }: { name: string }) => name)).toEqual(['Conditions générales'])
  })

  await test.step('an older draft takes the file of a newer version', async () => {
    await openTab()
    await choose('Charte.pdf')
    await expect(files).toHaveCount(3)
    await writeFirst(author, textId, 'Le bailleur loue au preneur, et entretient.')
    must(await author.call('POST', `/model/contracts/${_id}/versions`, {}), 201, 'publishing')
    await page.goto(`/home/contratheque/contractList/contract/${older}/edit`)
    await page.getByRole('button', { name: 'Voir ce qui change' }).click()
    const window = page.getByRole('dialog', { name: 'Version 3 du modèle' })
    await expect(window.getByRole('checkbox', { name: 'Joindre « Charte »' })).toBeChecked()
    await window.getByRole('button', { name: 'Reprendre 2, laisser 0' }).click()
    await expect(window).toBeHidden()
    const { value } = must(
      await author.call('GET', `/contracts3/${older}/attachments`),
      200,
      'annexes',
    )
    expect(value.map(({ name }: { name: string }) => name)).toEqual([
      'Conditions générales',
      'Tarifs',
      'Charte',
    ])
  })
  expectQuiet()
  await context.close()
})
