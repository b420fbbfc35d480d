import { expect, test } from 'vitest'
import { concernOf } from './act-concerns.ts'
import { checksOf } from './act-refusal.ts'
import { EDITABLE } from './act-row.ts'
import { CONTRACT_ACT_NAMES } from './contract-acts.ts'

const isGuarded = (act: (typeof CONTRACT_ACT_NAMES)[number]) =>
  EDITABLE.every((check) => (checksOf(act) as readonly unknown[]).includes(check))

test('a lock, a signature under way and the end of a contract forbid to change its content', () => {
  const content = CONTRACT_ACT_NAMES.filter((act) => concernOf(act) === 'content')
  expect(content.filter((act) => !isGuarded(act))).toEqual([])
  expect(content).not.toEqual([])
})

test('neither the transcription nor management depends on the lock', () => {
  for (const act of CONTRACT_ACT_NAMES) {
    const concern = concernOf(act)
    if (concern === null || concern === 'content') continue
    expect(checksOf(act).map(({ aspect }) => aspect)).not.toContain('isLocked')
  }
})
