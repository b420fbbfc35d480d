import { expect, type Browser, type Page } from '@playwright/test'
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildPdf, setLines } from '../../apps/server/src/platform/parsers/testing/build-pdf.ts'
import { test, type Company } from '../support/company.ts'
import { must } from '../support/person.ts'
import { auditBothWidths } from '../support/screens.ts'

const PDF = buildPdf([
  {
    lines: setLines([{ text: 'BAIL COMMERCIAL', size: 20, bold: true }, 'Entre les soussignés :']),
  },
  { lines: setLines(['Le loyer est payable par trimestre.']) },
])
const FILE = { name: 'Bail_2023.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) }
/** Beside what is typed: an existing PDF must be quick to enter. */
const MOST_KEYS = 25

test('a contract that is already signed is entered from its PDF by keyboard, then read, found and deleted', async ({
  browser,
  company,
}) => {
  const entry = await openEntry(browser, company, FILE)
  const { page, keys } = entry
  expect(await enter(entry)).toBe('BAIL COMMERCIAL')
  await expect(page.getByRole('img', { name: 'Page 1 sur 2' })).toBeVisible()
  const preview = page.getByRole('region', { name: 'Ce que cela donne' })
  await expect(preview).toContainText('Limite légale pour dénoncer')
  await auditBothWidths(page, 'signed PDF, form')
  await keys.press('Control+Enter')

  await page.waitForURL(/contract\/[0-9a-f-]+\/edit/)
  // Nobody is offered the form of a contract that exists.
  await page.reload()
  expect(await page.evaluate(() => localStorage.getItem('tacite.keptTexts'))).toBeNull()
  await expect(page.getByText('Signé le 15/12/2023')).toBeVisible()
  expect(keys.pressed()).toBeLessThanOrEqual(MOST_KEYS)
  await expect(page.getByRole('img', { name: 'Page 2 de BAIL COMMERCIAL' })).toBeAttached()
  await expect(page.getByText('Son texte se cherche dans les documents signés.')).toBeVisible()
  await auditBothWidths(page, 'signed PDF, contract')

  const search = page.getByRole('search', { name: 'Rechercher dans ce document' })
  await search.getByRole('textbox').fill('loyer')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Page trouvée suivante' }).click()
  await expect(page.getByText('1 passage trouvé sur cette page pour « loyer »')).toBeVisible()
  await page.getByRole('link', { name: 'Ouvrir le contrat' }).click()

  await page.getByRole('button', { name: 'Autres actions sur le contrat' }).click()
  await page.getByRole('menuitem', { name: 'Supprimer le contrat' }).click()
  await expect(page.getByText('« BAIL COMMERCIAL » supprimé')).toBeVisible()
})

for (const path of realPdfs())
  test(`${basename(path)} is entered by keyboard with few keys`, async ({ browser, company }) => {
    const entry = await openEntry(browser, company, path)
    const { page, keys } = entry
    const title = await enter(entry)
    await keys.press('Control+Enter')
    await page.waitForURL(/contract\/[0-9a-f-]+\/edit/)
    console.log(
      `${keys.pressed()} keys: ${basename(path)}, ${title || 'without a title of its own'}`,
    )
    expect(keys.pressed()).toBeLessThanOrEqual(MOST_KEYS)
  })

/** `npm run prove -- keyboard FOLDER` names where they are. */
function realPdfs(): string[] {
  const folder = process.env['TACITE_PDF_FOLDER']
  return folder ? globSync(join(folder, '**/*.{pdf,PDF}')).toSorted() : []
}

interface Entry {
  page: Page
  keys: ReturnType<typeof countingKeyboard>
  contractType: string
  counterparty: string
}

/** On the dashboard, with what the form lets choose; the file window answers with the file. */
async function openEntry(
  browser: Browser,
  { administrator }: Company,
  file: typeof FILE | string,
): Promise<Entry> {
  const path = '/choices/contract-types?$top=1'
  const types = must(await administrator.call('GET', path), 200, 'types')
  const supplier = { name: 'Société Foncière', siren: '', address: '', email: '' }
  must(await administrator.call('POST', '/contracts/suppliers', supplier), 201, 'counterparty')
  const page = await (await administrator.open(browser)).newPage()
  // From now on a file window is the test's to answer.
  page.on('filechooser', (chooser) => void chooser.setFiles(file))
  await page.goto('/home/dashboard')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const [{ name }] = types.value
  return { page, keys: countingKeyboard(page), contractType: name, counterparty: supplier.name }
}

/** From the command to the filled form, without a mouse; returns the title that was read. */
async function enter({ page, keys, contractType, counterparty }: Entry): Promise<string> {
  await keys.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').waitFor()
  await keys.type('contrat déjà signé')
  await page.getByRole('option', { name: /^Enregistrer un contrat déjà signé/ }).waitFor()
  await keys.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Choisir un fichier' })).toBeFocused()
  // One for our button, one for the system's window.
  await keys.press('Enter')
  keys.count(1)

  const field = page.getByRole('textbox', { name: 'Titre' })
  await expect(field).toBeFocused()
  const title = await field.inputValue()
  if (title === '') await keys.type('Contrat repris')
  await keys.press('Tab')
  await keys.choose(contractType)
  // The project is answered already.
  await keys.press('Tab', 'Tab')
  await keys.choose(counterparty)
  await keys.press('Tab')
  await keys.type('12000')
  await keys.press('Tab')
  await keys.type('15/12/2023')
  // Past the calendar and the signatories.
  await keys.press('Tab', 'Tab', 'Tab')
  await keys.type('01/01/2024')
  await keys.press('Tab', 'Tab', 'Tab')
  await keys.type('12')
  await keys.press('Tab', 'Tab', 'ArrowDown', 'Tab')
  await keys.type('12')
  await keys.press('Tab', 'Tab', 'Tab')
  await keys.type('3')
  return title
}

/** Types, and counts the keys pressed beside the typed values. */
function countingKeyboard(page: Page) {
  let pressed = 0
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
    pressed += keys.length
  }
  return {
    press,
    type: (text: string) => page.keyboard.type(text),
    choose: async (name: string) => {
      await page.keyboard.type(name)
      await page.getByRole('option', { name }).first().waitFor()
      await press('Enter')
    },
    count: (others: number) => {
      pressed += others
    },
    pressed: () => pressed,
  }
}
