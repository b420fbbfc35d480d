import { describe, expect, test } from 'vitest'
import { judgeClause, type StandingWords } from './judge-clause.ts'

const standard: StandingWords = {
  stance: 'standard',
  isWordForWord: true,
  share: 1,
  isKept: false,
}
const fallback = { ...standard, stance: 'fallback' as const }
const refused = { ...standard, stance: 'refused' as const }
const changed = { ...standard, isWordForWord: false, share: 0.6 }

describe('a clause that must stand', () => {
  test('is missing where nothing says it', () => {
    expect(judgeClause('must', [], true)).toEqual({ verdict: 'missing', words: null })
  })

  test('is not missing where nothing could be compared', () => {
    expect(judgeClause('must', [], false).verdict).toBe('notCompared')
  })

  test.each([
    ['standard', standard],
    ['fallback', fallback],
    ['refused', refused],
    ['changed', changed],
    ['accepted', { ...changed, isKept: true }],
    ['refused', { ...refused, isWordForWord: false, share: 0.8 }],
    ['changed', { ...refused, isWordForWord: false, share: 0.7 }],
    ['accepted', { ...refused, isWordForWord: false, isKept: true }],
  ])('is %s by its words', (verdict, words) => {
    expect(judgeClause('must', [words], true)).toEqual({ verdict, words })
    expect(judgeClause('may', [words], true).verdict).toBe(verdict)
  })

  test('is agreed where one place says it, whatever another one says of the matter', () => {
    expect(judgeClause('must', [changed, fallback], true)).toEqual({
      verdict: 'fallback',
      words: fallback,
    })
  })

  test('is refused where one place says a refused wording', () => {
    expect(judgeClause('must', [standard, refused], true).words).toBe(refused)
  })
})

test('a clause that may stand can be absent', () => {
  expect(judgeClause('may', [], true).verdict).toBe('absent')
})

describe('a clause that must not stand', () => {
  test('is absent where nothing says it', () => {
    expect(judgeClause('mustNot', [], true).verdict).toBe('absent')
    expect(judgeClause('mustNot', [], false).verdict).toBe('notCompared')
  })

  test.each([standard, changed, refused])('is forbidden in any words', (words) => {
    expect(judgeClause('mustNot', [words], true)).toEqual({ verdict: 'forbidden', words })
  })
})
