import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { drawSignature } from '../../apps/server/src/platform/sealing/testing/sealing-sample.ts'
import { test, type Company } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { must } from '../support/person.ts'
import { auditBothWidths } from '../support/screens.ts'

/** A page of the administrator, without change notices: what a colleague saves is only learned on saving. */
async function besideColleague(browser: Browser, company: Company) {
  const colleague = await company.join('administrator', 'Paul Renaud')
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await page.route('**/api/v1/events*', (route) => route.abort())
  return { colleague, page, close: () => context.close() }
}

const drawn = (side: number) => Buffer.from(drawSignature(side))

const widthOf = (image: Locator) => () =>
  image.evaluate((element) => (element as HTMLImageElement).naturalWidth)

const edit = (page: Page, contractId: string) =>
  page.goto(`/home/contratheque/contractList/contract/${contractId}/edit`)

test('a due date that a colleague set meanwhile is shown, and replaced only when saved again', async ({
  browser,
  company,
}) => {
  const contractId = await writtenContract(company.administrator, 'Bail du quai')
  const { colleague, page, close } = await besideColleague(browser, company)
  await edit(page, contractId)
  await page.getByRole('list', { name: 'Étapes du contrat' }).getByRole('button').first().click()
  const day = page.getByRole('textbox', { name: 'Échéance de l’étape' })
  await day.fill('31/12/2030')
  const path = `/contracts3/${contractId}/steps`
  const steps = async () => must(await colleague.call('GET', path), 200, 'the steps')
  const [step] = await steps()
  const theirs = { dueDate: '2030-06-30', replaces: null }
  must(await colleague.call('PUT', `${path}/${step._id}`, theirs), 200, 'their date')
  await day.press('Enter')
  await expect(page.getByText(/Quelqu’un a enregistré ici.*2030/)).toBeVisible()
  await expect(day).toHaveValue('31/12/2030')
  expect((await steps())[0].dueDate).toBe('2030-06-30')
  await day.press('Enter')
  await expect(page.getByText('L’échéance est enregistrée.')).toBeVisible()
  expect((await steps())[0].dueDate).toBe('2030-12-31')
  await close()
})

test('a block that two people name differently keeps what was typed until one name is chosen', async ({
  browser,
  company,
}) => {
  const contractId = await writtenContract(company.administrator, 'Bail du quai')
  const { colleague, page, close } = await besideColleague(browser, company)
  const { textId } = (await colleague.call('GET', `/contracts3/${contractId}/document`)).body
  const blocks = `/texts/${textId}/blocks`
  const added = await colleague.call('POST', blocks, { kind: 'annex', name: 'Tarifs' })
  const annex = must(added, 201, 'an annex').blocks.at(-1)
  const rename = async (name: string, replaces: string) =>
    must(await colleague.call('PUT', `${blocks}/${annex._id}`, { name, replaces }), 200, 'it')
  const saved = async () => {
    const { body } = await colleague.call('GET', `/texts/${textId}/document`)
    return body.blocks.at(-1).name
  }
  await edit(page, contractId)
  const name = page.getByRole('textbox', { name: 'Nom du bloc' }).last()
  const rivals = page.getByRole('alert').filter({ hasText: 'entre-temps' })
  await expect(name).toHaveValue('Tarifs')

  await name.fill('Barème')
  await rename('Prix', 'Tarifs')
  await name.press('Enter')
  const choice = rivals.filter({ has: page.getByRole('button', { name: 'Garder mon nom' }) })
  await expect(choice).toContainText('« Prix »')
  await expect(name).toHaveValue('Barème')
  await auditBothWidths(page, 'block-name-conflict')
  expect(await saved()).toBe('Prix')
  await choice.getByRole('button', { name: 'Garder mon nom' }).click()
  await expect(choice).toHaveCount(0)
  await expect.poll(saved).toBe('Barème')

  await name.fill('Grille')
  await rename('Tableau', 'Barème')
  await name.press('Enter')
  await choice.getByRole('button', { name: 'Prendre le sien' }).click()
  await expect(name).toHaveValue('Tableau')
  await expect(choice).toHaveCount(0)
  expect(await saved()).toBe('Tableau')
  await close()
})

test('a description that a colleague wrote meanwhile is shown, and replaced only when saved again', async ({
  browser,
  company,
}) => {
  const contractId = await writtenContract(company.administrator, 'Bail du quai')
  const { colleague, page, close } = await besideColleague(browser, company)
  const read = await colleague.call('GET', `/contracts3/${contractId}/document`)
  const { textId, blocks } = must(read, 200, 'the text')
  const [section] = blocks[0].sections
  await edit(page, contractId)
  await page.getByRole('button', { name: `Actions sur « ${section.title} »` }).click()
  await page.getByRole('menuitem', { name: 'Description interne…' }).click()
  const window = page.getByRole('dialog', { name: /^Description de la section/ })
  const box = window.getByRole('textbox', { name: 'Description interne' })
  const save = window.getByRole('button', { name: 'Enregistrer la description' })
  await box.fill('La mienne')
  const path = `/texts/${textId}/sections/${section._id}/description`
  const theirs = { description: 'La leur', replaces: '' }
  must(await colleague.call('PUT', path, theirs), 204, 'their description')
  await save.click()
  await expect(box).toHaveAccessibleDescription(/La leur/)
  await expect(box).toHaveValue('La mienne')
  await save.click()
  await expect(window).toBeHidden()
  await expect(page.locator('[data-paper]')).toContainText('La mienne')
  await close()
})

test('a folder that a colleague has moved meanwhile stays there, and is shown there', async ({
  browser,
  company,
}) => {
  const { call } = company.administrator
  const create = async (name: string): Promise<string> =>
    must(await call('POST', '/tags', { name, ownerId: null }), 201, 'a folder')._id
  const [moved, theirs] = [await create('Baux'), await create('Filiale de Lyon')]
  await create('Filiale de Paris')
  const { colleague, page, close } = await besideColleague(browser, company)
  await page.goto(`/home/administration/classeurs?open=${moved}`)
  const panel = page.getByRole('complementary')
  await panel.getByRole('button', { name: 'Déplacer…' }).click()
  const window = page.getByRole('dialog', { name: 'Déplacer « Baux »' })
  await window.getByRole('combobox', { name: 'Dans le classeur' }).fill('Paris')
  await page.getByRole('option', { name: 'Filiale de Paris' }).click()
  const move = { parentFolderId: theirs, replaces: null }
  must(await colleague.call('PUT', `/tags/${moved}/parent`, move), 200, 'their move')
  await window.getByRole('button', { name: 'Déplacer le classeur' }).click()
  await expect(page.getByText('Paul Renaud a changé ceci entre-temps.')).toBeVisible()
  await expect(panel.getByText('Filiale de Lyon/Baux')).toBeVisible()
  const folder = (await call('GET', `/tags/${moved}`)).body
  expect(folder.parentFolderId).toBe(theirs)
  await close()
})

test('a folder that moves while its window is open is moved again only when that is repeated', async ({
  browser,
  company,
}) => {
  const { call } = company.administrator
  const create = async (name: string): Promise<string> =>
    must(await call('POST', '/tags', { name, ownerId: null }), 201, 'a folder')._id
  const [moved, theirs, mine] = [
    await create('Baux'),
    await create('Filiale de Lyon'),
    await create('Filiale de Paris'),
  ]
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await page.goto(`/home/administration/classeurs?open=${moved}`)
  await page.getByRole('button', { name: 'Déplacer…' }).click()
  const window = page.getByRole('dialog', { name: 'Déplacer « Baux »' })
  const place = window.getByRole('combobox', { name: 'Dans le classeur' })
  await place.fill('Paris')
  await page.getByRole('option', { name: 'Filiale de Paris' }).click()
  const move = { parentFolderId: theirs, replaces: null }
  must(await call('PUT', `/tags/${moved}/parent`, move), 200, 'the other move')
  await expect(window.getByRole('alert').filter({ hasText: 'Filiale de Lyon/Baux' })).toBeVisible()
  await expect(place).toHaveValue('Filiale de Paris')
  // The notice may have come just before the click: the first one only makes sure that it was seen.
  await window.getByRole('button', { name: 'Déplacer le classeur' }).click()
  await expect(window).toBeVisible()
  await window.getByRole('button', { name: 'Déplacer le classeur' }).click()
  await expect(page.getByText('« Baux » est déplacé.')).toBeVisible()
  expect((await call('GET', `/tags/${moved}`)).body.parentFolderId).toBe(mine)
  await context.close()
})

test('one’s own preferences are saved as they are shown, whatever another page saved meanwhile', async ({
  browser,
  company,
}) => {
  const { call } = company.administrator
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await page.clock.install()
  await page.goto('/home/options/personal')
  const days = page.getByRole('textbox', { name: 'Jours avant une date limite' })
  await days.fill('12')
  const { body } = await call('GET', '/me/preferences')
  const others = { ...body, durationRenwalAndTerminationPeriod: '20' }
  must(await call('PUT', '/me/preferences', others), 200, 'the other page')
  const read = page.waitForResponse('**/api/v1/me/preferences')
  // Data older than this is refetched when its page is looked at again.
  await page.clock.fastForward(20_000)
  await page.evaluate(() => globalThis.dispatchEvent(new Event('visibilitychange')))
  await read
  await expect(days).toHaveValue('12')
  await page.getByRole('button', { name: 'Enregistrer' }).first().click()
  await expect
    .poll(async () => (await call('GET', '/me/preferences')).body)
    .toMatchObject({ durationRenwalAndTerminationPeriod: '12' })
  await context.close()
})

test('a logo that a colleague chose meanwhile is shown before it is replaced', async ({
  browser,
  company,
}) => {
  const { call } = company.administrator
  const { colleague, page, close } = await besideColleague(browser, company)
  await page.goto('/home/options/company')
  const logo = page.getByLabel('Choisir un logo')
  const image = page.getByRole('img', { name: /logo/i }).last()
  await expect(image).toBeVisible()
  const colleagues = await colleague.open(browser)
  const stored = await colleagues.request.put('/api/v1/company/brand/logo?replaces=none', {
    headers: { origin: company.product.url },
    multipart: { file: { name: 'sien.png', mimeType: 'image/png', buffer: drawn(61) } },
  })
  expect(stored.status()).toBe(200)
  const { logo: theirHash } = await stored.json()
  await logo.setInputFiles({ name: 'mien.png', mimeType: 'image/png', buffer: drawn(62) })
  await expect(page.getByText('Paul Renaud a changé ceci entre-temps.')).toBeVisible()
  expect((await call('GET', '/company')).body.logo).toBe(theirHash)
  await expect.poll(widthOf(image)).toBe(61)
  await auditBothWidths(page, 'logo-conflict')
  await page.getByRole('button', { name: 'Garder la mienne' }).click()
  await expect(page.getByText('Paul Renaud a changé ceci entre-temps.')).toHaveCount(0)
  await expect.poll(async () => (await call('GET', '/company')).body.logo).not.toBe(theirHash)
  await expect.poll(widthOf(image)).toBe(62)
  await close()
})
