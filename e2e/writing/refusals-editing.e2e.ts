import { expect, type Page } from '@playwright/test'
import { test, type Company } from '../support/company.ts'
import { sendForSignature, writtenContract } from '../support/contracts.ts'
import { must, type Person } from '../support/person.ts'

const FROZEN = 'Le contrat est en cours de signature : annulez la signature pour le modifier.'
const SECTION = 'Texte de « Objet »'

const editPath = (contractId: string) =>
  `/home/contratheque/contractList/contract/${contractId}/edit`

async function openContract(page: Page, contractId: string): Promise<void> {
  await page.goto(editPath(contractId))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Types at the end of the first section; `text` is what the editor then shows. */
async function write(page: Page, words: string): Promise<void> {
  const section = page.getByRole('textbox', { name: SECTION })
  await section.click()
  await expect(section).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(words)
  await expect(section).toContainText(words)
}

/** Holds back this page's saves, as a slow network does, until released. */
async function holdSaves(page: Page): Promise<{ held: Promise<void>; letGo: () => void }> {
  const asked = Promise.withResolvers<void>()
  const free = Promise.withResolvers<void>()
  await page.route('**/api/v1/texts/*/sections/*', async (route) => {
    if (route.request().method() === 'PUT') {
      asked.resolve()
      await free.promise
    }
    await route.fallback()
  })
  return { held: asked.promise, letGo: free.resolve }
}

async function textOf(reader: Person, contractId: string): Promise<string> {
  const answer = await reader.call('GET', `/contracts3/${contractId}/document`)
  return JSON.stringify(must(answer, 200, 'reading the text').blocks)
}

test.describe('while the contract is out for signature', () => {
  test('its text is read-only, and the page says why', async ({ browser, company }) => {
    const contractId = await writtenContract(company.administrator, 'Bail commercial')
    await sendForSignature(company.administrator, contractId)
    const context = await company.administrator.open(browser)
    const page = await context.newPage()
    await openContract(page, contractId)

    await expect(page.getByText('Lecture seule.')).toBeVisible()
    await expect(page.getByText(FROZEN).first()).toBeVisible()
    await expect(page.getByText('Les parties conviennent de ce qui suit.').first()).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Texte de/ })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Actions sur/ })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Ajouter une annexe' })).toHaveCount(0)
    await context.close()
  })

  test('a person who was typing sees the server’s reason and loses nothing', async ({
    browser,
    company,
  }) => {
    const { administrator } = company
    const contractId = await writtenContract(administrator, 'Bail commercial')
    const context = await administrator.open(browser)
    const page = await context.newPage()
    await openContract(page, contractId)
    const saves = await holdSaves(page)
    await write(page, ' Le loyer est indexé.')
    await saves.held
    await sendForSignature(administrator, contractId)
    saves.letGo()

    await expect(page.getByText(`Non enregistré : ${FROZEN}`)).toBeVisible()
    await expect(page.getByText('Lecture seule.')).toBeVisible()
    await expect(page.getByText('Le loyer est indexé.')).toBeVisible()
    expect(await textOf(administrator, contractId)).not.toContain('indexé')

    // Another day, on the same device: once the text may change again, it is offered.
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    // Until then it can be read and copied where it was written, and found from anywhere under its title.
    const aside = page.getByRole('button', { name: 'Copier ce texte' })
    await expect(aside).toBeInViewport()
    await expect(page.getByRole('blockquote')).toContainText('Le loyer est indexé.')
    await expect(page.getByRole('button', { name: 'Reprendre ce texte' })).toHaveCount(0)
    const kept = page.getByText('Un texte non enregistré de cette section a été conservé')
    const elsewhere = await context.newPage()
    await elsewhere.goto('/home/contratheque/contractList')
    await expect(
      elsewhere.getByRole('region', { name: /texte non enregistré de «\sBail commercial\s»/ }),
    ).toBeVisible()
    await elsewhere.close()
    must(
      await administrator.call('DELETE', `/contracts3/${contractId}/signature`),
      200,
      'cancelling the signature',
    )
    await expect(page.getByText('Lecture seule.')).toBeHidden()
    await page.getByRole('button', { name: 'Reprendre ce texte' }).click()
    await expect(page.getByText('Le loyer est indexé.')).toBeVisible()
    await expect.poll(() => textOf(administrator, contractId)).toContain('indexé')
    await expect(kept).toBeHidden()
    await context.close()
  })
})

test.describe('two tabs editing one section', () => {
  interface TwoTabs {
    contractId: string
    late: Page
    close(): Promise<void>
  }

  /** The first tab has saved; the second one has typed meanwhile, and is notified of the update. */
  async function inConflict(
    { administrator }: Company,
    open: () => ReturnType<Person['open']>,
  ): Promise<TwoTabs> {
    const contractId = await writtenContract(administrator, 'Prestation de conseil')
    const context = await open()
    const [early, late] = await Promise.all([context.newPage(), context.newPage()])
    await Promise.all([openContract(early, contractId), openContract(late, contractId)])
    const saves = await holdSaves(late)
    await late.bringToFront()
    await write(late, ' Écrit dans le second onglet.')
    await saves.held
    await early.bringToFront()
    await write(early, ' Écrit dans le premier onglet.')
    await expect.poll(() => textOf(administrator, contractId)).toContain('premier onglet')
    await late.bringToFront()
    saves.letGo()
    return { contractId, late, close: () => context.close() }
  }

  /** The dialog with both texts, which opens by itself. */
  async function bothTexts(late: Page) {
    const dialog = late.getByRole('alertdialog', { name: /Une mise à jour existe déjà/ })
    const mine = dialog.getByRole('region', { name: 'Votre texte, non enregistré' })
    const theirs = dialog.getByRole('region', { name: 'Texte enregistré par Anne Martin' })
    await expect(mine).toContainText('Écrit dans le second onglet.')
    await expect(mine).not.toContainText('premier')
    await expect(theirs).toContainText('Écrit dans le premier onglet.')
    await expect(theirs).not.toContainText('second')
    return dialog
  }

  test('show both texts; reloading takes the saved one and restores the other on request', async ({
    browser,
    company,
  }) => {
    const { contractId, late, close } = await inConflict(company, () =>
      company.administrator.open(browser),
    )
    await (await bothTexts(late)).getByRole('button', { name: 'Décider plus tard' }).click()
    await expect(late.getByText('Écrit dans le second onglet.')).toBeVisible()
    await late.getByRole('button', { name: 'Comparer et choisir' }).click()
    await (await bothTexts(late)).getByRole('button', { name: 'Recharger' }).click()
    await expect(late.getByText('Écrit dans le premier onglet.')).toBeVisible()
    await expect(late.getByText('Écrit dans le second onglet.')).toBeHidden()
    expect(await textOf(company.administrator, contractId)).not.toContain('second onglet')

    await late.getByRole('button', { name: 'Annuler l’action' }).click()
    await expect(late.getByText('Écrit dans le second onglet.')).toBeVisible()
    await expect.poll(() => textOf(company.administrator, contractId)).toContain('second onglet')

    // Taking that up again is undone; what was typed over the text that was replaced is not.
    await late.keyboard.press('Control+z')
    await expect(late.getByText('Écrit dans le premier onglet.')).toBeVisible()
    await late.keyboard.press('Control+z')
    await expect(late.getByRole('region', { name: 'Messages' })).toContainText(
      'Impossible d’annuler (texte de « Objet ») : la section a été enregistrée par quelqu’un d’autre',
    )
    await expect(late.getByText('Écrit dans le premier onglet.')).toBeVisible()
    await close()
  })

  test('show both texts; overwriting saves the local one and keeps the other as a version', async ({
    browser,
    company,
  }) => {
    const { contractId, late, close } = await inConflict(company, () =>
      company.administrator.open(browser),
    )
    await (await bothTexts(late)).getByRole('button', { name: 'Écraser' }).click()
    await expect(late.getByText('Écrit dans le second onglet.')).toBeVisible()
    await expect.poll(() => textOf(company.administrator, contractId)).toContain('second onglet')

    await late.getByRole('button', { name: 'Actions sur « Objet »' }).click()
    await late.getByRole('menuitem', { name: 'Voir les versions' }).click()
    await expect(late.getByRole('dialog').getByText('premier onglet').first()).toBeVisible()
    await close()
  })
})
