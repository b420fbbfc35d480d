import { expect, type Locator, type Page } from '@playwright/test'
import { judgedDraft, needPlaybook, publishedClause } from '../support/clauses.ts'
import { test } from '../support/company.ts'
import { grantLevel, requestValidation, writtenContract } from '../support/contracts.ts'
import { must } from '../support/person.ts'
import { auditBothWidths, listen } from '../support/screens.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Clauses attendues' }).first()
const outline = (page: Page) => page.getByRole('tree', { name: 'Plan' })
const lineOf = (page: Page, clause: string) =>
  card(page).getByRole('listitem').filter({ hasText: clause })

const moreOf = (line: Locator) => line.getByRole('button', { name: /^Autres actions sur «/ })

const pageOf = (contractId: string) =>
  `/home/contratheque/contractList/contract/${contractId}/edit?tab=validation`

test('a missing clause is inserted at the place that is proposed, or another, and taken out again', async ({
  browser,
  company,
}) => {
  const author = company.administrator
  const contractId = await judgedDraft(author)
  const context = await author.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(pageOf(contractId))
  await lineOf(page, 'Réversibilité')
    .getByRole('button', { name: /^Insérer la clause/ })
    .click()
  const window = page.getByRole('dialog', { name: 'Insérer la clause « Réversibilité »' })
  const place = window.getByRole('combobox', { name: 'Où l’insérer' })

  await test.step('the place is proposed, with the reason, and its words are read', async () => {
    await expect(place).toHaveValue(/^À la fin de/)
    await expect(window).toContainText('aucun titre du contrat n’en parle')
    await expect(window).toContainText('La responsabilité est limitée au prix annuel.')
    await auditBothWidths(page, 'insert-expected-clause')
  })

  await test.step('another place is chosen', async () => {
    await place.fill('Plafond')
    await page.getByRole('option', { name: /^Après « .*Plafond de responsabilité »$/ }).click()
    await expect(window).not.toContainText('aucun titre du contrat n’en parle')
    await window.getByRole('button', { name: 'Insérer la clause', exact: true }).click()
    await expect(window).toBeHidden()
    await expect(outline(page)).toContainText(/Plafond de responsabilité.*Réversibilité.*Limite/s)
    await expect(card(page).getByRole('listitem').first()).not.toContainText('Absente')
  })

  await test.step('the insertion is undone like any other', async () => {
    await page.getByRole('button', { name: /^Annuler : / }).click()
    await expect(outline(page)).not.toContainText('Réversibilité')
    await expect(lineOf(page, 'Réversibilité')).toContainText('Absente')
  })
  expectQuiet()
  await context.close()
})

test('a clause in other words takes those of the library back, or is kept with a reason', async ({
  browser,
  company,
}) => {
  const author = company.administrator
  const contractId = await judgedDraft(author)
  const context = await author.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(pageOf(contractId))
  const line = lineOf(page, 'Limite de garantie')
  const window = page.getByRole('dialog', { name: 'Clause « Limite de garantie »' })

  await test.step('it is kept with a reason', async () => {
    await expect(line.getByRole('button')).toHaveText([
      'Limite de garantie',
      'Comparer',
      /^Reprendre/,
      '',
    ])
    await auditBothWidths(page, 'changed-clause-acts')
    await moreOf(line).press('Enter')
    await expect(page.getByRole('menuitem')).toHaveText([
      /^Garder avec un motif/,
      'Accepter l’écart',
    ])
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: /^Garder avec un motif/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await window.getByRole('textbox', { name: /^Pourquoi ce texte/ }).fill('Client historique.')
    await window.getByRole('button', { name: 'Garder l’écart', exact: true }).click()
    await expect(window).toBeHidden()
    await card(page).getByText('2 clauses en ordre').click()
    await expect(line).toContainText('Client historique.')
  })
  expectQuiet()
  await context.close()
})

test('a section recognised as a clause takes its words, and says its own again', async ({
  browser,
  company,
}) => {
  const author = company.administrator
  const clause = await publishedClause(author, 'Plafond de responsabilité')
  const made = await author.call('POST', '/administration/contract-types', {
    title: 'Infogérance',
    playbook: { [clause._id]: 'must' },
  })
  const typeId = must(made, 201, 'creating a type')._id as string
  const contractId = await writtenContract(author, 'Infogérance du siège', { typeId })
  const path = `/contracts3/${contractId}/document`
  const { textId, blocks } = must(await author.call('GET', path), 200, 'reading')
  const words = 'La responsabilité du prestataire est limitée à dix fois le prix annuel.'
  const added = await author.call('POST', `/texts/${textId}/sections`, {
    title: 'Plafond de responsabilité du prestataire',
    level: 1,
    audience: 'anyone',
    blockId: blocks[0]._id,
    afterSectionId: null,
    content: {
      type: 'doc',
      content: [
        { type: 'paragraph', attrs: { align: 'left' }, content: [{ type: 'text', text: words }] },
      ],
    },
  })
  must(added, 201, 'writing')
  const context = await author.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(pageOf(contractId))
  const line = lineOf(page, 'Plafond de responsabilité')
  const undo = page
    .getByRole('region', { name: 'Messages' })
    .getByRole('button', { name: 'Annuler l’action' })

  await test.step('what differs is shown before', async () => {
    await expect(line).toContainText('Modifiée')
    await moreOf(line).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Accepter l’écart'])
    await page.keyboard.press('Escape')
    await line.getByRole('button', { name: /^Reprendre le texte/ }).click()
    const window = page.getByRole('dialog', { name: 'Clause « Plafond de responsabilité »' })
    await expect(window.getByRole('region', { name: 'Différences avec la clause' })).toContainText(
      'dix fois le',
    )
    await auditBothWidths(page, 'take-expected-clause')
    await window.getByRole('button', { name: 'Reprendre le texte de la clause' }).click()
    // Held, a message stays until its act is taken back.
    await undo.hover()
    await expect(window).toBeHidden()
  })

  await test.step('the section says the clause, and follows it', async () => {
    await expect(card(page)).toContainText('La clause attendue est en ordre.')
    await expect(page.getByRole('main')).not.toContainText('dix fois le prix')
  })

  await test.step('it is undone, and the section follows nothing', async () => {
    await undo.click()
    await expect(line).toContainText('Modifiée')
    await expect(page.getByRole('main')).toContainText('dix fois le prix')
    await moreOf(line).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Accepter l’écart'])
    await page.keyboard.press('Escape')
  })

  await test.step('so do the keys of the history, with what it follows, and back again', async () => {
    await page.keyboard.press('Control+Shift+z')
    await expect(card(page)).toContainText('La clause attendue est en ordre.')
    await expect(page.getByRole('main')).not.toContainText('dix fois le prix')
    await page.keyboard.press('Control+z')
    await expect(line).toContainText('Modifiée')
    await expect(page.getByRole('main')).toContainText('dix fois le prix')
    const { blocks: after } = must(await author.call('GET', path), 200, 'reading')
    expect(after[0].sections.at(-1).clauses).toEqual([])
  })
  expectQuiet()
  await context.close()
})

test('who reads the contract only reads why they cannot change its clauses', async ({
  browser,
  company,
}) => {
  const contractId = await judgedDraft(company.administrator)
  const reader = await company.join('contractManager', 'Paul Roy')
  await grantLevel(company, contractId, reader, 'reader')
  const context = await reader.open(browser)
  const page = await context.newPage()
  await page.goto(pageOf(contractId))
  for (const name of [/^Insérer la clause/, /^Reprendre le texte/]) {
    const button = card(page).getByRole('button', { name })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription(/\S/)
  }
  await moreOf(card(page)).click()
  const keep = page.getByRole('menuitem', { name: /^Garder avec un motif/ })
  await expect(keep).toHaveAttribute('aria-disabled', 'true')
  await expect(keep).toHaveAccessibleDescription(/\S/)
  await context.close()
})

test('the window in which a validator decides begins with the deviations, each with a link to its place', async ({
  browser,
  company,
}) => {
  const author = await company.join('contractManager', 'Maud Lebrun')
  const keeper = company.administrator
  const contractId = await judgedDraft(keeper)
  await grantLevel(company, contractId, author, 'editor')
  await requestValidation(keeper, contractId, [keeper])
  const context = await keeper.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(pageOf(contractId))
  for (const choice of [/^Valider l’étape/, /^Refuser l’étape/]) {
    await page.getByRole('button', { name: choice }).click()
    const window = page.getByRole('dialog')
    const brief = window.getByRole('region', { name: 'Clauses attendues' })
    await expect(brief.getByRole('listitem')).toHaveText([
      /Absente.*Réversibilité/,
      /Modifiée.*Limite/,
    ])
    await expect(brief.getByRole('link', { name: 'Limite de garantie' })).toHaveAttribute(
      'href',
      /section=/,
    )
    await auditBothWidths(page, 'decision-with-playbook')
    await window.getByRole('button', { name: 'Annuler', exact: true }).click()
  }
  expectQuiet()
  await context.close()
})

test('a workflow that needs the playbook holds the validation and the sending back, with the reason on the buttons', async ({
  browser,
  company,
}) => {
  const keeper = company.administrator
  const contractId = await judgedDraft(keeper)
  await needPlaybook(keeper)
  const context = await keeper.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(pageOf(contractId))
  await expect(card(page)).toContainText('Le workflow l’exige')
  for (const [act, title] of [
    ['Demander la validation', 'Demander la validation'],
    ['Envoyer pour signature', /pour signature/],
  ] as const) {
    await page.getByRole('button', { name: act }).first().click()
    const window = page.getByRole('dialog', { name: title })
    await expect(window).toContainText('La clause « Réversibilité » manque.')
    const button = window.getByRole('button', { name: act })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription(/2 points restent à corriger/)
    await window.getByRole('button', { name: 'Annuler', exact: true }).click()
  }
  expectQuiet()
  await context.close()
})
