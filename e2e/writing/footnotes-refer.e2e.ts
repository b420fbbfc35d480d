import { expect } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { test } from '../support/company.ts'
import { addSection, writtenContract } from '../support/contracts.ts'
import { must } from '../support/person.ts'
import { auditBothWidths, listen } from '../support/screens.ts'

const paragraph = (...note: object[]) => ({
  type: 'paragraph',
  attrs: { align: 'left' },
  content: [
    { type: 'text', text: 'Par local' },
    { type: 'footnote', content: note },
  ],
})

test('a note refers to an article, and one of a repeated passage says how it is numbered', async ({
  browser,
  company,
}) => {
  const author = await company.join('contractManager', 'Rémi Caron')
  const contractId = await writtenContract(author, 'Location de locaux')
  await addSection(author, contractId, 'Loyer', 'Le loyer est ferme.')
  const path = `/contracts3/${contractId}/document`
  const { textId, blocks } = must(await author.call('GET', path), 200, 'reading')
  const { _id, title, audience, version } = blocks[0].sections.at(-1)
  const gone = { type: 'reference', attrs: { part: randomUUID(), wording: 'article' } }
  const repeat = { key: 'premises', name: 'Locaux', min: 0, max: 9 }
  const content = {
    type: 'doc',
    content: [
      paragraph({ type: 'text', text: 'Selon ' }, gone),
      { type: 'repeat', attrs: repeat, content: [paragraph({ type: 'text', text: 'Hors taxes' })] },
    ],
  }
  const section = { title, audience, version, content }
  must(await author.call('PUT', `/texts/${textId}/sections/${_id}`, section), 200, 'writing')
  const context = await author.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(`/home/contratheque/contractList/contract/${contractId}/edit`)
  const rent = page.getByRole('textbox', { name: 'Texte de « Loyer »' })
  const notes = rent.getByRole('list', { name: 'Notes de bas de page' })
  const window = page.getByRole('dialog', { name: 'Note de bas de page' })
  const words = window.getByRole('textbox', { name: 'Texte de la note' })
  const articles = page.getByRole('dialog', { name: 'Insérer un renvoi' })
  const rule = () =>
    notes.evaluate((list) => getComputedStyle(list, '::after').getPropertyValue('content'))

  await test.step('as it is read and as it is written', async () => {
    await expect.poll(rule).toContain('imprimée à chaque ligne')
    await rent.click()
    await expect(page.locator('.ProseMirror [data-notes]')).toBeVisible()
    expect(await rule()).toContain('imprimée à chaque ligne')
    await auditBothWidths(page, 'notes of repeated passages')
  })

  await test.step('a broken reference of a note is given another article', async () => {
    await page.getByRole('button', { name: 'Note 1', exact: true }).click()
    await words.getByText('[renvoi à un article supprimé]').click()
    await expect(articles).toBeVisible()
    await page.keyboard.type('loyer')
    await page.keyboard.press('Enter')
    await expect(articles).toBeHidden()
    await expect(words).toHaveText(/^Selon article\s\d$/)
    await expect(words).toBeFocused()
  })

  await test.step('/renvoi and the button put one at the cursor, Escape closes the list alone', async () => {
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' et /renvoi')
    await expect(articles).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(articles).toBeHidden()
    await expect(words).toHaveText(/^Selon article\s\d et\s?$/)
    await window.getByRole('button', { name: 'Insérer un renvoi' }).click()
    await articles
      .getByRole('list', { name: 'Articles du texte' })
      .getByRole('button')
      .first()
      .click()
    await expect(words).toHaveText(/^Selon article\s\d et article\s1$/)
    await auditBothWidths(page, 'note window with references')
    const done = page.waitForResponse(
      (response) =>
        response.request().method() === 'PUT' && /\/sections\/[^/]+$/.test(response.url()),
    )
    await page.keyboard.press('Control+Enter')
    await done
    await expect(notes.getByRole('listitem').first()).toHaveText(
      /^Selon article\s\d et article\s1$/,
    )
  })
  expectQuiet()
  await context.close()
})
