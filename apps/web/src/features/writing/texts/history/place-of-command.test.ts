import { expect, test } from 'vitest'
import { isThere, placeBefore } from './place-of-command.ts'
import { blockNamed, sectionNamed, textOfBlocks } from './testing/fake-text.ts'

const text = textOfBlocks(
  blockNamed('body', sectionNamed('a'), sectionNamed('b')),
  blockNamed('annex', sectionNamed('x')),
)

test('what is gone is looked for at what stood before it in reading order', () => {
  expect(placeBefore(text, { part: 'section', id: 'b' })).toEqual({ part: 'section', id: 'a' })
  expect(placeBefore(text, { part: 'block', id: 'annex' })).toEqual({ part: 'section', id: 'b' })
  expect(placeBefore(text, { part: 'section', id: 'x' })).toEqual({ part: 'block', id: 'annex' })
  expect(placeBefore(text, { part: 'section', id: 'gone' })).toBeNull()
})

test('a section or block is there or not; a field is wherever it is', () => {
  expect(isThere({ part: 'section', id: 'x' }, text)).toBe(true)
  expect(isThere({ part: 'block', id: 'body' }, text)).toBe(true)
  expect(isThere({ part: 'section', id: 'gone' }, text)).toBe(false)
  expect(isThere({ part: 'field', id: 'prix' }, text)).toBe(true)
})
