import { expect, test } from 'vitest'
import { faultsOf, signatureOf, type SignatureDraft } from './signature-draft.ts'

const draft: SignatureDraft = { kind: 'typed', name: ' Ada ', strokes: [], hasConsented: true }

test.each([
  [draft, {}],
  [{ ...draft, name: '  ' }, { name: 'nameRequired' }],
  [{ ...draft, kind: 'drawn' as const }, { strokes: 'padRequired' }],
  [{ ...draft, kind: 'drawn' as const, strokes: [[{ x: 0, y: 0 }]] }, {}],
  [
    { ...draft, name: '', hasConsented: false },
    { name: 'nameRequired', hasConsented: 'consentRequired' },
  ],
])('%o lacks %o', (given, faults) => {
  expect(faultsOf(given)).toEqual(faults)
})

test('a typed signature is one trimmed line', () => {
  expect(signatureOf(draft)).toEqual({ kind: 'typed', text: 'Ada' })
})
