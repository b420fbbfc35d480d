import * as record from './administration-steps.ts'
import { column } from './contract-steps.ts'
import type { Screen } from './screen.ts'
import type { ShowCase } from './show-case.ts'
import { open, opened, type Step } from './step.ts'

const list = '/home/contratheque/gestionClausier'

const full = async ({ fullClauseId }: ShowCase) => `${list}/${await fullClauseId()}`

/** One tab beside the text of a clause. */
const tab =
  (name: 'variants' | 'versions'): Step =>
  async (page, t) => {
    await column('details')(page, t)
    await page.getByRole('tab', { name: t(`clauses.tab.${name}`) }).click()
    await page.getByRole('tabpanel').locator('ol').first().waitFor()
  }

/** The text of the first variant that is listed. */
const readVariant: Step = async (page, t) => {
  const readable = page.getByText(t('clauses.variants.read'), { exact: true })
  await readable.filter({ visible: true }).first().click()
  await page.locator('[data-variant] .rich-text').first().waitFor()
}

const variantWindow: Step = async (page, t) => {
  await open(page, t('clauses.variants.add'))
}

const publishWindow: Step = async (page, t) => {
  await page.getByRole('button', { name: t('clauses.publish'), exact: true }).click()
  await opened(page).getByRole('textbox').waitFor()
}

const deleteWindow: Step = async (page, t) => {
  await page.getByRole('button', { name: t('clauses.actions') }).click()
  await page.getByRole('menuitem', { name: t('clauses.delete'), exact: true }).click()
  await opened(page).getByRole('listitem').first().waitFor()
}

const usesTab: Step = async (page, t) => {
  await column('details')(page, t)
  await page.getByRole('tab', { name: t('clauses.tab.uses') }).click()
  await page.getByRole('region', { name: t('clauses.uses.title') }).waitFor()
}

const proposalWindow: Step = async (page, t) => {
  await open(page, t('clauses.uses.propose'))
  await opened(page)
    .getByRole('button', { name: t('clauses.uses.difference') })
    .first()
    .click()
  await opened(page).locator('ins, mark, del').first().waitFor()
}

/** What a section says otherwise than its clause. */
const clauseWindow: Step = async (page, t) => {
  const marks = page.getByRole('button', { name: t('editor.clause.mark.differs') })
  await marks.filter({ visible: true }).first().click()
  await opened(page).locator('ins, mark, del').first().waitFor()
}

const shelf: Step = async (page, t) => {
  await column('outline')(page, t)
  await page.getByRole('button', { name: t('editor.outline.clauses') }).click()
  const offered = page.getByRole('list', { name: t('clause-links.shelf.list') })
  await offered.getByRole('listitem').first().waitFor()
}

/** What a contract says otherwise than the playbook of its type. */
const compared: Step = async (page, t) => {
  const compare = page.getByRole('button', {
    name: t('validation.playbook.compareOf', { name: 'Limite de garantie' }),
  })
  await compare.filter({ visible: true }).first().click()
  await opened(page).locator('ins, del').first().waitFor()
}

const accepting: Step = async (page, t) => {
  const accept = page.getByRole('button', {
    name: t('validation.playbook.acceptOf', { name: 'Réversibilité' }),
  })
  await accept.filter({ visible: true }).first().click()
  await opened(page)
    .getByRole('button', { name: t('validation.playbook.accept'), exact: true })
    .click()
  await opened(page)
    .getByText(t.refusal({ code: 'FIELD_REQUIRED' }))
    .first()
    .waitFor()
}

const judged: Step = async (page, t) => {
  await column('details')(page, t)
  await page.getByRole('region', { name: t('validation.playbook.title') }).waitFor()
}

/** The clause library: its list, its panel, and the page of a clause and of a variant. */
export const clauseScreens: Readonly<Record<string, Screen>> = {
  clauses: { path: list, as: 'administrator' },
  'clause beside the list': {
    path: async ({ fullClauseId }) => `${list}?search=limitation&open=${await fullClauseId()}`,
    as: 'administrator',
    arrive: async (page) => {
      await page.getByRole('complementary').locator('.rich-text').first().waitFor()
    },
    steps: { variant: readVariant },
  },
  'new clause': {
    path: `${list}?open=new`,
    as: 'administrator',
    isRefused: true,
    steps: { refused: record.refusedRecord('clauses.create') },
  },
  clause: { path: full, as: 'administrator', steps: { publish: publishWindow } },
  'deleted clause': { path: full, as: 'administrator', steps: { delete: deleteWindow } },
  'variants of a clause': {
    path: full,
    as: 'administrator',
    arrive: tab('variants'),
    within: '[data-column]:last-child',
    steps: { variant: variantWindow },
  },
  'versions of a clause': {
    path: full,
    as: 'administrator',
    arrive: tab('versions'),
    within: '[data-column]:last-child',
  },
  'uses of a clause': {
    path: async ({ usedClause }) => `${list}/${(await usedClause()).clauseId}`,
    as: 'administrator',
    arrive: usesTab,
    within: '[data-column]:last-child',
    steps: { proposal: proposalWindow },
  },
  'draft made of clauses': {
    path: async ({ usedClause }) =>
      `/home/contratheque/contractList/contract/${(await usedClause()).contractId}/edit`,
    as: 'administrator',
    steps: { clause: clauseWindow },
  },
  'clauses beside the outline': {
    path: async ({ usedClause }) =>
      `/home/contratheque/contractList/contract/${(await usedClause()).contractId}/edit`,
    as: 'administrator',
    arrive: shelf,
    within: '[data-column]:first-child',
  },
  'contract beside its playbook': {
    path: async ({ judgedId }) =>
      `/home/contratheque/contractList/contract/${await judgedId()}/edit?tab=validation`,
    as: 'administrator',
    arrive: judged,
    within: '[data-column]:last-child',
    steps: { compared, accepting },
    isRefused: true,
  },
  'signed portfolio': { path: `${list}/portefeuille`, as: 'administrator' },
  'variant of a clause': {
    path: async ({ variantId }) => `${list}/${await variantId()}`,
    as: 'administrator',
    arrive: column('details'),
    within: '[data-column]:last-child',
  },
}
