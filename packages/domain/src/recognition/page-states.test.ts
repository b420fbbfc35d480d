import { expect, test } from 'vitest'
import { readingState, type ReadingState, type ScannedPageState } from './page-states.ts'

test.each<[ReadingState, ScannedPageState[], boolean]>([
  ['read', [], true],
  ['empty', [], false],
  ['recognising', ['recognised', 'waiting', 'failed'], true],
  ['recognising', ['reading'], false],
  ['partial', ['recognised', 'failed'], true],
  ['partial', ['failed', 'illegible'], false],
  ['read', ['recognised', 'illegible'], true],
  ['empty', ['illegible'], false],
])('a document is %s with pages %j', (state, scanned, hasText) => {
  expect(readingState({ scanned, hasText })).toBe(state)
})
