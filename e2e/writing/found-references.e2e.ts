import { expect, type Page } from '@playwright/test'
import { test } from '../support/company.ts'
import { addSection, firstChoice, writtenContract } from '../support/contracts.ts'
import { must } from '../support/person.ts'
import { auditBothWidths, listen } from '../support/screens.ts'

const saved = (page: Page) =>
  page.waitForResponse(
    (response) => response.request().method() === 'PUT' && /\/sections/.test(response.url()),
  )

test('numbers typed by hand are found, linked one by one or all at once, and follow', async ({
  browser,
  company,
}) => {
  const author = await company.join('contractManager', 'Maud Lebrun')
  const contractId = await writtenContract(author, 'Maintenance des chaudières')
  const { textId, blocks } = must(
    await author.call('GET', `/contracts3/${contractId}/document`),
    200,
    'reading the text',
  )
  const price = blocks[0].sections.length + 1
  await addSection(author, contractId, 'Prix', 'Ce que dit Prix.')
  await addSection(author, contractId, 'Garantie', 'Ce que dit Garantie.')
  const words = `Selon l’article ${price}, et les articles ${price} et ${price + 1}. Sauf l’article 77, l’annexe 1 et l’article 1231-1 du Code civil.`
  await addSection(author, contractId, 'Pénalités', words)
  must(
    await author.call('POST', `/texts/${textId}/blocks`, { kind: 'annex', name: 'Tarifs' }),
    201,
    'adding an annex',
  )

  const context = await author.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(`/home/contratheque/contractList/contract/${contractId}/edit`)
  const penalties = page.getByRole('textbox', { name: 'Texte de « Pénalités »' })
  const references = page.locator('[data-paper] [data-reference]')
  const window = page.getByRole('dialog', { name: 'Renvois trouvés' })
  const lines = window.getByRole('list', { name: 'Renvois à lier' }).getByRole('listitem')
  const open = async () => {
    await page.getByRole('button', { name: 'Autres insertions' }).click()
    await page.getByRole('menuitem', { name: 'Renvois trouvés' }).click()
    await expect(window).toBeVisible()
  }

  await test.step('each is shown in its sentence with its article, without those of laws', async () => {
    await open()
    await expect(lines).toHaveCount(4)
    await expect(lines.first()).toContainText(`Selon l’article ${price}, et les articles`)
    await expect(lines.first()).toContainText(`${price} Prix`)
    await expect(lines.last()).toContainText('Annexe 1 Tarifs')
    await expect(window.getByText('Aucun article ni annexe du texte ne porte')).toBeVisible()
    await auditBothWidths(page, 'found references')
  })

  await test.step('one is linked, and says the same words', async () => {
    const done = saved(page)
    await window
      .getByRole('button', { name: `Lier « ${price} » à ${price} Prix` })
      .first()
      .click()
    await done
    await expect(lines).toHaveCount(3)
    await expect(references).toHaveCount(1)
  })

  await test.step('what is ignored is set aside, and can be seen again', async () => {
    await window.getByRole('button', { name: 'Ignorer « 1 »' }).click()
    await expect(lines).toHaveCount(2)
    await window.getByRole('button', { name: 'Revoir 1 renvoi ignoré' }).click()
    await expect(lines).toHaveCount(3)
  })

  await test.step('the others are linked in one go, and undone in one go', async () => {
    await window.getByRole('button', { name: 'Lier 3 renvois' }).click()
    await expect(window).toBeHidden()
    await expect(
      page.getByText('3 renvois liés dans 1 section. Tout est enregistré.'),
    ).toBeVisible()
    await expect(references).toHaveCount(4)
    await expect(penalties).toContainText(words)
    await page.getByRole('button', { name: 'Annuler : renvois liés' }).click()
    await expect(references).toHaveCount(1)
    await page.getByRole('button', { name: 'Rétablir : renvois liés' }).click()
    await expect(references).toHaveCount(4)
  })

  await test.step('they follow their articles', async () => {
    await page.getByRole('button', { name: 'Actions sur « Garantie »' }).first().click()
    await page.getByRole('menuitem', { name: /^Monter/ }).click()
    await expect(penalties).toContainText(
      `l’article ${price + 1}, et les articles ${price + 1} et ${price}.`,
    )
  })

  await test.step('one that leads nowhere leads to its place', async () => {
    await open()
    await expect(lines).toHaveCount(0)
    await window.getByRole('button', { name: /Sauf l’article 77/ }).click()
    await expect(window).toBeHidden()
    await expect(penalties).toBeFocused()
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('77')
  })

  await test.step('the menu of an annex says how many references lose it', async () => {
    await page.getByRole('button', { name: 'Actions sur le bloc « Tarifs »' }).click()
    await page
      .getByRole('menuitem', { name: 'Supprimer le bloc · 1 renvoi perd son article' })
      .click()
    await expect(penalties).toContainText('[renvoi à un article supprimé]')
  })
  expectQuiet()
})

test('in a template, what was just typed is found too, and says what it becomes', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  const templateId = await firstChoice(administrator, 'templates')
  const { textId } = must(
    await administrator.call('GET', `/model/contracts/${templateId}`),
    200,
    'reading the template',
  )
  const context = await administrator.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(`/home/contratheque/modele/${templateId}`)
  const text = page.getByRole('textbox', { name: /^Texte de/ }).first()
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Comme le dit l’article 1er.')
  // By keys: the bar moves under a pointer when the words that the text is saved grow shorter.
  await page.getByRole('button', { name: 'Autres insertions' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Renvois trouvés' }).press('Enter')
  const window = page.getByRole('dialog', { name: 'Renvois trouvés' })
  const line = window.getByRole('listitem').filter({ hasText: 'Comme le dit l’article' })
  await expect(line).toContainText('Une fois lié : « 1 »')
  await line.getByRole('button', { name: /^Lier/ }).click()
  await expect(line).toHaveCount(0)
  await expect(page.getByText(/1 renvoi lié dans 1 section/)).toBeVisible()
  const stored = must(
    await administrator.call('GET', `/texts/${textId}/document`),
    200,
    'reading the text',
  )
  expect(JSON.stringify(stored.blocks[0].sections[0].content)).toContain('"type":"reference"')
  expectQuiet()
})
