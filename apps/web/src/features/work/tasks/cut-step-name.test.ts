import { expect, test } from 'vitest'
import { cutStepName } from './cut-step-name.ts'

test.each([
  ['Suivi', 'Suivi'],
  ['Validation', 'Validation'],
  ['Négociation', 'Négociati…'],
  ['Signature électronique', 'Signature…'],
  ['👩‍⚖️', '👩‍⚖️'],
])('%s is shown as %s', (name, shown) => {
  expect(cutStepName(name)).toBe(shown)
})
