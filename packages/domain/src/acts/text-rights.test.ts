import { describe, expect, test } from 'vitest'
import { missingPermission, reachesRight, TEXT_RIGHTS } from './text-rights.ts'

describe('of the permissions that an act takes', () => {
  const { restoreVersion } = TEXT_RIGHTS.template

  test('the first missing one is named', () => {
    expect(missingPermission(restoreVersion, new Set())).toBe('model:contracts:update')
    expect(missingPermission(restoreVersion, new Set(['model:contracts:update']))).toBe(
      'contracts:sections:versions',
    )
  })

  test('none is missing to who holds all of them', () => {
    expect(missingPermission(restoreVersion, new Set(restoreVersion.permissions))).toBeNull()
    expect(missingPermission(TEXT_RIGHTS.contract.unlockOthers, new Set())).toBeNull()
  })
})

describe('the level that an act takes', () => {
  test('is reached by itself and by a higher one', () => {
    expect(reachesRight(TEXT_RIGHTS.contract.write, 'suggester')).toBe(false)
    expect(reachesRight(TEXT_RIGHTS.contract.write, 'editor')).toBe(true)
    expect(reachesRight(TEXT_RIGHTS.contract.write, 'owner')).toBe(true)
  })

  test('is not reached by who has none on a contract', () => {
    expect(reachesRight(TEXT_RIGHTS.contract.read, null)).toBe(false)
  })

  test('is asked of nobody where owners have no levels', () => {
    expect(reachesRight(TEXT_RIGHTS.clause.write, null)).toBe(true)
  })
})
