import { expect, type Page } from '@playwright/test'
import { contractPath } from '../journey/setup.ts'
import { test } from '../support/company.ts'
import { grantLevel, writtenContract } from '../support/contracts.ts'
import { must } from '../support/person.ts'
import { auditBothWidths, listen } from '../support/screens.ts'
import { openLongContract } from './long-contract.ts'

const paragraph = (...content: object[]) => ({
  type: 'paragraph',
  attrs: { align: 'left' },
  content,
})
const words = (text: string, ...marks: string[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
})
const cell = (text: string) => ({
  type: 'table_cell',
  attrs: { colspan: 1, rowspan: 1, colwidth: null },
  content: [paragraph(words(text))],
})

/** 4 of « prestataire » in a title, across a bold half, in the plural and in a table; the others have 48 each. */
const OBLIGATIONS = {
  title: 'Obligations du prestataire',
  content: [
    paragraph(words('Le presta'), words('taire', 'bold'), words(' livre. Les prestataires aussi.')),
    { type: 'table', content: [{ type: 'table_row', content: [cell('Prestataire'), cell('12')] }] },
  ],
}

function barOf(page: Page) {
  const bar = page.getByRole('search', { name: 'Rechercher et remplacer dans le texte' })
  return {
    bar,
    box: bar.getByRole('textbox', { name: 'Rechercher' }),
    by: bar.getByRole('textbox', { name: 'Remplacer par' }),
    count: bar.getByRole('status'),
    button: (name: string) => bar.getByRole('button', { name, exact: true }),
  }
}

/** How many matches are marked on the page. */
function marked(page: Page): Promise<number> {
  return page.evaluate(() => [...CSS.highlights.values()].reduce((sum, { size }) => sum + size, 0))
}

test('what is looked for is found in titles, texts and tables of the whole contract', async ({
  browser,
  company: { administrator },
}) => {
  const { page, close } = await openLongContract(administrator, browser, [OBLIGATIONS])
  const { bar, box, count, button } = barOf(page)
  const first = page.getByRole('textbox', { name: 'Texte de « Objet »' })
  await first.click()
  await expect(first).toBeFocused()
  await expect(page.getByRole('button', { name: 'Rechercher dans le texte' })).toBeVisible()
  await page.keyboard.press('Control+f')
  await expect(box).toBeFocused()
  await page.keyboard.type('prestataire')
  await expect(count).toHaveText('1 sur 148')
  await expect.poll(() => marked(page)).toBe(148)
  await auditBothWidths(page, 'find')

  await page.keyboard.press('Enter')
  await expect(count).toHaveText('2 sur 148')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.press('Shift+Enter')
  await expect(count).toHaveText('148 sur 148')
  await expect(page.getByText('Prestataire', { exact: true })).toBeInViewport()

  await button('Mots entiers').click()
  await expect(count).toHaveText('147 sur 147')
  await button('Respecter la casse').click()
  await expect(count).toHaveText(/sur 146$/)
  await button('Respecter la casse').click()
  await button('Mots entiers').click()

  await button('Expression régulière').click()
  await box.fill('(prestataires|livre)')
  await expect(count).toHaveText(/sur 2$/)
  await box.fill('(livre')
  await expect(count).toHaveText('Expression régulière incorrecte')
  // It would never come to an end: the page goes on, and says so.
  await box.fill(String.raw`(\w+\s?)+#`)
  await expect(count).toHaveText('Expression trop longue à chercher : simplifiez-la')
  await box.fill('livre')
  await expect(count).toHaveText('1 sur 1')

  // The cursor comes back to what was found.
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  const obligations = page.getByRole('textbox', { name: 'Texte de « Obligations du prestataire »' })
  await expect(obligations).toBeFocused()
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('livre')
  expect(await marked(page)).toBe(0)

  // What is selected is looked for; a field by what it shows.
  await page.keyboard.press('Control+f')
  await expect(box).toHaveValue('livre')
  await button('Expression régulière').waitFor()
  await box.fill('montant ttc')
  await expect(count).toHaveText('1 sur 1')
  await button('Chercher aussi dans les champs').click()
  await expect(count).toHaveText('Aucun résultat')

  // The title and the names of blocks are found too, and lead there.
  const beside = bar.getByRole('region', { name: /^Trouvé aussi ailleurs/ })
  await box.fill('chaudières')
  await expect(beside.getByRole('button')).toHaveText(['titre du document'])
  await auditBothWidths(page, 'found beside')
  await beside.getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'Entretien des chaudières' })).toBeInViewport()
  await box.fill('signatures')
  await beside.getByRole('button', { name: /^bloc «.Signatures.»$/ }).click()
  await expect(page.getByRole('textbox', { name: 'Texte de « Signatures »' })).toBeInViewport()
  await close()
})

test('replacing says before what it changes and leaves, and is undone in one go', async ({
  browser,
  company: { administrator },
}) => {
  const contract = await openLongContract(administrator, browser, [OBLIGATIONS])
  const { contractId, page, state, textOf, close } = contract
  const { box, by, count, button } = barOf(page)
  const news = page.getByRole('region', { name: 'Messages' })
  await page.getByRole('button', { name: 'Actions sur « Durée »' }).click()
  await page.getByRole('menuitem', { name: 'Verrouiller la section' }).click()
  await expect.poll(async () => (await state()).blocks[0]?.sections[2]?.isLocked).toBe(true)

  await page.keyboard.press('Control+h')
  await box.fill('prestataire')
  await expect(count).toHaveText('1 sur 148')
  await by.fill('fournisseur')
  await button('Remplacer').click()
  await expect(count).toHaveText('1 sur 147')
  await expect.poll(() => textOf('Prix')).toContain('Le fournisseur exécute')
  const before = await state()

  await button('Tout remplacer').click()
  const window = page.getByRole('dialog', {
    name: 'Remplacer « prestataire » par « fournisseur »',
  })
  await expect(window).toContainText('99 remplacements dans 3 sections')
  await expect(window).toContainText('Une version du contrat est gardée avant le remplacement')
  await expect(window).toContainText(/48 résultats, section verrouillée par .+\s: .*Durée/)
  await auditBothWidths(page, 'replace-all')
  await window.getByRole('button', { name: 'Tout remplacer' }).click()
  await expect(news).toContainText('99 remplacements dans 3 sections. Tout est enregistré.')
  await expect(count).toHaveText('1 sur 48')
  const after = await state()
  const [, , locked, , obligations] = after.blocks[0]!.sections
  expect(locked).toEqual(before.blocks[0]!.sections[2])
  expect(obligations?.title).toBe('Obligations du fournisseur')
  expect(JSON.stringify(obligations?.content)).toContain(
    '"Le fournisseur livre. Les fournisseurs aussi."',
  )
  expect(JSON.stringify(obligations?.content)).not.toContain('restataire')

  await page.keyboard.press('Control+z')
  await expect.poll(state).toEqual(before)
  await expect(news).toContainText('Annulé : remplacement de « prestataire »')
  await page.keyboard.press('Control+y')
  await expect.poll(state).toEqual(after)
  const { value: versions } = must(
    await administrator.call('GET', `/contracts3/${contractId}/versions`),
    200,
    'versions',
  )
  expect(versions).toMatchObject([
    { name: expect.stringMatching(/^Avant le remplacement de «.prestataire.»$/) },
  ])
  await close()
})

test('the whole text is selected and copied with its titles and numbers', async ({
  browser,
  company: { administrator },
}) => {
  const { page, close } = await openLongContract(administrator, browser, [OBLIGATIONS])
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect(page.getByRole('button', { name: 'Rechercher dans le texte' })).toBeVisible()
  const first = page.getByRole('textbox', { name: 'Texte de « Objet »' })
  await first.click()
  await expect(first).toBeFocused()
  // First the section that one writes in, then all.
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+c')
  await expect.poll(copied).toBe('Les parties conviennent de ce qui suit.')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+c')
  await expect.poll(copied).toMatch(/^Entretien des chaudières\nArticle\s1 Objet\nLes parties/)
  const all = await copied()
  expect(all.split('Le prestataire exécute')).toHaveLength(145)
  expect(all).toMatch(/\nArticle\s2 Prix\nMontant TTC\n/)
  expect(all).toMatch(/\nArticle\s5 Obligations du prestataire\nLe prestataire livre\./)
  expect(all).not.toContain('Ajouter')
  await close()
})

test('a drag from one section into another selects both whole, to copy and not to replace', async ({
  browser,
  company: { administrator },
}) => {
  const { page, state, close } = await openLongContract(administrator, browser, [OBLIGATIONS])
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const before = await state()
  const first = page.getByRole('textbox', { name: 'Texte de « Objet »' })
  const second = page.getByRole('textbox', { name: 'Texte de « Prix »' })
  await first.click()
  await expect(first).toBeFocused()
  await first.hover()
  await page.mouse.down()
  await second.hover({ position: { x: 40, y: 60 } })
  const chosen = page.locator('[data-chosen]')
  await expect(chosen).toHaveCount(2)
  await page.mouse.up()
  await expect(first).not.toBeFocused()
  await auditBothWidths(page, 'dragged selection')
  await page.keyboard.press('Control+c')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect
    .poll(copied)
    .toMatch(
      /^Article\s1 Objet\nLes parties conviennent de ce qui suit\.\nArticle\s2 Prix\nMontant TTC/,
    )
  expect(await copied()).not.toContain('Durée')
  for (const key of ['Delete', 'x']) await page.keyboard.press(key)
  const news = page.getByRole('region', { name: 'Messages' })
  await expect(news).toContainText('2 sections sont sélectionnées : vous pouvez les copier')
  expect(await state()).toEqual(before)

  await first.click()
  await expect(chosen).toHaveCount(0)
  await page.keyboard.press('End')
  await page.keyboard.type(' Fin.')
  await expect(first).toContainText('Fin.')
  await close()
})

test('who may only read finds, replaces nothing, and copies all', async ({ browser, company }) => {
  const contractId = await writtenContract(company.administrator, 'Bail de bureaux')
  const reader = await company.join('reader', 'Léa Fontaine')
  await grantLevel(company, contractId, reader, 'reader')
  const context = await reader.open(browser)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(contractPath(contractId))
  const { bar, box, by, count, button } = barOf(page)
  await page.getByRole('button', { name: 'Rechercher dans le texte' }).click()
  await box.fill('parties conviennent')
  await expect(count).toHaveText(/^1 sur /)
  await expect.poll(() => marked(page)).toBeGreaterThan(0)
  await page.keyboard.press('Control+h')
  await expect(button('Afficher le remplacement')).toHaveAttribute('aria-disabled', 'true')
  await expect(by).toBeHidden()
  await auditBothWidths(page, 'find-reader')
  await box.press('Escape')
  await expect(bar).toBeHidden()
  await expect
    .poll(() => page.evaluate(() => getSelection()?.toString()))
    .toBe('parties conviennent')

  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+c')
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^Bail de bureaux\nArticle\s1 Objet\nLes parties/)
  expectQuiet()
  await context.close()
})
