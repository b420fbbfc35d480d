import { expect, test } from 'vitest'
import { DEFAULT_ROLE_PERMISSIONS } from '../access/default-roles.ts'
import { LEVELS } from '../access/levels.ts'
import { CONTRACT_ACTS } from '../acts/contract-acts.ts'
import { TASK_KINDS } from './task-kinds.ts'
import { takerLacks } from './task-taker.ts'

const reader = new Set(DEFAULT_ROLE_PERMISSIONS.reader)
const contributor = new Set(DEFAULT_ROLE_PERMISSIONS.contributor)
const contractManager = new Set(DEFAULT_ROLE_PERMISSIONS.contractManager)

test('a task goes to a person with the permissions and the level of its act', () => {
  expect(takerLacks('answerRequest', { permissions: reader, level: 'reader' })).toBeNull()
  expect(takerLacks('decideOnDeadline', { permissions: reader, level: 'editor' })).toEqual({
    lacks: 'permission',
    permission: 'contracts3:dates',
  })
  expect(takerLacks('decideOnDeadline', { permissions: contributor, level: 'suggester' })).toEqual({
    lacks: 'level',
    level: 'editor',
  })
  expect(takerLacks('decideOnDeadline', { permissions: contributor, level: 'editor' })).toBeNull()
})

test('a condition is met by who follows the validation: seeing the contract is not enough', () => {
  const meets = (permissions: typeof contributor, level: 'reader' | 'editor') =>
    takerLacks('meetCondition', { permissions, level })
  expect(meets(reader, 'editor')).toEqual({ lacks: 'permission', permission: 'contracts3:update' })
  expect(meets(contributor, 'reader')).toEqual({ lacks: 'level', level: 'editor' })
  expect(meets(contributor, 'editor')).toBeNull()
})

test('the further permission of an act counts', () => {
  const scan = (permissions: typeof contributor) =>
    takerLacks('fileScan', { permissions, level: 'owner' })
  expect(scan(contributor)).toEqual({ lacks: 'permission', permission: 'contracts3:signature' })
  expect(scan(contractManager)).toBeNull()
})

test('who does not see the contract takes nothing, whatever their permissions', () => {
  for (const kind of TASK_KINDS)
    expect(takerLacks(kind, { permissions: contractManager, level: null })).toEqual({
      lacks: 'sight',
    })
})

test('who holds everything takes everything', () => {
  const permissions = new Set(DEFAULT_ROLE_PERMISSIONS.administrator)
  for (const kind of TASK_KINDS)
    expect(takerLacks(kind, { permissions, level: LEVELS.at(-1)! })).toBeNull()
})

test('a step is completed by the same rights before and after the signature', () => {
  const rightsOf = ({
    permissions,
    level,
    furtherPermission,
  }: typeof CONTRACT_ACTS.completeStep) => ({
    permissions,
    level,
    furtherPermission,
  })
  expect(rightsOf(CONTRACT_ACTS.completeFollowUp as never)).toEqual(
    rightsOf(CONTRACT_ACTS.completeStep),
  )
})
