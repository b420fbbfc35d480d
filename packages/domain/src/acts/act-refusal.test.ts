import { describe, expect, test } from 'vitest'
import { PERMISSIONS, type Permission } from '../access/permissions.ts'
import { actRefusal, rightRefusal, stateRefusal } from './act-refusal.ts'
import { DRAFT } from './testing/draft-aspects.ts'
import { codeOf } from './testing/draft-refusal.ts'

describe('rights', () => {
  const all = new Set<Permission>(PERMISSIONS)
  const without = (...some: Permission[]) =>
    new Set(PERMISSIONS.filter((one) => !some.includes(one)))
  const frozen = { ...DRAFT, isFrozen: true }

  test('are checked in the order of permission, visibility and level, and before the state', () => {
    const refused = (permissions: ReadonlySet<Permission>, level: 'reader' | 'editor' | null) =>
      actRefusal('edit', { permissions, level }, frozen)
    expect(refused(without('contracts3:update'), null)).toEqual({
      kind: 'FORBIDDEN',
      code: 'NOT_ALLOWED_CONTRACTS3_UPDATE',
    })
    expect(refused(all, null)).toEqual({ kind: 'NOT_FOUND', code: 'CONTRACT_NOT_FOUND' })
    expect(refused(all, 'reader')).toEqual({ kind: 'FORBIDDEN', code: 'LEVEL_TOO_LOW_EDITOR' })
    expect(refused(all, 'editor')).toEqual({ kind: 'STATE', code: 'CONTRACT_FROZEN' })
    expect(actRefusal('edit', { permissions: all, level: 'editor' }, DRAFT)).toBeNull()
  })

  test('require all permissions of an act; the first missing one is named', () => {
    const refused = (...some: Permission[]) =>
      rightRefusal('restoreVersion', { permissions: without(...some), level: 'owner' })?.code
    expect(refused('contracts3:update', 'contracts:sections:versions')).toBe(
      'NOT_ALLOWED_CONTRACTS3_UPDATE',
    )
    expect(refused('contracts:sections:versions')).toBe('NOT_ALLOWED_CONTRACTS_SECTIONS_VERSIONS')
    expect(refused()).toBeUndefined()
  })

  test('include an extra permission for one part of a form, checked after the level', () => {
    const permissions = without('contracts3:file')
    expect(rightRefusal('file', { permissions, level: 'reader' })?.code).toBe(
      'LEVEL_TOO_LOW_EDITOR',
    )
    expect(rightRefusal('file', { permissions, level: 'editor' })?.code).toBe(
      'NOT_ALLOWED_CONTRACTS3_FILE',
    )
    expect(rightRefusal('file', { permissions: all, level: 'editor' })).toBeNull()
  })
})

test('fails when an aspect was not read', () => {
  // @ts-expect-error -- the act checks three aspects
  expect(() => stateRefusal('edit', { isFrozen: false })).toThrow('edit needs isLocked')
})

describe('changing the content', () => {
  test.each([
    ['DRAFT', null],
    ['NEGOTIATION', null],
    ['VALIDATION', null],
    ['SIGNATURE', null],
    ['SIGNED', 'CONTRACT_LOCKED'],
    ['TERMINATED', 'CONTRACT_ENDED'],
    ['CANCELLED', 'CONTRACT_ENDED'],
  ] as const)('is allowed in %s, when nothing prevents it: %s', (status, code) => {
    for (const act of ['edit', 'setDates', 'deleteBlock', 'restoreVersion'] as const)
      expect(codeOf(act, { status })).toBe(code)
  })

  test('is prevented by a lock or a running signature, and the signature is reported first', () => {
    expect(codeOf('edit', { isLocked: true })).toBe('CONTRACT_LOCKED')
    expect(codeOf('edit', { isFrozen: true })).toBe('CONTRACT_FROZEN')
    expect(codeOf('edit', { isFrozen: true, isLocked: true, status: 'SIGNED' })).toBe(
      'CONTRACT_FROZEN',
    )
  })

  test('managing, filing, sharing and reading are always allowed', () => {
    const held = { isFrozen: true, isLocked: true, status: 'SIGNED' } as const
    for (const act of ['manage', 'handOver', 'file', 'share', 'read', 'readActivity'] as const)
      expect(codeOf(act, held)).toBeNull()
  })
})

describe('deleting', () => {
  test('is allowed before a signature was requested, and where none was', () => {
    expect(codeOf('delete')).toBeNull()
    expect(codeOf('delete', { status: 'CANCELLED' })).toBeNull()
    // It came as a signed PDF.
    expect(codeOf('delete', { status: 'SIGNED', isLocked: true })).toBeNull()
  })

  test.each([
    [{ keptBy: 'signature', wasSent: true }, 'CONTRACT_DELETE_SIGNED'],
    [{ keptBy: 'lock', wasSent: true }, 'CONTRACT_DELETE_SENT'],
    [{ keptBy: 'lock', hasAmendments: true }, 'CONTRACT_LOCKED'],
    [{ hasAmendments: true }, 'CONTRACT_DELETE_AMENDED'],
  ] as const)('%j is kept: %s', (changes, code) => {
    expect(codeOf('delete', changes)).toBe(code)
  })
})
