import { expect, type Page } from '@playwright/test'
import { test } from '../support/company.ts'
import { addSection, writtenContract } from '../support/contracts.ts'
import { auditBothWidths, listen } from '../support/screens.ts'

const text = (page: Page, title: string) =>
  page.getByRole('textbox', { name: `Texte de « ${title} »` })

const saved = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' && /\/sections\/[^/]+$/.test(response.url()),
  )

test('a reference follows its article, says when it is deleted, and is given another', async ({
  browser,
  company,
}) => {
  const author = await company.join('contractManager', 'Maud Lebrun')
  const contractId = await writtenContract(author, 'Maintenance des chaudières')
  for (const title of ['Prix', 'Garantie', 'Pénalités'])
    await addSection(author, contractId, title, `Ce que dit ${title}.`)
  const context = await author.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(`/home/contratheque/contractList/contract/${contractId}/edit`)
  const penalties = text(page, 'Pénalités')
  const window = page.getByRole('dialog', { name: 'Insérer un renvoi' })
  const act = async (section: string, action: RegExp) => {
    await page
      .getByRole('button', { name: `Actions sur « ${section} »` })
      .first()
      .click()
    await page.getByRole('menuitem', { name: action }).click()
  }

  await test.step('typing /renvoi opens the articles, and Enter takes the first found', async () => {
    await penalties.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Voir l’')
    await page.keyboard.type('x /renvoi')
    await expect(window).toBeVisible()
    await auditBothWidths(page, 'reference window')
    await page.keyboard.type('prix')
    const done = saved(page)
    await page.keyboard.press('Enter')
    await done
    await expect(window).toBeHidden()
    await expect(penalties).not.toContainText('/renvoi')
  })

  const number = async (title: string) => {
    const titles = await page.locator('[data-paper] [data-section]').allInnerTexts()
    return titles.findIndex((words) => words.includes(`Ce que dit ${title}.`)) + 1
  }
  const before = await number('Prix')

  await test.step('its number is that of the article, wherever it moves', async () => {
    await expect(penalties).toContainText(`article ${before}`)
    await act('Garantie', /^Monter/)
    await expect(penalties).toContainText(`article ${before + 1}`)
  })

  await test.step('pressed, it leads to the article', async () => {
    await penalties.locator('[data-reference]').click()
    await expect(page.getByText('Ce que dit Prix.')).toBeInViewport()
  })

  await test.step('the menu says who loses the article before it is deleted', async () => {
    await act('Prix', /^Supprimer la section · 1 renvoi perd son article/)
    await expect(penalties).toContainText('[renvoi à un article supprimé]')
  })

  await test.step('undone, it has its article again', async () => {
    await page.getByRole('button', { name: 'Annuler' }).last().click()
    await expect(penalties).toContainText(`article ${before + 1}`)
    await act('Prix', /^Supprimer la section/)
    await expect(penalties).toContainText('[renvoi à un article supprimé]')
  })

  await test.step('pressed, a broken one is given another article', async () => {
    await penalties.locator('[data-broken]').click()
    await window.getByRole('button', { name: /Garantie/ }).click()
    await expect(penalties).toContainText(`article ${before}`)
    await expect(penalties.locator('[data-reference]')).toHaveCount(1)
  })

  await test.step('pasted, one of another document becomes its words, and the page says so', async () => {
    const reference = penalties.locator('[data-reference]')
    const own = await reference.getAttribute('data-reference')
    const span = (part: string | null, words: string) =>
      `<span data-reference="${part}" data-wording="number">${words}</span>`
    const html = `<p>${span(own, '99')}, ${span('elsewhere', '77')}</p>`
    await penalties.click()
    await page.keyboard.press('Control+End')
    await penalties.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', pasted)
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    }, html)
    await expect(reference).toHaveCount(2)
    await expect(penalties).toContainText(`${before}, 77`)
    await expect(page.getByText(/^1 renvoi est devenu du texte/)).toBeVisible()
  })
  expectQuiet()
})
