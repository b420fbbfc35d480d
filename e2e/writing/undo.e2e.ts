import { expect, type Page } from '@playwright/test'
import { test } from '../support/company.ts'
import { audit, auditBothWidths, PHONE } from '../support/screens.ts'
import { openLongContract } from './long-contract.ts'

async function insertField(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Insérer un champ' }).click()
  const window = page.getByRole('dialog', { name: 'Insérer un champ' })
  await window.getByRole('textbox').fill('Référence')
  await window.getByRole('button', { name: /^Référence/ }).click()
  await expect(window).toBeHidden()
}

test('Ctrl Z takes back the last change of the whole text, and says what', async ({
  browser,
  company: { administrator },
}) => {
  const { page, state, textOf, close } = await openLongContract(administrator, browser)
  const lastBlock = async () => (await state()).blocks.at(-1)?.name
  const first = page.getByRole('textbox', { name: 'Texte de « Objet »' })
  await first.click()
  await expect(first).toBeFocused()
  await page.keyboard.press('Control+End')
  await insertField(page)
  await expect.poll(() => textOf('Objet')).toContain('"field"')

  const add = page.getByRole('button', { name: 'Ajouter une annexe' })
  await add.click()
  await expect.poll(lastBlock).toBe('Nouvelle annexe')
  await expect(first).not.toBeInViewport()

  // What was done last goes first: the annex, not the field that nobody sees.
  await page.keyboard.press('Control+z')
  const news = page.getByRole('region', { name: 'Messages' })
  await expect(news).toContainText('Annulé : ajout du bloc « Nouvelle annexe »')
  await expect.poll(lastBlock).not.toBe('Nouvelle annexe')
  expect(await textOf('Objet')).toContain('"field"')
  await expect(first).not.toBeInViewport()

  // The next one brings the field's place to the screen before it goes.
  await page.keyboard.press('Control+z')
  await expect(first).toBeInViewport()
  await expect(first).toBeFocused()
  await expect(news).toContainText('Annulé : texte de « Objet »')
  await expect.poll(() => textOf('Objet')).not.toContain('"field"')
  await page.evaluate(() => window.scrollTo(0, 0))
  await auditBothWidths(page, 'undo')

  await page.keyboard.press('Control+y')
  await expect.poll(() => textOf('Objet')).toContain('"field"')
  await page.keyboard.press('Control+Shift+z')
  await expect(news).toContainText('Rétabli : ajout du bloc « Nouvelle annexe »')
  await expect.poll(lastBlock).toBe('Nouvelle annexe')
  await close()
})

test('what is done to sections, blocks and fields is undone in its order, and done again', async ({
  browser,
  company: { administrator },
}) => {
  const { page, state, close } = await openLongContract(administrator, browser)
  const outline = page.getByRole('navigation', { name: 'Plan du texte' })
  const line = (name: string) => outline.getByRole('treeitem', { name })
  const news = page.getByRole('region', { name: 'Messages' })
  const menu = async (button: string, entry: string) => {
    await page.getByRole('button', { name: button }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  const states = [await state()]
  /** Runs an act, and waits until the server has what it leads to. */
  const act = async (run: () => Promise<void>) => {
    await run()
    await expect.poll(state).not.toEqual(states.at(-1))
    states.push(await state())
  }

  await act(async () => {
    await line('Durée').focus()
    await page.keyboard.press('Alt+ArrowUp')
  })
  await act(() => page.keyboard.press('Alt+ArrowRight'))
  await act(() => menu('Actions sur « Responsabilité »', 'Supprimer la section'))
  await act(() => menu('Numérotation', 'A, A.1, A.1.1'))
  await act(() => menu('Actions sur « Objet »', 'Les collaborateurs'))
  await act(() => menu('Actions sur « Objet »', 'Verrouiller la section'))
  await act(async () => {
    await page.locator('[data-paper] [data-field]').click()
    const form = page.getByRole('dialog', { name: 'Montant TTC' })
    await form.getByRole('textbox').fill('1200')
    await form.getByRole('button', { name: 'Enregistrer la valeur' }).click()
    await expect(form).toBeHidden()
  })
  const names = page.getByRole('textbox', { name: 'Nom du bloc' })
  const blocks = await names.count()
  await act(() => page.getByRole('button', { name: 'Ajouter un bloc de signature' }).click())
  await expect(names).toHaveCount(blocks + 1)
  await act(async () => {
    await names.last().fill('Paraphes')
    await page.keyboard.press('Enter')
  })
  await act(() => menu('Actions sur le bloc « Paraphes »', 'Monter le bloc'))
  await act(() => menu('Actions sur le bloc « Paraphes »', 'Supprimer le bloc'))

  const undone = [
    'suppression du bloc « Paraphes »',
    'déplacement du bloc « Paraphes »',
    'nom du bloc « Signatures »',
    'ajout du bloc « Signatures »',
    'valeur du champ « Montant TTC »',
    'verrouillage de « Objet »',
    'visibilité de « Objet »',
    'numérotation du texte',
    'suppression de la section « Responsabilité »',
    'niveau de « Durée »',
    'déplacement de « Durée »',
  ]
  for (const [at, what] of undone.entries()) {
    await page.keyboard.press('Control+z')
    await expect(news).toContainText(`Annulé : ${what}`)
    await expect.poll(state).toEqual(states.at(-2 - at))
  }
  for (const [at, what] of undone.toReversed().entries()) {
    await page.keyboard.press('Control+y')
    await expect(news).toContainText(`Rétabli : ${what}`)
    await expect.poll(state).toEqual(states[at + 1])
  }
  await close()
})

test('the cursor goes where it was undone, also from a bar under the thumb', async ({
  browser,
  company: { administrator },
}) => {
  const { page, textOf, state, close } = await openLongContract(administrator, browser)
  const news = page.getByRole('region', { name: 'Messages' })
  const first = page.getByRole('textbox', { name: 'Texte de « Objet »' })
  const titleOf = (name: string) =>
    page.getByRole('heading', { name, exact: true }).getByRole('textbox')
  const titles = async () => (await state()).blocks[0]?.sections.map(({ title }) => title)
  await first.click({ position: { x: 2, y: 12 } })
  await expect(first).toBeFocused()
  await page.keyboard.type('Il est convenu : ')
  await titleOf('Article 2 Prix').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' et délais')
  await expect.poll(titles).toContain('Prix et délais')

  // Before one's eyes nothing has to be said; elsewhere it is said, and the cursor is there.
  await page.keyboard.press('Control+z')
  await expect(titleOf('Article 2 Prix')).toBeFocused()
  await expect(news).toHaveText('')
  await page.keyboard.press('Control+z')
  await expect(news).toContainText('Annulé : texte de « Objet »')
  await expect(first).toBeFocused()
  await expect.poll(() => textOf('Objet')).not.toContain('convenu')
  await news.getByRole('button', { name: 'Rétablir' }).click()
  await expect(news).toContainText('Rétabli : texte de « Objet »')
  await expect(first).toBeFocused()
  await page.keyboard.type('vraiment ')
  await expect(first).toContainText('Il est convenu : vraiment Les parties')
  await expect.poll(() => textOf('Objet')).toContain('vraiment')

  // A new section goes with its title, and the cursor to what stands before it.
  await page.getByRole('button', { name: 'Actions sur « Objet »' }).click()
  await page.getByRole('menuitem', { name: 'Ajouter une section après' }).click()
  await expect(titleOf('Article 2 Nouvelle section')).toBeFocused()
  await page.keyboard.type('Astreinte')
  await expect.poll(titles).toContain('Astreinte')
  await page.getByRole('button', { name: 'Annuler : titre de « Nouvelle section »' }).click()
  await expect.poll(titles).toContain('Nouvelle section')
  await page.setViewportSize(PHONE)
  await page
    .getByRole('button', { name: 'Annuler : ajout de la section « Nouvelle section »' })
    .click()
  await expect(news).toContainText('Annulé : ajout de la section « Nouvelle section »')
  await expect.poll(titles).not.toContain('Nouvelle section')
  await expect(titleOf('Article 1 Objet')).toBeFocused()
  await audit(page, 'undo-on-a-phone')
  await close()
})

test('a window, and a name that is being typed, take back their own letters', async ({
  browser,
  company: { administrator },
}) => {
  const { page, state, textOf, close } = await openLongContract(administrator, browser)
  const first = page.getByRole('textbox', { name: 'Texte de « Objet »' })
  await first.click()
  await expect(first).toBeFocused()
  await page.keyboard.type('Convenu. ')
  await page.getByRole('button', { name: 'Insérer un champ' }).click()
  const search = page.getByRole('dialog', { name: 'Insérer un champ' }).getByRole('textbox')
  await search.pressSequentially('Mont')
  await search.press('Control+z')
  await expect(search).not.toHaveValue('Mont')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ajouter une annexe' }).click()
  const name = page.getByRole('textbox', { name: 'Nom du bloc' }).last()
  await expect(name).toHaveValue('Nouvelle annexe')
  await name.press('End')
  await name.pressSequentially(' 1')
  await name.press('Control+z')
  await expect(name).not.toHaveValue('Nouvelle annexe 1')
  await expect.poll(() => textOf('Objet')).toContain('Convenu')
  expect((await state()).blocks.at(-1)?.name).toBe('Nouvelle annexe')
  await close()
})

test('what another person has changed since is not undone, and one is told so', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  const { page, save, textOf, close } = await openLongContract(administrator, browser)
  const other = await company.join('administrator', 'Bruno Petit')
  const news = page.getByRole('region', { name: 'Messages' })
  const saved = page.getByRole('status').filter({ hasText: /^Enregistré$/ })

  const [price, first] = ['Prix', 'Objet'].map((title) =>
    page.getByRole('textbox', { name: `Texte de « ${title} »` }),
  )
  await price!.click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Hors taxes. ')
  await first!.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Fait à Lyon.')
  await expect.poll(() => textOf('Objet')).toContain('Lyon')
  await expect(saved).toBeVisible()

  await save(other, 'Objet', 'Les parties conviennent de ce qui suit. Fait à Nantes.')
  await expect(first!).toContainText('Nantes')
  await page.keyboard.press('Control+z')
  await expect(news).toContainText(
    'Impossible d’annuler (texte de « Objet ») : Bruno Petit a modifié cette section depuis.',
  )
  expect(await textOf('Objet')).toContain('Nantes')
  expect(await textOf('Prix')).toContain('Hors taxes')

  // Only a new press goes on, to what was done before elsewhere.
  await page.keyboard.press('Control+z')
  await expect(news).toContainText('Annulé : texte de « Prix »')
  await expect.poll(() => textOf('Prix')).not.toContain('Hors taxes')
  await expect(page.getByRole('button', { name: 'Annuler', exact: true })).toBeDisabled()
  expect(await textOf('Objet')).toContain('Nantes')
  await close()
})
