import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { expect, test } from 'vitest'
import { levelOptions } from './level-options.ts'

const t = createTranslator('en')

const shown = (forThirdParty: boolean, current: ContractLevel) =>
  levelOptions(t, { forThirdParty, current }).map(({ value, isDisabled }) =>
    isDisabled ? `${value} (disabled)` : value,
  )

test('a third party is offered reading only: nothing else is possible today', () => {
  expect(shown(true, 'reader')).toEqual(['reader', 'editor (disabled)', 'owner (disabled)'])
})

test('a colleague is offered no level that gives nothing yet', () => {
  expect(shown(false, 'reader')).toEqual(['reader', 'editor', 'owner'])
})

test('an earlier share keeps its level, which says what it allows today', () => {
  expect(shown(true, 'suggester')).toContain('suggester')
  const kept = levelOptions(t, { forThirdParty: true, current: 'suggester' })
  expect(kept.find(({ value }) => value === 'suggester')?.hint).toBe(
    'Read. Suggestions are not possible yet.',
  )
})
