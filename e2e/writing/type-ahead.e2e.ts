import { expect, type Browser } from '@playwright/test'
import { contractPath } from '../journey/setup.ts'
import { builtFile } from '../support/built-file.ts'
import { test } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import type { Person } from '../support/person.ts'
import { listen } from '../support/screens.ts'

/** A contract whose editor's code does not come before it is released, with the cursor at the start of its text. */
async function openBeforeEditor(administrator: Person, browser: Browser, title: string) {
  const contractId = await writtenContract(administrator, title)
  const context = await administrator.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  const slow = Promise.withResolvers<void>()
  await page.route(`**/${builtFile('section-editor.tsx')}`, async (route) => {
    await slow.promise
    await route.continue()
  })
  await page.goto(contractPath(contractId))
  const text = page.getByRole('textbox', { name: /^Texte de/ }).first()
  await expect(text).toContainText('Les parties conviennent')
  await text.click({ position: { x: 2, y: 12 } })
  return { context, page, expectQuiet, release: slow.resolve }
}

test('text typed before the editor’s code is loaded is inserted at the click', async ({
  browser,
  company,
}) => {
  const { context, page, expectQuiet, release } = await openBeforeEditor(
    company.administrator,
    browser,
    'Location de bennes',
  )
  await page.keyboard.type("D'abord ; ")
  await page.keyboard.press('Enter')
  await page.keyboard.type('Ensuite : ')
  await expect(page.locator('[contenteditable="true"]')).toHaveCount(0)
  const indicator = page.getByRole('status').filter({ hasText: /nregistr/ })
  await expect(indicator).toHaveText('Modifications non enregistrées')
  const saving = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/sections/'),
  )
  release()

  const editor = page.locator('[contenteditable="true"]').first()
  await expect(editor).toBeFocused()
  await page.keyboard.type('puis ')
  await expect(editor.getByRole('paragraph')).toHaveText([
    'D’abord\u202F; ',
    'Ensuite\u202F: puis Les parties conviennent de ce qui suit.',
  ])
  expect((await saving).status()).toBe(200)
  await expect(indicator).toHaveText('Enregistré')
  expectQuiet()
  await context.close()
})

test('what is pasted before the editor’s code is loaded keeps its formatting', async ({
  browser,
  company,
}) => {
  const { context, page, expectQuiet, release } = await openBeforeEditor(
    company.administrator,
    browser,
    'Location de pompes',
  )
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() =>
    navigator.clipboard.write([
      new ClipboardItem({
        'text/html': new Blob(['Un <b>prix</b> ferme'], { type: 'text/html' }),
        'text/plain': new Blob(['Un prix ferme'], { type: 'text/plain' }),
      }),
    ]),
  )
  await page.keyboard.type('Rappel : ')
  await page.keyboard.press('ControlOrMeta+v')
  await page.keyboard.type(' ; ')
  await expect(page.getByRole('textbox', { name: /^Texte de/ }).first()).toHaveValue(
    'Rappel : Un prix ferme ; ',
  )
  release()

  const editor = page.locator('[contenteditable="true"]').first()
  await expect(editor).toContainText('Un prix ferme\u202F; Les parties')
  await expect(editor.locator('strong')).toHaveText('prix')
  expectQuiet()
  await context.close()
})

test('what is pasted as formatting alone before the editor’s code is loaded is inserted where it was pasted', async ({
  browser,
  company,
}) => {
  const { context, page, expectQuiet, release } = await openBeforeEditor(
    company.administrator,
    browser,
    'Location de citernes',
  )
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() =>
    navigator.clipboard.write([
      new ClipboardItem({
        'text/html': new Blob(['un <b>prix</b> ferme'], { type: 'text/html' }),
      }),
    ]),
  )
  await page.keyboard.type('Rappel : ')
  await page.keyboard.press('ControlOrMeta+v')
  await page.keyboard.type(' ; ')
  release()

  const editor = page.locator('[contenteditable="true"]').first()
  await expect(editor).toContainText('Rappel\u202F: un prix ferme\u202F; Les parties')
  await expect(editor.locator('strong')).toHaveText('prix')
  expectQuiet()
  await context.close()
})

test('a new section moves the cursor to its title, even when rendered late', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  const contractId = await writtenContract(administrator, 'Location de grues')
  const context = await administrator.open(browser)
  const page = await context.newPage()
  await page.goto(contractPath(contractId))
  // The cursor is moved on the next frame: here no frame waits for the answer to be rendered.
  await page.evaluate(() => {
    window.requestAnimationFrame = (callback) => {
      callback(performance.now())
      return 0
    }
  })
  const section = page.locator('.paper-section').first()
  await section.hover()
  await section.getByRole('button', { name: /^Actions sur/ }).click()
  await page.getByRole('menuitem', { name: 'Ajouter une section après' }).click()
  const title = page.getByRole('heading', { name: /^Article 2/ }).getByRole('textbox')
  await expect(title).toBeFocused()
  await page.keyboard.type('Astreinte')
  await expect(title).toHaveValue('Astreinte')
  await context.close()
})

test('the name of a new annex is selected, to be typed over', async ({ browser, company }) => {
  const { administrator } = company
  const contractId = await writtenContract(administrator, 'Location de nacelles')
  const context = await administrator.open(browser)
  const page = await context.newPage()
  await page.goto(contractPath(contractId))
  await page.getByRole('button', { name: 'Ajouter une annexe' }).click()
  const name = page.getByRole('textbox', { name: 'Nom du bloc' }).last()
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('Nouvelle annexe')
  await page.keyboard.type('Liste des nacelles')
  await page.keyboard.press('Enter')
  await expect(name).toHaveValue('Liste des nacelles')
  await expect
    .poll(async () => {
      const text = await administrator.call('GET', `/contracts3/${contractId}/document`)
      return text.body.blocks.at(-1).name
    })
    .toBe('Liste des nacelles')
  await context.close()
})
