import { expect } from '@playwright/test'
import { contractPath } from '../journey/setup.ts'
import { test } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { must } from '../support/person.ts'

const tooLong = 'Accord-cadre de maintenance des ascenseurs '.repeat(8).trim()
const refusal = /300 caractères au plus\s;.* en compte 343/

test('a title that is too long is kept whole and refused at its field', async ({
  browser,
  company: { administrator },
}) => {
  const context = await administrator.open(browser)
  const page = await context.newPage()
  await page.goto('/home/contratheque/contractList/new')
  const title = page.getByRole('textbox', { name: 'Titre', exact: true })
  await title.focus()
  await page.keyboard.insertText(tooLong)
  await page.getByRole('button', { name: 'Créer le contrat' }).click()
  await expect(title).toHaveValue(tooLong)
  await expect(title).toHaveAccessibleDescription(refusal)
  await title.fill('Maintenance')
  await expect(title).not.toHaveAttribute('aria-invalid', 'true')

  const contractId = await writtenContract(administrator, 'Maintenance des ascenseurs')
  await page.goto(contractPath(contractId))
  await page.getByRole('button', { name: /^Modifier : Titre/ }).click()
  const line = page.getByRole('textbox', { name: 'Titre', exact: true })
  await line.fill('')
  await page.keyboard.insertText(tooLong)
  await line.press('Enter')
  await expect(line).toHaveValue(tooLong)
  await expect(line).toHaveAccessibleDescription(refusal)
  const kept = await administrator.call('GET', `/contracts3/${contractId}`)
  expect(must(kept, 200, 'reading the contract').title).toBe('Maintenance des ascenseurs')
  await context.close()
})

test('a row of the list shows three lines of a long title, and all of it on demand', async ({
  browser,
  company: { administrator },
}) => {
  const long = tooLong.slice(0, 300).trim()
  await writtenContract(administrator, long)
  const context = await administrator.open(browser)
  const page = await context.newPage()
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/home/contratheque/contractList')
    const title = page.getByTitle(long)
    await expect(title).toBeVisible()
    // The row may be drawn again while it is measured.
    await expect
      .poll(() =>
        title.evaluate((element) =>
          Math.round(
            element.getBoundingClientRect().height /
              parseFloat(getComputedStyle(element).lineHeight),
          ),
        ),
      )
      .toBe(3)
  }
  await context.close()
})
