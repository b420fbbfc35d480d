import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { test } from '../support/company.ts'
import { sendForSignature, writtenContract } from '../support/contracts.ts'
import { contractPath } from '../journey/setup.ts'
import { audit, listen, PHONE } from '../support/screens.ts'
import type { Person } from '../support/person.ts'

const LONG_TITLE = `Accord-cadre de maintenance ${'préventive et corrective '.repeat(9)}`.trim()

const DESK = { width: 1440, height: 900 }

async function openAtDesk(person: Person, browser: Browser) {
  const context = await person.open(browser)
  const page = await context.newPage()
  await page.setViewportSize(DESK)
  const expectQuiet = listen(page)
  const close = async () => {
    expectQuiet()
    await context.close()
  }
  return { page, close }
}

const paper = (page: Page) => page.locator('[data-paper]')

async function box(of: Locator) {
  await expect(of).toBeVisible()
  return (await of.boundingBox())!
}

test('little of the page stands above a text that can be written', async ({
  browser,
  company: { administrator },
}) => {
  const contractId = await writtenContract(administrator, LONG_TITLE)
  const { page, close } = await openAtDesk(administrator, browser)
  await page.goto(contractPath(contractId))
  await expect(page.getByRole('toolbar')).toBeVisible()
  expect((await box(paper(page))).y).toBeLessThanOrEqual(180)

  // The title, the status and the life share one line.
  const title = await box(page.getByRole('heading', { level: 1 }))
  const life = await box(page.getByRole('button', { name: /^Vie du contrat/ }))
  const status = await box(page.getByRole('main').getByText('Brouillon', { exact: true }).first())
  const middleOf = ({ y, height }: { y: number; height: number }) => Math.round(y + height / 2)
  expect(Math.abs(middleOf(status) - middleOf(title))).toBeLessThanOrEqual(2)
  expect(Math.abs(middleOf(life) - middleOf(title))).toBeLessThanOrEqual(2)

  // So do the tabs of the panel, at each width of its column.
  const tabs = page.getByRole('tab')
  for (const width of [1440, 1300, PHONE.width]) {
    await page.setViewportSize({ width, height: 900 })
    if (width === PHONE.width) await page.getByRole('button', { name: 'Détails' }).click()
    const list = page.getByRole('tablist').last()
    expect((await box(list)).height).toBeLessThan(48)
    expect(await list.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0)
  }
  expect(await tabs.count()).toBeGreaterThanOrEqual(7)
  await page.getByRole('button', { name: 'Texte', exact: true }).click()
  await page.setViewportSize(PHONE)
  expect((await box(paper(page))).y).toBeLessThanOrEqual(280)
  await audit(page, 'contract-frame-360')
  await close()
})

test('the life of the contract opens over the text and leaves it where it was', async ({
  browser,
  company: { administrator },
}) => {
  const contractId = await writtenContract(administrator, 'Contrat avec une vie')
  const { page, close } = await openAtDesk(administrator, browser)
  await page.goto(contractPath(contractId))
  const toggle = page.getByRole('button', { name: /^Vie du contrat/ })
  // Nothing is drawn of a life without dates but these words.
  await expect(toggle).toContainText('Sans dates')
  const before = await box(paper(page))
  await toggle.click()
  await expect(page.getByText('Pas encore de dates.')).toBeVisible()
  expect(await box(paper(page))).toEqual(before)
  await audit(page, 'contract-life-1440')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Pas encore de dates.')).toBeHidden()
  await expect(toggle).toBeFocused()

  await toggle.click()
  await page
    .getByRole('textbox', { name: /^Texte de/ })
    .first()
    .click()
  await expect(page.getByText('Pas encore de dates.')).toBeHidden()
  await close()
})

test('the header of a contract is the same whether it is read or written', async ({
  browser,
  company: { administrator },
}) => {
  const { page, close } = await openAtDesk(administrator, browser)
  const frameOf = async (title: string, isSent: boolean) => {
    const contractId = await writtenContract(administrator, title)
    if (isSent) await sendForSignature(administrator, contractId)
    await page.goto(contractPath(contractId))
    const mode = isSent ? page.getByText('Lecture seule.') : page.getByRole('toolbar')
    await expect(mode).toBeVisible()
    const heading = page.getByRole('heading', { level: 1 })
    const header = await box(page.getByRole('main').locator('header').first())
    const menu = await box(page.getByRole('button', { name: 'Autres actions sur le contrat' }))
    const { x, y } = await box(heading)
    return { header, menu, title: { x, y } }
  }
  const written = await frameOf('Contrat court', false)
  expect(await frameOf('Contrat court', true)).toEqual(written)
  expect(await frameOf(LONG_TITLE, false)).toEqual(written)
  expect(await frameOf(LONG_TITLE, true)).toEqual(written)
  await close()
})
