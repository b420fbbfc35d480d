import { expect, test } from 'vitest'
import type { Phase } from '../deadlines/phase.ts'
import { signedDetail, statusDetail } from './status-detail.ts'

const origins = ['initial', 'tacit', 'agreement', 'request', 'performance'] as const

function detail(phase: Phase, origin: (typeof origins)[number] = 'initial') {
  const number = origin === 'initial' ? 1 : 2
  return signedDetail({ phase, term: { number, of: null, origin }, ending: 'expiry' })
}

test('decisions 3: a running contract is in force, then renewed as it was', () => {
  for (const phase of ['RUNNING', 'NOTICE_WINDOW', 'RENEWAL_LOCKED'] as const) {
    expect(origins.slice(0, 4).map((origin) => detail(phase, origin))).toEqual([
      'IN_FORCE',
      'TACITLY_RENEWED',
      'RENEWED',
      'RENEWED',
    ])
  }
})

test('decisions 3: the other phases give one state', () => {
  expect(detail('NOT_STARTED')).toBe('NOT_STARTED')
  expect(detail('INDETERMINATE', 'performance')).toBe('INDEFINITE')
  expect(detail('TERMINATING', 'tacit')).toBe('TERMINATING')
})

test('decisions 3: an ended contract is expired, or terminated', () => {
  const term = { number: 1, of: 1, origin: 'initial' } as const
  expect(signedDetail({ phase: 'ENDED', term, ending: 'expiry' })).toBe('EXPIRED')
  expect(signedDetail({ phase: 'ENDED', term, ending: 'termination' })).toBe('TERMINATED')
})

test('the status decides where the detail comes from', () => {
  const running = {
    phase: 'RUNNING',
    term: { number: 1, of: null, origin: 'initial' },
    ending: null,
  } as const
  for (const status of ['DRAFT', 'NEGOTIATION', 'VALIDATION', 'SIGNATURE'] as const) {
    expect(statusDetail(status, 'step-7', running)).toBe('step-7')
  }
  expect(statusDetail('SIGNED', 'step-7', running)).toBe('IN_FORCE')
  expect(statusDetail('TERMINATED', 'step-7', running)).toBe('TERMINATED')
  expect(statusDetail('CANCELLED', 'step-7', running)).toBe('CANCELLED')
})
