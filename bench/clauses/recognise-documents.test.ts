import { describe, expect, test } from 'vitest'
import { CLAUSE_KINDS } from './label.ts'
import { clausesEn } from './library/clauses-en.ts'
import { clausesFr } from './library/clauses-fr.ts'
import { recogniseDocument } from './recognise-documents.ts'

const LIBRARIES = { fr: clausesFr, en: clausesEn }

describe.each(['fr', 'en'] as const)('the library in %s', (language) => {
  const library = LIBRARIES[language]
  const wordings = library.flatMap((clause) => clause.wordings)

  test('has every kind once, each with a standard and variants of a clause’s length', () => {
    expect(library.map(({ id }) => id).toSorted()).toEqual([...CLAUSE_KINDS].toSorted())
    for (const clause of library) {
      const stances = clause.wordings.map(({ stance }) => stance)
      expect(stances.filter((stance) => stance === 'standard')).toHaveLength(1)
      expect(stances).toContain('fallback')
    }
    for (const { text } of wordings) {
      const words = text.split(/\s+/).length
      expect(words).toBeGreaterThanOrEqual(45)
      expect(words).toBeLessThanOrEqual(200)
    }
    expect(new Set(wordings.map(({ id }) => id)).size).toBe(wordings.length)
  })

  test('finds each of its wordings in a contract, with its heading and without', () => {
    const article = language === 'fr' ? 'Article' : 'Section'
    const titled = wordings.map(
      ({ heading, text }, at) => `${article} ${at + 1} - ${heading}\n${text}`,
    )
    const bare = wordings.map(({ text }, at) => `${article} ${at + 1}\n${text}`)
    for (const articles of [titled, bare]) {
      const kinds = recogniseDocument([articles.join('\n')], language).map(({ kind }) => kind)
      const right = library.flatMap(({ id, wordings: own }) => own.map(() => id))
      expect(kinds).toEqual(right)
    }
  })
})

test('parts of an article that follow one another are one clause, articles are not', () => {
  const [law, arbitration] = clausesEn.find(({ id }) => id === 'governingLaw')!.wordings
  const text = (wording = law) => wording!.text.replaceAll('\n', ' ')
  const articles = `1. Miscellaneous\n1.1 ${text()}\n1.2 ${text(arbitration)}\n2. Governing law\n${text()}\n3. Delivery\nGoods are delivered to the port, where the buyer inspects them at once.`
  expect(recogniseDocument([articles], 'en').map(({ kind }) => kind)).toEqual([
    'governingLaw',
    'governingLaw',
  ])
})
