import { expect, type Page } from '@playwright/test'
import { test } from '../support/company.ts'
import { firstChoice } from '../support/contracts.ts'
import { must, type Person } from '../support/person.ts'
import { audit, listen } from '../support/screens.ts'

interface Template {
  id: string
  textId: string
  title: string
}

async function starterTemplate(person: Person): Promise<Template> {
  const id = await firstChoice(person, 'templates')
  const { textId, title } = must(
    await person.call('GET', `/model/contracts/${id}`),
    200,
    'reading the template',
  )
  return { id, textId, title }
}

async function textOf(person: Person, { textId }: Template) {
  return must(await person.call('GET', `/texts/${textId}/document`), 200, 'reading the text')
}

/** This page's requests about the text, once answered. */
const answered = (page: Page, method: string, end: RegExp) =>
  page.waitForResponse(
    (response) => response.request().method() === method && end.test(response.url()),
  )

test('the editor writes, numbers and rearranges the text of a template', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  const template = await starterTemplate(administrator)
  const context = await administrator.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(`/home/contratheque/modele/${template.id}`)

  await test.step('what is typed is saved', async () => {
    const text = page.getByRole('textbox', { name: /^Texte de/ }).first()
    await expect(text).toBeVisible()
    await text.click()
    await page.keyboard.press('Control+End')
    const saved = answered(page, 'PUT', /\/texts\/.*\/sections\/[^/]+$/)
    await page.keyboard.type(' Écrit dans le modèle.')
    expect((await saved).status()).toBe(200)
    const [first] = (await textOf(administrator, template)).blocks[0].sections
    expect(JSON.stringify(first.content)).toContain('Écrit dans le modèle.')
  })

  await test.step('the outline numbers it', async () => {
    const outline = page.getByRole('navigation', { name: 'Plan du texte' })
    await expect(outline.getByRole('treeitem').first()).toHaveText(/^1\D/)
    await outline.getByRole('button', { name: 'Numérotation' }).click()
    const numbered = answered(page, 'PUT', /\/numbering$/)
    await page.getByRole('menuitem', { name: 'A, A.1, A.1.1' }).click()
    expect((await numbered).status()).toBe(204)
    await expect(outline.getByRole('treeitem').first()).toHaveText(/^A/)
    expect((await textOf(administrator, template)).numbering).toBe('alphabetical')
  })

  await test.step('what was done is undone, the last first', async () => {
    const undone = answered(page, 'PUT', /\/numbering$/)
    await page.keyboard.press('Control+z')
    expect((await undone).status()).toBe(204)
    const news = page.getByRole('region', { name: 'Messages' })
    await expect(news).toContainText('Annulé : numérotation du texte')
    await page.keyboard.press('Control+z')
    const first = async () => (await textOf(administrator, template)).blocks[0].sections[0]
    await expect
      .poll(async () => JSON.stringify((await first()).content))
      .not.toContain('Écrit dans le modèle.')
  })

  await test.step('the version that came with the product is kept', async () => {
    await page
      .getByRole('button', { name: /^Actions sur «/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Voir les versions' }).click()
    const versions = page.getByRole('dialog', { name: /^Versions de/ })
    await expect(versions.getByText('Tacite').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(versions).toBeHidden()
  })

  await audit(page, 'template-text')
  expectQuiet()
  await context.close()
})
