import { expect } from '@playwright/test'
import { buildWord, run } from '../../apps/server/src/platform/parsers/testing/build-word.ts'
import { insertClause, publishedClause } from '../support/clauses.ts'
import { test } from '../support/company.ts'
import { grantLevel, requestValidation, writtenContract } from '../support/contracts.ts'
import { must } from '../support/person.ts'
import { auditBothWidths, listen } from '../support/screens.ts'

test('a contract type says which clauses are expected, and a contract says where it deviates', async ({
  browser,
  company,
}) => {
  const author = await company.join('contractManager', 'Maud Lebrun')
  const keeper = company.administrator
  const cap = await publishedClause(keeper, 'Plafond de responsabilité')
  await publishedClause(keeper, 'Clause pénale')
  const made = await keeper.call('POST', '/administration/contract-types', { title: 'Infogérance' })
  const typeId = must(made, 201, 'creating a type')._id as string
  const contractId = await writtenContract(author, 'Infogérance du siège', { typeId })
  await grantLevel(company, contractId, keeper, 'editor')
  const context = await keeper.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)

  await test.step('the type lists what must and must not stand', async () => {
    await page.goto(`/home/administration/typeContract?open=${typeId}`)
    const choose = async (rule: string, clause: string) => {
      await page.getByRole('combobox', { name: rule, exact: true }).fill(clause)
      await page.getByRole('option', { name: clause }).click()
    }
    await choose('Doivent figurer', 'Plafond de responsabilité')
    await choose('Ne doivent pas figurer', 'Clause pénale')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(page.getByText('Infogérance » est enregistré')).toBeVisible()
  })

  const card = page.getByRole('region', { name: 'Clauses attendues' })

  await test.step('the contract lacks one', async () => {
    await page.goto(`/home/contratheque/contractList/contract/${contractId}/edit?tab=validation`)
    await expect(card).toContainText('1 écart à la position de l’entreprise')
    await expect(card.getByRole('listitem').first()).toContainText('Absente')
  })

  const { textId } = must(
    await author.call('GET', `/contracts3/${contractId}/document`),
    200,
    'reading the text',
  )

  await test.step('it says the clause word for word, then in words of its own', async () => {
    await insertClause(author, textId, cap)
    await page.reload()
    await expect(card).toContainText('Les 2 clauses attendues sont en ordre.')
    const { blocks } = must(await author.call('GET', `/texts/${textId}/document`), 200, 'reading')
    const section = blocks[0].sections.find(
      ({ title }: { title: string }) => title === 'Plafond de responsabilité',
    )
    const content = JSON.parse(
      JSON.stringify(section.content).replace('prix annuel', 'triple du prix annuel'),
    )
    must(
      await author.call('PUT', `/texts/${textId}/sections/${section._id}`, {
        title: section.title,
        audience: section.audience,
        version: section.version,
        content,
      }),
      200,
      'writing',
    )
    await page.reload()
    await expect(card.getByRole('listitem').first()).toContainText('Modifiée')
    await card.getByRole('button', { name: /^Comparer/ }).click()
    const window = page.getByRole('dialog', { name: 'Plafond de responsabilité' })
    await expect(window.locator('ins')).toContainText('triple du')
    await window.getByRole('button', { name: 'Fermer' }).last().click()
  })

  await test.step('a validator reads it before the steps, and in the request it is a warning', async () => {
    await requestValidation(author, contractId, [keeper])
    await page.reload()
    await expect(card).toContainText('1 écart')
    await expect(page.getByRole('list', { name: 'Étapes de validation' })).toBeVisible()
  })

  await test.step('it is accepted with a reason, and counts again', async () => {
    await card.getByRole('button', { name: /^Autres actions sur/ }).click()
    await page.getByRole('menuitem', { name: 'Accepter l’écart' }).click()
    const window = page.getByRole('dialog', { name: /^Accepter l’écart/ })
    await window.getByRole('button', { name: 'Accepter l’écart', exact: true }).click()
    await expect(window).toContainText('Ce champ est obligatoire')
    await window.getByRole('textbox').fill('Client historique.')
    await window.getByRole('button', { name: 'Accepter l’écart', exact: true }).click()
    await expect(window).toBeHidden()
    await card.getByText('2 clauses en ordre').click()
    await expect(card).toContainText('Client historique.')
    await card.getByRole('button', { name: 'Ne plus accepter' }).click()
    await expect(card).toContainText('1 écart à la position de l’entreprise')
  })
  expectQuiet()
  await context.close()
})

test('who does not keep the library cannot accept a deviation, and reads why', async ({
  browser,
  company,
}) => {
  const author = await company.join('contributor', 'Paul Roy')
  const keeper = company.administrator
  const clause = await publishedClause(keeper, 'Réversibilité')
  const made = await keeper.call('POST', '/administration/contract-types', {
    title: 'Hébergement',
    playbook: { [clause._id]: 'must' },
  })
  const typeId = must(made, 201, 'creating a type')._id as string
  const contractId = await writtenContract(author, 'Hébergement du site', { typeId })
  const context = await author.open(browser)
  const page = await context.newPage()
  await page.goto(`/home/contratheque/contractList/contract/${contractId}/edit?tab=validation`)
  const card = page.getByRole('region', { name: 'Clauses attendues' })
  const accept = card.getByRole('button', { name: /^Accepter l’écart/ })
  await expect(accept).toHaveAttribute('aria-disabled', 'true')
  await context.close()
})

test('the other side’s paper is judged before a contract is made of it', async ({
  browser,
  company,
}) => {
  const keeper = company.administrator
  const clause = await publishedClause(keeper, 'Plafond de responsabilité')
  const made = await keeper.call('POST', '/administration/contract-types', {
    title: 'Papier adverse',
    playbook: { [clause._id]: 'must' },
  })
  must(made, 201, 'creating a type')
  const paragraph = (words: string, bold = false) => `<w:p>${run(words, { bold })}</w:p>`
  const paper = buildWord({
    body: [
      paragraph('1. Objet', true),
      paragraph('Le prestataire entretient les chaudières du client.'),
      paragraph('2. Plafond de responsabilité', true),
      paragraph('La responsabilité est limitée à dix fois le prix annuel, sauf faute lourde.'),
    ],
  })
  const context = await keeper.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto('/home/contratheque/contractList/new')
  await page.getByRole('radio', { name: /À partir d’un fichier/ }).check({ force: true })
  await page.locator('input[type=file]').setInputFiles({
    name: 'Leur contrat.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: Buffer.from(paper),
  })
  await expect(page.getByText('Leur contrat.docx', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: /^Type de contrat/ }).fill('Papier adverse')
  await page.getByRole('option', { name: 'Papier adverse', exact: true }).click()
  const card = page.getByRole('region', { name: 'Clauses attendues' })
  await expect(card).toContainText('1 écart à la position de l’entreprise')
  await expect(card.getByRole('listitem')).toContainText('Modifiée')
  expectQuiet()
  await auditBothWidths(page, 'other-sides-paper')
  await context.close()
})
