import { expect } from '@playwright/test'
import { test } from '../support/company.ts'
import { must } from '../support/person.ts'
import { listen } from '../support/screens.ts'
import { contractOf, publishedTemplate, writeFirst } from '../support/templates.ts'

test('drafts that wait for a newer version take what is harmless at once, and the rest one by one', async ({
  browser,
  company,
}) => {
  const author = await company.join('contractManager', 'Inès Marchetti')
  const { _id, textId } = await publishedTemplate(author, 'Bail de terrasse')
  const own = await contractOf(author, _id, 'Terrasse de Lyon')
  await contractOf(author, _id, 'Terrasse de Nantes')
  const changed = await contractOf(author, _id, 'Terrasse de Brest')
  const textOf = async (id: string) =>
    must(await author.call('GET', `/contracts3/${id}`), 200, 'page').textId
  await writeFirst(author, await textOf(own), 'Le bailleur prête au preneur.')
  const path = `/model/contracts/${_id}`
  const { lifecycle, values } = must(await author.call('GET', path), 200, 'reading')
  const start = { lifecycle: { ...lifecycle, notice: { unit: 'months', count: 6 } }, values }
  must(await author.call('PUT', `${path}/start`, start), 200, 'terms')
  await writeFirst(author, textId, 'Le bailleur loue au preneur, et entretient.')

  const context = await author.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(`/home/contratheque/modele/${_id}`)
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Publier la version 2' })
    .getByRole('button', { name: 'Publier la version 2' })
    .click()

  const list = page.getByRole('dialog', {
    name: 'Brouillons qui suivent une version plus ancienne',
  })
  const rows = list.getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(rows.filter({ hasText: 'Terrasse de Lyon' })).toContainText(
    'Touchent ses propres mots : 1',
  )
  await list.getByRole('checkbox', { name: 'Tout cocher' }).check()
  // Its owner writes meanwhile.
  await writeFirst(author, await textOf(changed), 'Le bailleur donne au preneur.')
  await list.getByRole('button', { name: 'Reprendre dans les brouillons cochés (3)' }).click()
  const confirm = page.getByRole('dialog', { name: 'Reprendre dans les brouillons cochés (3)' })
  await expect(confirm).toContainText('Différences reprises : 5')
  await confirm.getByRole('button', { name: 'Reprendre maintenant' }).click()

  const results = page.getByRole('dialog', { name: 'Ce qui a été fait' })
  const of = (title: string) => results.getByRole('listitem').filter({ hasText: title })
  await expect(of('Terrasse de Nantes')).toContainText('Reprises : 2. Encore à décider : 0.')
  await expect(of('Terrasse de Lyon')).toContainText('Reprises : 1. Encore à décider : 1.')
  await expect(of('Terrasse de Brest')).toContainText('Laissé tel quel : Le contrat ou son modèle')
  await of('Terrasse de Lyon').getByRole('link', { name: 'Décider dans le brouillon' }).click()
  await page.getByRole('button', { name: 'Voir ce qui change' }).click()
  await expect(page.getByRole('dialog', { name: 'Version 2 du modèle' })).toContainText(
    'Le bailleur prête au preneur.',
  )
  expectQuiet()
  await context.close()
})
