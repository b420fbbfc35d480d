import { expect } from '@playwright/test'
import { insertClause, publishedClause } from '../support/clauses.ts'
import { test } from '../support/company.ts'
import { grantLevel, writtenContract } from '../support/contracts.ts'
import { must } from '../support/person.ts'
import { listen } from '../support/screens.ts'

test('the signed portfolio says where a clause is missing, and every figure opens its contracts', async ({
  browser,
  company,
}) => {
  const author = await company.join('contractManager', 'Maud Lebrun')
  const cap = await publishedClause(author, 'Plafond de responsabilité')
  const made = await company.administrator.call('POST', '/administration/contract-types', {
    title: 'Infogérance',
    playbook: { [cap._id]: 'must' },
  })
  const typeId = must(made, 201, 'creating a type')._id as string
  const without = await writtenContract(author, 'Infogérance sans plafond', { typeId })
  const within = await writtenContract(author, 'Infogérance plafonnée', { typeId })
  const { textId } = must(await author.call('GET', `/contracts3/${within}`), 200, 'reading')
  await insertClause(author, textId, cap)
  await company.query(
    `update contract set status = 'SIGNED', signature_date = '2025-12-15', locked_at = now(), lock_kind = 'marked'
     where company_id = $1 and id = any($2)`,
    [company.id, [without, within]],
  )
  const reader = await company.join('contractManager', 'Paul Roy')
  await grantLevel(company, without, reader, 'reader')
  const context = await author.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)

  await test.step('nothing was examined yet, and it says how', async () => {
    await page.goto('/home/contratheque/gestionClausier')
    await page.getByRole('link', { name: 'Portefeuille signé' }).click()
    await expect(page.getByRole('main')).toContainText('Rien n’a encore été examiné')
    await page.getByRole('button', { name: 'Examiner les contrats signés' }).click()
    await expect(page.getByText('2 contrats signés')).toBeVisible({ timeout: 60_000 })
  })

  await test.step('a figure opens its contracts', async () => {
    await page.getByRole('link', { name: /^Plafond de responsabilité, .*manque : 1$/ }).click()
    const window = page.getByRole('dialog', { name: 'Plafond de responsabilité' })
    await expect(window.getByRole('listitem')).toContainText(['Infogérance sans plafond'])
    await window.getByRole('link', { name: 'Infogérance sans plafond' }).click()
    await expect(page.getByRole('region', { name: 'Clauses attendues' })).toContainText('Absente')
  })
  expectQuiet()

  await test.step('another person counts what they see', async () => {
    const { body } = await reader.call('GET', '/portfolio/clauses')
    expect(body.value[0].counts).toMatchObject({ missing: 1, standard: 0 })
  })
  await context.close()
})
