import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FEATURES = join(import.meta.dirname, 'features')

/**
 * What a contract states of its parties, its amount and currency, its terms, its fields and its rows, and the functions that
 * read it so. Amendments replace these without overwriting them (decisions 0094, 0117).
 */
const STATED =
  /\b(?:counterparty_id|legal_entity_id|amount_incl_tax_cents|contract_field|contract_row|contract_cell)\b|\b(?:contract|amendment)\.lifecycle\b|\b(?:contract|stated)\.currency\b|\blifecycle ->|selectAll\('contract'\)|\b(?:readFieldValues|readStatedValues|readContractCore|chosenNames)\b/

type Reason =
  /** Columns of the facts or of a month end, which are in force already. */
  | 'facts'
  /** Reads them to fold the amendments in. */
  | 'folds'
  /** The contract is not signed yet: nothing amends it. */
  | 'unsigned'
  /** Says or keeps what the contract itself states: its text, its page, its corrections, its history. */
  | 'own words'
  /** The special regime depends on the contract's own party (0094). */
  | 'regime'
  /** Columns of another table of that name, or where rows point to. */
  | 'references'
  /** Writes them. */
  | 'writes'

/** A new reader chooses: in force (`valuesInForce`, the facts, `amount_on`) unless it belongs to one of these. */
const READERS: Record<string, Reason> = {
  'agreement/questionnaires/asked-questions.query.ts': 'unsigned',
  'agreement/questionnaires/contract-questionnaires.query.ts': 'unsigned',
  'agreement/questionnaires/take-answers.ts': 'unsigned',
  'agreement/validation/validation-repository.ts': 'unsigned',
  'lifecycle/amendments/in-force.query.ts': 'folds',
  'lifecycle/amendments/master-of.query.ts': 'own words',
  'lifecycle/amendments/state-changes.ts': 'writes',
  'lifecycle/amendments/write-transcribed-patches.ts': 'writes',
  'lifecycle/as-of/field-values.query.ts': 'folds',
  'lifecycle/as-of/steps.ts': 'own words',
  'lifecycle/as-of/value-history.query.ts': 'own words',
  'lifecycle/calendar-feeds/shown-contracts.query.ts': 'facts',
  'lifecycle/corrections/correct-details.ts': 'own words',
  'lifecycle/corrections/corrections-routes.ts': 'own words',
  'lifecycle/deadlines/contract-facts.ts': 'folds',
  'lifecycle/deadlines/dated-states.query.ts': 'own words',
  'lifecycle/deadlines/facts-as-of.query.ts': 'facts',
  'lifecycle/deadlines/facts-of-month-end.query.ts': 'facts',
  'lifecycle/deadlines/lifecycle-terms.query.ts': 'folds',
  'lifecycle/deadlines/may-be-left.ts': 'folds',
  'lifecycle/deadlines/regime-with.query.ts': 'regime',
  'lifecycle/deadlines/rewrite-facts.job.ts': 'regime',
  'lifecycle/deadlines/signed-amendments.query.ts': 'folds',
  'lifecycle/deadlines/store-lifecycle.ts': 'writes',
  'lifecycle/deadlines/values-in-force.query.ts': 'folds',
  'lifecycle/keeping/contract-keeping.query.ts': 'folds',
  'lifecycle/keeping/proposed-for-archiving.ts': 'folds',
  'lifecycle/succession/carry-fields.ts': 'folds',
  'lifecycle/succession/contract-tree.query.ts': 'folds',
  'lifecycle/succession/make-contract.ts': 'writes',
  // Its title, type and the like: no amendment changes them.
  'lifecycle/succession/read-source.query.ts': 'own words',
  'portfolio/board/board.query.ts': 'facts',
  'portfolio/completion/complete-contracts.ts': 'own words',
  'portfolio/contract-list/contract-orders.ts': 'facts',
  'portfolio/contract-list/contract-rows.query.ts': 'folds',
  'portfolio/contract-list/contracts-lacking.ts': 'folds',
  'portfolio/contract-list/currency-in-force.ts': 'folds',
  'portfolio/contract-list/filter-columns.ts': 'facts',
  'portfolio/contract-list/month-end-rows.query.ts': 'facts',
  'portfolio/contract-list/own-values.ts': 'folds',
  'portfolio/contract-list/present-row.ts': 'facts',
  'portfolio/contract-list/rows-as-of.query.ts': 'folds',
  'portfolio/contract-list/state-columns.ts': 'facts',
  'portfolio/contract-list/tagged-field-filter.ts': 'facts',
  'portfolio/dashboard/contract-counts.ts': 'facts',
  'portfolio/dashboard/counted-figures.ts': 'facts',
  'portfolio/dashboard/foreign-turnover.query.ts': 'folds',
  'portfolio/dashboard/required-actions.query.ts': 'facts',
  'portfolio/evidence/current-values.query.ts': 'own words',
  'portfolio/search/found-pages.query.ts': 'facts',
  'settings/choices/choice-sources.ts': 'folds',
  'settings/circuits/circuit-facts.query.ts': 'unsigned',
  'settings/library/amendments-naming.query.ts': 'references',
  'settings/library/counterparties-alike.ts': 'references',
  'settings/library/counterparty.query.ts': 'references',
  'settings/library/counterparty.ts': 'references',
  'settings/library/legal-entity.ts': 'references',
  'settings/library/merge-counterparties.ts': 'references',
  'settings/library/party-identity.ts': 'unsigned',
  'settings/library/remove-tagged-field.ts': 'references',
  'settings/library/tagged-field-use.query.ts': 'references',
  'signing/signing/paper/signed-on-paper.query.ts': 'unsigned',
  'work/awaited/awaited-ways.ts': 'facts',
  'work/awaited/awaited.query.ts': 'facts',
  'work/tasks/present-task.ts': 'facts',
  'work/tasks/task-rows.query.ts': 'folds',
  'work/tasks/team-tasks.query.ts': 'facts',
  'writing/contracts/amended-details.query.ts': 'folds',
  'writing/contracts/computed-values.query.ts': 'folds',
  'writing/contracts/contract-content.query.ts': 'own words',
  'writing/contracts/contract-core.query.ts': 'own words',
  'writing/contracts/contract-document.query.ts': 'own words',
  'writing/contracts/contract-page.query.ts': 'own words',
  'writing/contracts/contract-rows.ts': 'own words',
  'writing/contracts/contract-texts.ts': 'own words',
  'writing/contracts/contracts-routes.ts': 'own words',
  'writing/contracts/create-imported.ts': 'writes',
  'writing/contracts/delete-contract.ts': 'references',
  'writing/contracts/detail-columns.ts': 'own words',
  'writing/contracts/field-values.ts': 'own words',
  'writing/contracts/public.ts': 'own words',
  'writing/contracts/update-details.ts': 'writes',
  // A draft has no amendments.
  'writing/template-updates/read-update.query.ts': 'own words',
}

test('every reader of what a contract states has chosen between that and what is in force', async () => {
  const found: string[] = []
  for await (const path of glob('**/*.ts', { cwd: FEATURES })) {
    if (path.endsWith('.test.ts') || path.includes('/testing/')) continue
    if (STATED.test(await readFile(join(FEATURES, path), 'utf8'))) found.push(path)
  }
  expect(found.toSorted()).toEqual(Object.keys(READERS).toSorted())
})
