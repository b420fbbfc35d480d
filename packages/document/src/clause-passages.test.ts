import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clausePassage, clauseStanding, replaceClause } from './clause-passages.ts'
import { composeRichText } from './compose-rich-text.ts'
import type { RichText } from './rich-text.ts'
import { isEmpty } from './section-rules.ts'
import { anyRichText } from './testing/arbitrary-document.ts'
import { plainText } from './plain-text.ts'

const CAP = 'La responsabilité totale du Prestataire est limitée au prix annuel hors taxes.'
const RAISED = 'La responsabilité totale du Prestataire est limitée au double du prix annuel.'

const clause = { heading: 'Responsabilité', content: composeRichText(CAP) }
const section = (source: string, title = 'Responsabilité') => ({
  title,
  content: composeRichText(source),
})

describe('a section made of a clause', () => {
  test('says the same with its heading and its words, and something else with any other', () => {
    expect(clauseStanding(section(CAP), clause, true)).toBe('same')
    expect(clauseStanding(section(RAISED), clause, true)).toBe('changed')
    expect(clauseStanding(section(CAP, 'Garanties'), clause, true)).toBe('changed')
    expect(clauseStanding(section(`${CAP}\nEt encore.`), clause, true)).toBe('changed')
  })

  test('takes all of another version', () => {
    const newer = { heading: 'Limites', content: composeRichText(RAISED) }
    expect(replaceClause(section(`${CAP}\nÀ nous.`), clause, newer, true)).toEqual({
      title: 'Limites',
      content: newer.content,
    })
  })
})

describe('a passage made of a clause', () => {
  const around = (passage: string) => section(`Avant tout.\n${passage}\nAprès tout.`, 'Divers')

  test('is found among other paragraphs, unchanged or rewritten', () => {
    expect(clauseStanding(around(CAP), clause, false)).toBe('same')
    expect(clauseStanding(around(RAISED), clause, false)).toBe('changed')
    expect(clauseStanding(around('Tout autre chose.'), clause, false)).toBe('gone')
  })

  test('is found in a table, a list and a conditional text', () => {
    for (const source of [
      `| a | b |\n| ${CAP} | c |`,
      `- ${CAP}`,
      `[if country eq "FR"]\n${CAP}\n[end]`,
    ])
      expect(clauseStanding(around(source), clause, false)).toBe('same')
  })

  test('alone is replaced; what stands around stays', () => {
    const newer = { heading: '', content: composeRichText(`${RAISED}\nPar an.`) }
    const { content } = replaceClause(around(CAP), clause, newer, false)!
    expect(plainText(content)).toBe(`Avant tout.\n${RAISED}\nPar an.\nAprès tout.`)
  })

  test('is taken out without what stands around', () => {
    const { title, content } = replaceClause(around(RAISED), clause, null, false)!
    expect([title, plainText(content)]).toEqual(['Divers', 'Avant tout.\nAprès tout.'])
  })

  test('that is gone cannot be replaced', () => {
    expect(replaceClause(around('Rien.'), clause, clause, false)).toBeNull()
    expect(clausePassage(around('Rien.'), clause, false)).toBeNull()
  })

  test('is recognised by its own words: those around may change', () => {
    const passage = clausePassage(around(RAISED), clause, false)
    expect(clausePassage(section(`${RAISED}\nNouveau.`), clause, false)).toBe(passage)
    expect(clausePassage(around(`${RAISED} Ou plus.`), clause, false)).not.toBe(passage)
  })
})

test('any clause put into any section is found there, and taken back word for word', () => {
  fc.assert(
    fc.property(anyRichText, anyRichText, fc.nat(4), (host, content, place) => {
      fc.pre(!isEmpty(content))
      const words = { heading: '', content }
      const at = Math.min(place, host.content.length)
      const inserted: RichText = {
        type: 'doc',
        content: host.content.toSpliced(at, 0, ...content.content),
      }
      const held = { title: 'Divers', content: inserted }
      expect(clauseStanding(held, words, false)).not.toBe('gone')
      expect(clauseStanding(held, words, true)).toBe(host.content.length === 0 ? 'same' : 'changed')
      const again = replaceClause(held, words, words, false)!
      expect(clauseStanding(again, words, false)).toBe('same')
    }),
  )
})
