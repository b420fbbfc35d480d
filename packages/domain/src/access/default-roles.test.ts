import { expect, test } from 'vitest'
import { DEFAULT_ROLE_PERMISSIONS as may } from './default-roles.ts'
import { PERMISSIONS } from './permissions.ts'

test('an administrator has every permission, a third party none', () => {
  expect(may.administrator).toEqual(PERMISSIONS)
  expect(may.thirdParty).toEqual([])
})

test('each role has the permissions of the weaker one, and more', () => {
  const { reader, contributor, contractManager } = may
  expect(contributor).toEqual(expect.arrayContaining([...reader]))
  expect(contractManager).toEqual(expect.arrayContaining([...contributor]))
  expect(may.validator).toEqual(reader)
})

test('a reader opens the product and reads contracts; writing starts with contributors', () => {
  expect(may.reader).toEqual(expect.arrayContaining(['modules:iams:initials', 'contracts3:list']))
  expect(may.reader).not.toContain('contracts3:update')
  expect(may.contributor).toEqual(
    expect.arrayContaining(['contracts3:create', 'contracts3:update']),
  )
  expect(may.contributor).not.toContain('contracts3:signature')
  expect(may.contractManager).toEqual(
    expect.arrayContaining(['contracts3:signature', 'modules:projects']),
  )
})

test('no default role except the administrator’s sees every contract', () => {
  const { administrator, ...others } = may
  expect(administrator).toContain('contracts3:all')
  for (const permissions of Object.values(others))
    expect(permissions).not.toContain('contracts3:all')
})
