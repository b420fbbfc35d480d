import { expect, test } from 'vitest'
import { activeContentOutcome } from './active-content.ts'

const macros = { kind: 'macros', count: 1 } as const
const photoExtras = { kind: 'photoExtras', count: 1 } as const
const unchecked = { kind: 'unchecked', count: 1 } as const

test.each([
  ['warn', [macros], false, 'kept'],
  ['refuse', [macros], false, 'refused'],
  ['refuse', [macros], true, 'refused'],
  ['remove', [macros], false, 'removed'],
  ['remove', [macros], true, 'keptSigned'],
  ['remove', [macros, unchecked], false, 'keptUnchecked'],
  ['refuse', [unchecked], false, 'refused'],
  ['refuse', [photoExtras], false, 'removed'],
  ['refuse', [photoExtras, macros], false, 'refused'],
  ['warn', [photoExtras], false, 'kept'],
  ['remove', [], false, null],
  ['refuse', [], true, null],
] as const)('%s, of %j, signed: %s, gives %s', (rule, found, isSigned, outcome) => {
  expect(activeContentOutcome(rule, { found, isSigned })).toBe(outcome)
})
