import { expect } from '@playwright/test'
import { test } from '../support/company.ts'
import { must } from '../support/person.ts'
import { listen } from '../support/screens.ts'

test('one of our contracts is added in Spanish, published, and a contract is made of it', async ({
  browser,
  company,
}) => {
  const manager = await company.join('contractManager', 'Inès Marchetti')
  const title = 'Acuerdo de confidencialidad'

  await test.step('whoever may not create its fields is told which ones are missing', async () => {
    const context = await manager.open(browser)
    const page = await context.newPage()
    await page.goto('/home/contratheque/modele')
    await page.getByRole('button', { name: 'Modèles livrés' }).click()
    const window = page.getByRole('dialog', { name: 'Modèles livrés' })
    const add = window.getByRole('button', { name: 'Ajouter en brouillon' })
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await window.getByRole('radio', { name: 'Accord de confidentialité' }).check()
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await expect(add).toHaveAccessibleDescription(/Confidentialité réciproque/)
    await context.close()
  })

  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)

  await test.step('what adding it does is said before', async () => {
    await page.goto('/home/contratheque/modele')
    await page.getByRole('button', { name: 'Modèles livrés' }).click()
    const window = page.getByRole('dialog', { name: 'Modèles livrés' })
    await expect(window.getByRole('radio')).toHaveCount(6)
    await window.getByRole('radio', { name: 'Bail commercial' }).check()
    await expect(window.getByText('Par le preneur, tous les trois ans')).toBeVisible()
    await window.getByRole('radio', { name: 'Accord de confidentialité' }).check()
    await window.getByRole('combobox', { name: 'Langue du texte' }).click()
    await page.getByRole('option', { name: 'Espagnol' }).click()
    await expect(window.getByRole('radio', { name: title })).toBeChecked()
    await expect(window.getByText(/^Crée \d+ champs balisés/)).toContainText(
      'Projet pour lequel des informations sont échangées',
    )
    await window.getByRole('button', { name: 'Ajouter en brouillon' }).click()
    await expect(page).toHaveURL(/\/modele\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByText('Brouillon')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Las Partes desean intercambiar información')
  })

  const templateId = await test.step('it is published', async () => {
    await page.getByRole('button', { name: 'Publier', exact: true }).click()
    await page
      .getByRole('dialog', { name: 'Publier la version 1' })
      .getByRole('button', { name: 'Publier la version 1' })
      .click()
    await expect(page.getByRole('main').getByText('Publié', { exact: true })).toBeVisible()
    return new URL(page.url()).pathname.split('/').at(-1)!
  })

  await test.step('a contract made of it has its terms, in its language', async () => {
    const form = must(await manager.call('GET', '/contracts3/choices'), 200, 'reading the form')
    const made = await manager.call('POST', '/contracts3', {
      title: 'Proyecto Orión',
      typeId: must(await manager.call('GET', '/choices/contract-types?$top=1'), 200, 'types')
        .value[0]._id,
      projectId: form.defaults.project._id,
      ownerId: manager.id,
      from: { kind: 'template', templateId },
      values: { confidentiality_purpose: 'el estudio de un taller común' },
    })
    const { _id } = must(made, 201, 'creating a contract')
    await page.goto(`/home/contratheque/contractList/contract/${_id}/edit`)
    const main = page.getByRole('main')
    await expect(main).toContainText('el estudio de un taller común')
    await expect(main).toContainText('por una duración de 2 años')
    await expect(main).toContainText('Cada Parte es «Parte divulgadora»')
  })
  expectQuiet()
  await context.close()
})
