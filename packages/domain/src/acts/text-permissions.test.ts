import { expect, test } from 'vitest'
import type { Permission } from '../access/permissions.ts'
import type { ContractLevel } from '../access/levels.ts'
import { TEXT_ACTS, TEXT_RIGHTS, type TextAct, type TextOwnerKind } from './text-rights.ts'

const TEMPLATE_READER: Permission[] = ['model:contracts:list']
const TEMPLATE_AUTHOR: Permission[] = [...TEMPLATE_READER, 'model:contracts:update']
const CLAUSE_READER: Permission[] = ['contracts:clause:list']
const CLAUSE_AUTHOR: Permission[] = [...CLAUSE_READER, 'contracts:clause:update']
const CONTRACT_AUTHOR: Permission[] = ['contracts3:list', 'contracts3:update']

/** What holders of these permissions can do with a text, whatever the level. */
function possible(owner: TextOwnerKind, held: readonly Permission[]): TextAct[] {
  const rights = TEXT_RIGHTS[owner]
  return TEXT_ACTS.filter((act) => rights[act].permissions.every((each) => held.includes(each)))
}

test.each<[TextOwnerKind, Permission[], TextAct[]]>([
  ['template', [], []],
  ['template', TEMPLATE_READER, ['read']],
  ['template', TEMPLATE_AUTHOR, ['read', 'write']],
  ['template', [...TEMPLATE_AUTHOR, 'contracts:blocks:delete'], ['read', 'write', 'deleteBlock']],
  ['template', [...TEMPLATE_READER, 'contracts:sections:versions'], ['read', 'listVersions']],
  [
    'template',
    [...TEMPLATE_AUTHOR, 'contracts:sections:versions'],
    ['read', 'write', 'listVersions', 'restoreVersion'],
  ],
  ['template', ['contracts:blocks:delete', 'contracts:sections:versions'], []],
  ['template', ['model:contracts:delete'], ['unlockOthers']],
  ['clause', [], []],
  ['clause', CLAUSE_READER, ['read']],
  ['clause', CLAUSE_AUTHOR, ['read', 'write']],
  ['clause', [...CLAUSE_AUTHOR, 'contracts:blocks:delete'], ['read', 'write', 'deleteBlock']],
  ['clause', [...CLAUSE_READER, 'contracts:sections:versions'], ['read', 'listVersions']],
  [
    'clause',
    [...CLAUSE_AUTHOR, 'contracts:sections:versions'],
    ['read', 'write', 'listVersions', 'restoreVersion'],
  ],
  ['clause', ['contracts:blocks:delete', 'contracts:sections:versions'], []],
  ['clause', ['contracts:clause:delete'], ['unlockOthers']],
  // Another person's section lock can be removed by the owner of the contract, by level alone.
  ['contract', [], ['unlockOthers']],
  ['contract', CONTRACT_AUTHOR, ['read', 'write', 'unlockOthers']],
  ['contract', ['contracts:blocks:delete'], ['deleteBlock', 'unlockOthers']],
  ['contract', ['contracts:sections:versions'], ['listVersions', 'unlockOthers']],
  [
    'contract',
    [...CONTRACT_AUTHOR, 'contracts:sections:versions'],
    ['read', 'write', 'listVersions', 'restoreVersion', 'unlockOthers'],
  ],
])('on the text of a %s, %j allow %j', (owner, held, acts) => {
  expect(possible(owner, held)).toEqual(acts)
})

test.each<[ContractLevel, TextAct[]]>([
  ['reader', ['read', 'listVersions']],
  ['editor', ['write', 'deleteBlock', 'restoreVersion']],
  ['owner', ['unlockOthers']],
])('on the text of a contract, the level %s is required for %j', (level, acts) => {
  expect(TEXT_ACTS.filter((act) => TEXT_RIGHTS.contract[act].level === level)).toEqual(acts)
})

test('templates and clauses require no level', () => {
  for (const owner of ['template', 'clause'] as const)
    expect(TEXT_ACTS.filter((act) => TEXT_RIGHTS[owner][act].level !== null)).toEqual([])
})
