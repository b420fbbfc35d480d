import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareContents } from './compare-contents.ts'
import { composeRichText } from './compose-rich-text.ts'
import type { DocumentSection } from './contract-document.ts'
import type { StatedContent } from './stated-content.ts'

const section = (title: string, text: string): DocumentSection => ({
  id: `id-${title}`,
  level: 1,
  title,
  audience: 'anyone',
  content: composeRichText(text),
})

const withSections = (...sections: DocumentSection[]): StatedContent => ({
  document: {
    title: 'Bail',
    numbering: 'articles',
    blocks: [{ id: 'body', kind: 'body', name: 'Corps', description: '', sections }],
  },
  locale: 'fr',
  fields: {},
  terms: {},
  money: {},
  parties: [],
  attachments: [],
  changes: null,
})

const compare = (before: StatedContent, after: StatedContent) =>
  compareContents(before, after, { reader: 'author' })

describe('a part that moved', () => {
  const sections = Array.from({ length: 12 }, (_, at) => section(`S${at}`, `texte ${at}`))
  const someMoves = fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 4 })
  const moved = (moves: readonly (readonly [number, number])[]) => {
    const order = [...sections]
    for (const [from, to] of moves) order.splice(to, 0, ...order.splice(from, 1))
    return order
  }

  test('is neither removed nor added, and no more of them are moved than were', () => {
    fc.assert(
      fc.property(someMoves, (moves) => {
        const { parts } = compare(withSections(...sections), withSections(...moved(moves)))
        expect(parts.length).toBeLessThanOrEqual(moves.length)
        for (const part of parts)
          expect(part).toMatchObject({ kind: 'changed', isMoved: true, before: null, after: null })
      }),
    )
  })

  test('taken out of both texts leaves the others in one order: moving it there gives the newer text', () => {
    fc.assert(
      fc.property(someMoves, (moves) => {
        const after = moved(moves)
        const { parts } = compare(withSections(...sections), withSections(...after))
        const gone = new Set(parts.map(({ id }) => id))
        const rest = sections.filter(({ id }) => !gone.has(id))
        for (const { id } of parts) {
          const at = after.findIndex((each) => each.id === id)
          rest.splice(at, 0, after[at]!)
        }
        expect(rest.map(({ id }) => id)).toEqual(after.map(({ id }) => id))
      }),
    )
  })

  test('says where it stood, unless it has the same number there', () => {
    const [first, second, third] = sections as [DocumentSection, DocumentSection, DocumentSection]
    expect(
      compare(withSections(first, second, third), withSections(third, first, second)).parts,
    ).toMatchObject([
      { id: third.id, number: 'Article\u00A01', oldNumber: 'Article\u00A03', isMoved: true },
    ])
  })
})

test('says nothing of a part that is hidden from the reader today, whatever both contents say', () => {
  const before = withSections(section('Objet', 'un'), section('Marge', '12 %'))
  const after = withSections(section('Objet', 'deux'), section('Marge', '15 %'))
  const { parts } = compareContents(before, after, {
    reader: 'collaborator',
    hidden: new Set(['id-Marge']),
  })
  expect(parts.map(({ title }) => title)).toEqual(['Objet'])
  const gone = compareContents(before, withSections(), {
    reader: 'collaborator',
    hidden: new Set(['id-Marge']),
  })
  expect(gone.parts.map(({ title }) => title)).toEqual(['Objet'])
})
