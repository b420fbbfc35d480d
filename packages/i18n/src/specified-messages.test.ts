import { expect, test } from 'vitest'
import { createTranslator } from './server-texts.ts'

/** Section 8 of the specification, and where it is French, that. Some go on, and say what to do. */
test.each([
  ['fr', 'Connexion perdue. Nouvelle tentative ...', 'common.connection.lost'],
  ['fr', 'Connexion rétablie', 'common.connection.restored'],
  ['fr', 'Action accomplie', 'common.state.done'],
  ['fr', 'Liste des contrats a été exportée avec succès', 'contract-list.export.done'],
  [
    'en',
    'An error occurred. Please check your internet connection and try again',
    'common.error.generic',
  ],
  ['en', 'Error code: 404', 'shell.notFound.code'],
  ['en', 'Module under development', 'shell.underDevelopment.title'],
  ['en', 'The passwords do not match. Please try again', 'refusals-account.PASSWORDS_DIFFER'],
  ['en', 'Passwords do not match. Try Again.', 'new-password.differ'],
  ['en', 'Cannot delete a role containing users', 'refusals-people.ROLE_HAS_USERS'],
  ['en', 'The signature provider must be a signed scan', 'refusals-signing.SCAN_PROVIDER_REQUIRED'],
  ['en', 'Scan can only be uploaded at the signing step', 'refusals-signing.SCAN_NOT_AT_SIGNING'],
  [
    'en',
    'Cannot restore while version comparison is active',
    'refusals-document.COMPARISON_ACTIVE',
  ],
  ['en', 'No more validation-type steps', 'refusals.NO_MORE_VALIDATION_STEPS'],
  ['en', 'Select a workflow step', 'refusals.VALIDATION_STEP_REQUIRED'],
  ['en', 'Failed to add attachment(s)', 'common.error.attachmentFailed'],
  [
    'en',
    'The attached files were altered: they cannot be downloaded with the contract',
    'refusals-attachments.ATTACHMENTS_ALTERED',
  ],
  ['en', 'An update already exists. What would you like to do?', 'refusals.SECTION_CHANGED'],
  ['en', 'Tag not found', 'refusals-library.TAG_NOT_FOUND'],
] as const)('in %s, the product says « %s »', (locale, words, key) => {
  expect(createTranslator(locale).chosen(key, { names: 'a.pdf' })).toMatch(startingWith(words))
})

/** Section 6, by the permission that lacks. */
test.each([
  ['create a contract', 'CONTRACTS3_CREATE'],
  ['share the contract', 'CONTRACTS3_SHARE'],
  ['delete the contract', 'CONTRACTS3_DELETE'],
  ['file the contract in folders', 'CONTRACTS3_FILE'],
  ['create a contract from a template', 'CONTRACTS3_CREATE_MODEL'],
  ['create a contract from a Word or PDF document', 'CONTRACTS3_CREATE_DOCUMENT'],
  ['configure dates', 'CONTRACTS3_DATES'],
  ['create a workflow step', 'WORKFLOWS_STEP_CREATE'],
  ['edit a workflow step', 'WORKFLOWS_STEP_UPDATE'],
  ['delete a workflow step', 'WORKFLOWS_STEP_DELETE'],
  ['edit the due date of a step', 'WORKFLOWS_STEP_DUE_DATE'],
  ['complete or reopen a step', 'WORKFLOWS_STEP_COMPLETE'],
  ['download attached files', 'CONTRACTS_ATTACHMENTS_DOWNLOAD'],
  ['delete attached files', 'CONTRACTS_ATTACHMENTS_DELETE'],
  ['list section versions', 'CONTRACTS_SECTIONS_VERSIONS'],
  ['create a template', 'MODEL_CONTRACTS_CREATE'],
  ['edit a template', 'MODEL_CONTRACTS_UPDATE'],
  ['delete a template', 'MODEL_CONTRACTS_DELETE'],
  ['create a clause', 'CONTRACTS_CLAUSE_CREATE'],
  ['update a clause', 'CONTRACTS_CLAUSE_UPDATE'],
  ['delete a clause', 'CONTRACTS_CLAUSE_DELETE'],
  ['send the contract for signature', 'CONTRACTS3_SIGNATURE'],
  ['delete blocks', 'CONTRACTS_BLOCKS_DELETE'],
  ['configure integration services', 'MODULES_INTEGRATIONS'],
  ['modify the contract', 'CONTRACTS3_UPDATE'],
] as const)('whoever may not is told: « You are not allowed to %s »', (act, permission) => {
  expect(createTranslator('en').chosen(`refusals.NOT_ALLOWED_${permission}`, {})).toBe(
    `You are not allowed to ${act}`,
  )
})

function startingWith(words: string): RegExp {
  return new RegExp(`^${words.replaceAll(/[.?()]/g, String.raw`\$&`)}`)
}
