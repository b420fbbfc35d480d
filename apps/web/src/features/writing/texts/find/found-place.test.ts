import { findInLines } from '@tacite/document/find/find-in-lines.ts'
import { sectionLines } from '@tacite/document/find/find-line.ts'
import { composeRichText } from '@tacite/document/compose-rich-text.ts'
import { expect, test } from 'vitest'
import { matchFrom, placeOfMatch, type FoundPlace } from './found-place.ts'

const sections = [
  { id: 'a', title: 'prix', content: composeRichText('le prix\n- un prix') },
  { id: 'b', title: 'Durée', content: composeRichText('prix') },
]
const lines = sections.flatMap((section) => sectionLines(section, null))
const { matches } = findInLines(
  lines.map(({ words }) => words),
  { source: 'prix', flags: 'gu' },
)
const order = new Map([
  ['a', 0],
  ['b', 1],
])
const from = (place: FoundPlace | null) => matchFrom({ lines, order }, matches, place)

test('one comes to the match at a place, and from it to the next', () => {
  expect(matches).toHaveLength(4)
  for (const [at, match] of matches.entries()) {
    const place = placeOfMatch(lines[match.line]!, match)
    expect(from(place)).toBe(at)
    expect(from({ ...place, at: place.at + 1 })).toBe((at + 1) % matches.length)
  }
})

test('a title stands before its text, and behind the last match one begins anew', () => {
  expect(from({ sectionId: 'a', part: 'content', at: 0 })).toBe(1)
  expect(from({ sectionId: 'b', part: 'title', at: 0 })).toBe(3)
  expect(from({ sectionId: 'b', part: 'content', at: 90 })).toBe(0)
  expect(from(null)).toBe(0)
})
