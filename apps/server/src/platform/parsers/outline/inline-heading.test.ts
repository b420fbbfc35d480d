import { expect, test } from 'vitest'
import { cleanTitle } from './inline-heading.ts'

test.each([
  ['\u200B- Résiliation de plein droit', 'Résiliation de plein droit'],
  ['\uFEFF– Prix :', 'Prix'],
  ['Maintenan\u00ADce', 'Maintenance'],
  ['C L A U S E S', 'CLAUSES'],
])('%j is the title %j', (written, title) => {
  expect(cleanTitle(written)).toBe(title)
})
