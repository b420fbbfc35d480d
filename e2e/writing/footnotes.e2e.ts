import { expect, type Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { contractPath } from '../journey/setup.ts'
import { test } from '../support/company.ts'
import { addSection, grantLevel, writtenContract } from '../support/contracts.ts'
import { lastCode, lastLink } from '../support/letters.ts'
import { must } from '../support/person.ts'
import { auditBothWidths, listen } from '../support/screens.ts'

const text = (page: Page, title: string) =>
  page.getByRole('textbox', { name: `Texte de « ${title} »` })

const saved = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' && /\/sections\/[^/]+$/.test(response.url()),
  )

test('a note is written, read, found, undone and numbered through the contract', async ({
  browser,
  company,
}) => {
  const author = await company.join('contractManager', 'Solène Aubry')
  const contractId = await writtenContract(author, 'Maintenance des chaudières')
  for (const title of ['Prix', 'Garantie'])
    await addSection(author, contractId, title, `Ce que dit ${title}.`)
  const context = await author.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(`/home/contratheque/contractList/contract/${contractId}/edit`)
  const prices = text(page, 'Prix')
  const guarantee = text(page, 'Garantie')
  const window = page.getByRole('dialog', { name: 'Note de bas de page' })
  const words = window.getByRole('textbox', { name: 'Texte de la note' })
  const mark = (number: number) => page.getByRole('button', { name: `Note ${number}`, exact: true })
  const notesOf = (section: typeof prices) =>
    section.getByRole('list', { name: 'Notes de bas de page' }).getByRole('listitem')

  await test.step('/note opens a place to write, and Escape keeps what is written', async () => {
    await guarantee.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Deux ans /note')
    await expect(words).toBeFocused()
    await page.keyboard.type('À compter de la ')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('réception')
    await auditBothWidths(page, 'note window')
    const done = saved(page)
    await page.keyboard.press('Escape')
    await expect(window).toBeHidden()
    await page.keyboard.type('.')
    await done
    await expect(guarantee).toContainText('Ce que dit Garantie. Deux ans.')
    await expect(notesOf(guarantee)).toHaveText(['À compter de la réception'])
    await expect(notesOf(guarantee).getByRole('strong')).toHaveText('réception')
    await expect(mark(1)).toBeVisible()
  })

  await test.step('one in a section before makes it the second', async () => {
    await prices.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Control+Alt+f')
    await expect(words).toBeFocused()
    await page.keyboard.type('Hors taxes {{montant ttc}}')
    await expect(words.locator('[data-field=amount_incl_tax]')).toHaveText('Montant TTC')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    const done = saved(page)
    await window.getByRole('button', { name: 'Terminer' }).click()
    await done
    await expect(notesOf(prices)).toHaveText(['Hors taxes'])
    await expect(guarantee.getByRole('button', { name: 'Note 2', exact: true })).toBeVisible()
    await auditBothWidths(page, 'text with notes')
  })

  await test.step('Enter on its mark opens it again, and undoing takes it away in one step', async () => {
    await prices.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect(words).toHaveText('Hors taxes')
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' et hors frais')
    await page.keyboard.press('Control+Enter')
    await expect(notesOf(prices)).toHaveText(['Hors taxes et hors frais'])
    await page.keyboard.press('Control+z')
    await expect(notesOf(prices)).toHaveText(['Hors taxes'])
    await page.keyboard.press('Control+z')
    await expect(notesOf(prices)).toHaveCount(0)
    await page.keyboard.press('Control+y')
    await expect(notesOf(prices)).toHaveText(['Hors taxes'])
  })

  await test.step('words of notes are found and replaced', async () => {
    await page.keyboard.press('Control+f')
    const bar = page.getByRole('search')
    await bar.getByRole('textbox', { name: 'Rechercher' }).fill('taxes')
    await expect(bar.getByRole('status')).toHaveText('1 sur 1')
    await expect.poll(() => markedWords(page)).toEqual(['taxes'])
    await bar
      .getByRole('button', { name: /Afficher|Remplacer/ })
      .first()
      .click()
    await bar.getByRole('textbox', { name: 'Remplacer par' }).fill('TVA')
    await bar.getByRole('button', { name: 'Remplacer', exact: true }).click()
    await expect(notesOf(prices)).toHaveText(['Hors TVA'])
    await page.keyboard.press('Escape')
  })

  await test.step('emptied, it goes, and the page says how to bring it back', async () => {
    await mark(1).click()
    await window.getByRole('button', { name: 'Supprimer la note' }).click()
    await expect(page.getByText(/^La note de bas de page est supprimée/)).toBeVisible()
    await expect(notesOf(prices)).toHaveCount(0)
    const done = saved(page)
    await page.keyboard.press('Control+z')
    await expect(notesOf(prices)).toHaveText(['Hors TVA'])
    await done
  })
  expectQuiet()
  await context.close()
})

/** What the marks of found words stand over. */
function markedWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...CSS.highlights.values()].flatMap((highlight) =>
      [...highlight].map((found) => {
        const range = document.createRange()
        range.setStart(found.startContainer, found.startOffset)
        range.setEnd(found.endContainer, found.endOffset)
        return range.toString()
      }),
    ),
  )
}

const noted = (note: string) => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      attrs: { align: 'left' },
      content: [
        { type: 'text', text: 'Le prix' },
        { type: 'footnote', content: [{ type: 'text', text: note }] },
        { type: 'text', text: ' est ferme.' },
      ],
    },
  ],
})

test('those outside read the notes of a contract, and versions are compared with them', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  const contractId = await writtenContract(administrator, 'Maintenance des ascenseurs')
  await addSection(administrator, contractId, 'Prix', 'Le prix est ferme.')
  const path = `/contracts3/${contractId}`
  const write = async (note: string) => {
    const { textId, blocks } = must(
      await administrator.call('GET', `${path}/document`),
      200,
      'reading',
    )
    const { _id, title, audience, version } = blocks[0].sections.at(-1)
    const section = { title, audience, version, content: noted(note) }
    must(await administrator.call('PUT', `/texts/${textId}/sections/${_id}`, section), 200, 'note')
  }
  const email = `camille.${randomUUID().slice(0, 8)}@exterieur.test`
  await write('Hors taxes')
  const shared = { emails: [email], level: 'reader' }
  must(await administrator.call('POST', `${path}/shares`, shared), 201, 'sharing')

  await test.step('the mark leads to the note, and back', async () => {
    const outside = await browser.newContext({ baseURL: company.product.url, locale: 'fr-FR' })
    const theirs = await outside.newPage()
    await theirs.goto(await lastLink(company.product, email))
    await theirs.getByRole('button', { name: 'Recevoir le code' }).click()
    await theirs.getByLabel('Code à six chiffres').fill(await lastCode(company.product, email, 2))
    await theirs.getByRole('button', { name: 'Ouvrir le contrat' }).click()
    const mark = theirs.locator('[data-footnote]')
    await expect(mark).toHaveText('1')
    await auditBothWidths(theirs, 'guest with notes')
    await mark.press('Enter')
    await expect(theirs.getByText('Hors taxes')).toBeInViewport()
    await expect(theirs).toHaveURL(/#note-1$/)
    await outside.close()
  })

  await test.step('who may only read has the note below its article, and copies it', async () => {
    const reader = await company.join('reader', 'Léa Fontaine')
    await grantLevel(company, contractId, reader, 'reader')
    const inside = await reader.open(browser)
    await inside.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await inside.newPage()
    await page.goto(contractPath(contractId))
    const mark = page.locator('[data-footnote]')
    await expect(mark).toHaveAccessibleName('Note 1')
    const note = page.getByRole('list', { name: 'Notes de bas de page' }).getByRole('listitem')
    await auditBothWidths(page, 'read notes')
    await mark.press('Enter')
    await expect(note).toBeFocused()
    await note.getByLabel('Revenir à l’appel de la note 1').press('Enter')
    await expect(mark).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+c')
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/Le prix\[1\] est ferme\.\n\[1\] Hors taxes/)
    await inside.close()
  })

  await test.step('a note with other words is a change of its article', async () => {
    await write('Taxes comprises')
    const inside = await administrator.open(browser)
    const page = await inside.newPage()
    await page.goto(`/home/contratheque/contractList/contract/${contractId}/versions`)
    const comparison = page.getByRole('region', { name: /^Comparaison/ })
    await expect(comparison.locator('ins').last()).toContainText('comprises')
    await auditBothWidths(page, 'compared notes')
    await inside.close()
  })
})
