import { describe, expect, test } from 'vitest'
import { missingPermission, reachesRight, TEXT_RIGHTS } from './text-rights.ts'

describe('of the permissions that an act needs', () => {
  const { restoreVersion } = TEXT_RIGHTS.template

  test('the first missing one is named', () => {
    expect(missingPermission(restoreVersion, new Set())).toBe('model:contracts:update')
    expect(missingPermission(restoreVersion, new Set(['model:contracts:update']))).toBe(
      'contracts:sections:versions',
    )
  })

  test('none is missing for a holder of all of them', () => {
    expect(missingPermission(restoreVersion, new Set(restoreVersion.permissions))).toBeNull()
    expect(missingPermission(TEXT_RIGHTS.contract.unlockOthers, new Set())).toBeNull()
  })
})

describe('the level that an act needs', () => {
  test('is reached by itself and by a higher one', () => {
    expect(reachesRight(TEXT_RIGHTS.contract.write, 'suggester')).toBe(false)
    expect(reachesRight(TEXT_RIGHTS.contract.write, 'editor')).toBe(true)
    expect(reachesRight(TEXT_RIGHTS.contract.write, 'owner')).toBe(true)
  })

  test('is not reached without a level on a contract', () => {
    expect(reachesRight(TEXT_RIGHTS.contract.read, null)).toBe(false)
  })

  test('is not required where owners have no levels', () => {
    expect(reachesRight(TEXT_RIGHTS.clause.write, null)).toBe(true)
  })
})
