import { expect, type Page } from '@playwright/test'
import { buildPdf, setLines } from '../../apps/server/src/platform/parsers/testing/build-pdf.ts'
import { test } from '../support/company.ts'
import { listen } from '../support/screens.ts'

const lines = (supplier: string) => [
  'CONTRAT DE MAINTENANCE',
  `Entre la société Martin et la société ${supplier},`,
  'Article 2 - Durée',
  'Le présent contrat prend effet le 1er mars 2024 pour une durée de trois (3) ans.',
  'Il est renouvelable par tacite reconduction, sauf préavis de trois (3) mois.',
  'Fait à Paris, le 15 février 2024, en deux exemplaires.',
]
const file = (name: string, supplier: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(buildPdf([{ lines: setLines(lines(supplier)) }])),
})

/** Two contracts, simulated. */
async function simulate(page: Page): Promise<void> {
  await page.goto('/home/contratheque/imports')
  await page
    .locator('input[type=file][aria-label="Choisir des fichiers"]')
    .setInputFiles([file('Orion.pdf', 'ORION SARL'), file('Vega.pdf', 'VEGA SARL')])
  await page.getByRole('tab', { name: 'Correspondance 2 : champs' }).click()
  await page.getByRole('combobox', { name: 'Type de contrat' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Simuler l’import' }).click()
  await expect(page.getByRole('heading', { name: 'Relecture' })).toBeVisible()
}

test('contracts are reviewed by keyboard alone: accepted, corrected by words of the document, rejected, taken back', async ({
  browser,
  company,
}) => {
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await simulate(page)
  await page.getByRole('link', { name: 'Relire les contrats' }).click()
  await expect(page).toHaveURL(/relecture\?row=/)
  const desk = page.getByRole('complementary')
  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key)
  }
  const decisions = desk.getByRole('heading', { name: /décision|Rien à décider/ })
  await expect(decisions).toBeVisible()
  await expect(page.getByRole('img', { name: /^Page 1 de/ })).toBeVisible()

  await test.step('all that is proposed is right', async () => {
    await press('t')
    await expect(desk.getByText('Décidé')).toHaveCount(2)
    // Two parties are proposed: which of them is the counterparty is for a person to say.
    await expect(decisions).toHaveText('2 décisions à prendre')
    await press('n')
    await expect(desk.locator('[aria-current=true]')).toContainText('ORION SARL')
    await press('a')
    await expect(decisions).toHaveText('Rien à décider')
    const first = page.url()
    await press('v')
    await expect(page).not.toHaveURL(first)
    expect(keys).toBeLessThanOrEqual(12)
    await expect(page.getByText('1 sur 2 relus')).toBeVisible()
  })

  await test.step('words of the document are the value, and its evidence', async () => {
    await expect(desk.locator('[aria-current=true]')).toContainText('Martin')
    await press('s')
    await expect(page.getByRole('group', { name: /^Mots de la page/ })).toBeFocused()
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await press(key)
    await press('Shift+ArrowRight')
    await press('Enter')
    const right = desk.getByRole('textbox', { name: 'Cocontractant : la valeur juste' })
    await expect(right).toHaveValue('VEGA SARL')
    await expect(desk.getByText('Page 1 : « VEGA SARL »')).toBeVisible()
    await press('Enter')
    // Nobody has entered it yet: accepted, it is created with the contracts.
    const acts = desk.getByRole('group', { name: 'Décider de Cocontractant : VEGA SARL' })
    await expect(acts.getByRole('button', { name: 'Accepter et créer' })).toBeVisible()
    await expect(desk.getByText('mots choisis dans le document')).toBeVisible()
    await press('a')
    await expect(decisions).toHaveText('2 décisions à prendre')
  })

  await test.step('a rejection says why, and is taken back', async () => {
    await expect(desk.locator('[aria-current=true]')).toContainText('Prise d’effet')
    await press('r')
    const why = desk.getByText('Pourquoi refuser Prise d’effet')
    await expect(why).toBeVisible()
    await press('Escape')
    await expect(why).toHaveCount(0)
    await press('r')
    await expect(why).toBeVisible()
    await press('3')
    await expect(decisions).toHaveText('Une décision à prendre')
    await press('u')
    await expect(decisions).toHaveText('2 décisions à prendre')
    await press('t')
    await expect(decisions).toHaveText('Rien à décider')
    await press('v')
    await expect(page.getByText('Plus aucun contrat n’attend de décision.')).toBeVisible()
  })

  await page.getByRole('link', { name: 'Retour à l’import' }).click()
  await expect(page.getByText('2 sur 2 relus')).toBeVisible()
  await expect(page.getByText(/^Valeurs jugées/)).toBeVisible()
  expectQuiet()
  await context.close()
})

test('words are dragged over with a mouse; what is sure enough is accepted in bulk, and taken back', async ({
  browser,
  company,
}) => {
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await simulate(page)

  await page.getByRole('button', { name: 'Accepter en bloc…' }).click()
  const batch = page.getByRole('dialog')
  await expect(batch.getByText('4 valeurs dans 2 contrats.')).toBeVisible()
  const confirm = batch.getByRole('button', { name: 'Accepter les 4 valeurs' })
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  for (const right of await batch.getByRole('button', { name: /^Juste/ }).all()) await right.click()
  await confirm.click()
  await expect(page.getByText('4 valeurs acceptées en bloc par Anne Martin')).toBeVisible()
  await page.getByRole('button', { name: 'Tout reprendre' }).click()
  await expect(page.getByText('acceptées en bloc par')).toHaveCount(0)

  await page.getByRole('link', { name: 'Relire les contrats' }).click()
  const desk = page.getByRole('complementary')
  await desk.getByRole('button', { name: /^Prise d’effet/ }).click()
  // The screen before was scrolled.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  // The page takes its own height once its picture has come.
  const picture = page.getByRole('img', { name: /^Page 1 de/ })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  const words = (await page.locator('.bg-amber\\/30').boundingBox())!
  const middle = words.y + words.height / 2
  await page.mouse.move(words.x + 2, middle)
  await page.mouse.down()
  await page.mouse.move(words.x + words.width - 2, middle, { steps: 4 })
  await page.mouse.up()
  await expect(desk.getByRole('textbox', { name: 'Prise d’effet : la valeur juste' })).toHaveValue(
    '1er mars 2024',
  )
  await page.keyboard.press('Escape')
  await expect(desk.getByRole('textbox')).toHaveCount(0)
  expectQuiet()
  await context.close()
})
