import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPassages } from './read-passages.ts'

const outline = (...pages: string[]) =>
  readPassages(pages).map(({ heading, text, parent }) => `${parent ?? '-'} [${heading}] ${text}`)
const LONG =
  'les parties conviennent ensemble de tout ce qui est écrit dans cet article du contrat.'

describe('passages', () => {
  test('are articles with their sub-articles and paragraphs, without their numbers', () => {
    expect(
      outline(
        `ARTICLE 4 - DURÉE\n4.1 Préavis\nTrois mois suffisent.\n4.2 Le reste, ${LONG}\nARTICLE 5 - PRIX\nCent euros sont dus.`,
      ),
    ).toEqual([
      `- [DURÉE] 4.1 Préavis\nTrois mois suffisent.\n4.2 Le reste, ${LONG}`,
      '0 [Préavis] Trois mois suffisent.',
      `0 [] Le reste, ${LONG}`,
      '- [PRIX] Cent euros sont dus.',
    ])
  })

  test('may have their heading before their first sentence', () => {
    expect(
      outline(
        '12. MISCELLANEOUS\n12.1 Governing Law. This Agreement is governed by the laws of England.\n12.2 Notices. A notice is given in writing to Dr. Smith.',
      ),
    ).toEqual([
      expect.stringContaining('- [MISCELLANEOUS]'),
      '0 [Governing Law] This Agreement is governed by the laws of England.',
      '0 [Notices] A notice is given in writing to Dr. Smith.',
    ])
  })

  test('have their title below « Article 8 », in roman numbers too', () => {
    expect(outline('ARTICLE VIII\nCession\nLe contrat ne se cède pas sans accord.')).toEqual([
      '- [Cession] Le contrat ne se cède pas sans accord.',
    ])
  })

  test('are not cut by a paragraph in capitals', () => {
    const shout = [
      'IN NO EVENT SHALL EITHER PARTY BE LIABLE TO THE OTHER PARTY FOR ANY INDIRECT',
      'OR CONSEQUENTIAL DAMAGES WHATSOEVER, INCLUDING LOST PROFITS, EVEN IF ADVISED.',
    ]
    expect(outline(`9. LIABILITY\n${shout.join('\n')}`)).toEqual([
      `- [LIABILITY] ${shout.join(' ')}`,
    ])
  })

  test('leave out what stands before the first of numbered articles', () => {
    const articles = ['Objet', 'Durée', 'Prix'].map(
      (title, place) => `Article ${place + 1} - ${title}\n${LONG}`,
    )
    const [first] = outline(`CONTRAT DE SERVICE\nEntre Alpha et Bêta.\n${articles.join('\n')}`)
    expect(first).toMatch(/^- \[Objet\]/)
  })

  test('stand where they begin, and end with their page at the latest', () => {
    const pages = [
      'Article 1 - Objet\nLe texte commence ici',
      'et finit ici.\nArticle 2 - Prix\nIl est dû.',
    ]
    const [first, second] = readPassages(pages)
    expect(first).toMatchObject({ page: 0, start: 0, end: pages[0]!.length })
    expect(first!.text).toBe('Le texte commence ici et finit ici.')
    expect(pages[1]!.slice(second!.start, second!.end)).toBe('Article 2 - Prix\nIl est dû.')
  })

  test('are in order, within their pages and after what they are parts of, whatever the text', () => {
    const line = fc.oneof(
      fc.constantFrom(
        '',
        'ARTICLE 4 - PRIX',
        '4.1 Préavis',
        '(a) alpha',
        'TOTAL',
        LONG,
        '1. Term. It ends.',
      ),
      fc.string({ unit: 'binary', maxLength: 40 }),
    )
    const page = fc.array(line, { maxLength: 8 }).map((lines) => lines.join('\n'))
    fc.assert(
      fc.property(fc.array(page, { maxLength: 3 }), (pages) => {
        const passages = readPassages(pages)
        for (const [index, { page: at, start, end, parent }] of passages.entries()) {
          expect(start).toBeGreaterThanOrEqual(0)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(pages[at]!.length)
          if (parent !== null) expect(parent).toBeLessThan(index)
        }
      }),
    )
  })
})
