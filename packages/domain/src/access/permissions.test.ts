import { expect, test } from 'vitest'
import { notAllowedCode, PERMISSIONS } from './permissions.ts'

test('the refusal of a permission is named after it', () => {
  expect(notAllowedCode('contracts3:create:model')).toBe('NOT_ALLOWED_CONTRACTS3_CREATE_MODEL')
  expect(notAllowedCode('workflows:step:complete')).toBe('NOT_ALLOWED_WORKFLOWS_STEP_COMPLETE')
  const inTwoWords = PERMISSIONS.filter((permission) => /[a-z][A-Z]/.test(permission))
  expect(inTwoWords.length).toBeGreaterThan(0)
  for (const permission of inTwoWords) {
    const words = permission.split(/:|(?=[A-Z])/).map((word) => word.toUpperCase())
    expect(notAllowedCode(permission)).toBe(`NOT_ALLOWED_${words.join('_')}`)
  }
})
