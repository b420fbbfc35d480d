import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkRichText } from './check-rich-text.ts'
import { compareParts } from './compare-parts.ts'
import { contentFormat2 } from './content-format-2.ts'
import type { ContractDocument } from './contract-document.ts'
import { findInLines, touchesField } from './find/find-in-lines.ts'
import { inContent, sectionLines } from './find/find-line.ts'
import { planReplacement } from './find/plan-replacement.ts'
import { countNotes, notesBefore } from './footnotes.ts'
import { numberingLabels, numberSections } from './number-sections.ts'
import { findPlaceholders } from './placeholders/find-placeholders.ts'
import { plainText } from './plain-text.ts'
import {
  copied,
  COPIED_IDS,
  CONTRACT,
  read,
  section,
  text,
  block,
  says,
  to,
} from './testing/referring-text.ts'
import { resolveFields } from './resolve-fields.ts'
import type { FootnoteNode, NoteInline, RichText } from './rich-text.ts'
import { contractSchema } from './schema.ts'
import { anyRichText } from './testing/arbitrary-document.ts'
import { documentHtml } from './to-html.ts'
import { usedVariables } from './walk-document.ts'
import { isEmpty } from './section-rules.ts'

const said = (words: string): NoteInline => ({ type: 'text', text: words })
const note = (...content: (string | NoteInline)[]): FootnoteNode => ({
  type: 'footnote',
  content: content.map((each) => (typeof each === 'string' ? said(each) : each)),
})
const field = (variable: string): NoteInline => ({ type: 'field', attrs: { variable } })
const conditional = (content: RichText): RichText => ({
  type: 'doc',
  content: [
    {
      type: 'conditional',
      attrs: { variable: 'remote', operator: 'eq', value: true },
      content: content.content,
    },
  ],
})
const context = { definitions: [], values: {}, locale: 'fr', currency: 'EUR' } as const
const contract = (...sections: RichText[]): ContractDocument =>
  text(
    block('body', 'body', ...sections.map((content, at) => section(`s${at}`, `T${at}`, content))),
  )

describe('a content', () => {
  test('may hold notes, and no note in a note', () => {
    expect(checkRichText(says('Prix', note('Hors taxes', field('vat')))).refusal).toBeUndefined()
    const nested = says('Prix', { ...note(), content: [note('un') as never] })
    expect(checkRichText(nested).refusal).toEqual({ code: 'RICH_TEXT_MALFORMED' })
    const paragraphs = says('Prix', { ...note(), content: says('un').content as never })
    expect(checkRichText(paragraphs).refusal).toEqual({ code: 'RICH_TEXT_MALFORMED' })
  })

  test('that has the words of a note is not empty', () => {
    expect([isEmpty(says(note('Hors taxes'))), isEmpty(says(note()))]).toEqual([false, true])
  })

  test('reads as words with each note below its paragraph', () => {
    const content = says(
      'Le prix',
      note('Hors taxes, ', field('vat')),
      ' et plus',
      note('Deux'),
      '.',
    )
    expect(plainText(content, { labels: { vat: 'TVA' } })).toBe(
      'Le prix* et plus*.\n* Hors taxes, [TVA]\n* Deux',
    )
  })

  test('shows the fields and references of its notes', () => {
    const content = says('Le prix', note('Selon ', field('client_name'), '.'))
    const resolved = resolveFields(content, { ...context, values: { client_name: 'Durand\nSA' } })
    expect(plainText(resolved)).toBe('Le prix*\n* Selon Durand\nSA.')
    expect(usedVariables(contract(content))).toEqual(['client_name'])
    const referring = text(
      block(
        'body',
        'body',
        section('a', 'Prix', says('Fixe', note('Voir ', to('b') as NoteInline))),
        section('b', 'Durée'),
      ),
    )
    expect(read(referring)[0]).toBe('Fixe*\n* Voir article\u00A02')
  })

  test('shows the notes of a page from the number that they have there, with links both ways', () => {
    const document = contract(
      says('Un', note('<b>un</b>')),
      says('Deux', note('deux'), note('trois')),
    )
    const html = documentHtml(document, numberSections(document, numberingLabels.fr))
    expect(html).toContain('href="#note-1">1</a></p><ol data-notes>')
    expect(html).toContain(
      '<li id="note-1" value="1" tabindex="-1">&#60;b&#62;un&#60;/b&#62; <a href="#mark-1">',
    )
    expect(html).toContain('<ol data-notes><li id="note-2" value="2"')
    expect(html).toContain('<li id="note-3" value="3" tabindex="-1">trois')
  })
})

describe('what is signed', () => {
  const bytes = (document: ContractDocument) =>
    new TextDecoder().decode(
      contentFormat2({
        document,
        locale: 'fr',
        fields: {},
        terms: {},
        money: { amountInclTaxCents: null, currency: 'EUR' },
        parties: [],
        attachments: [],
      }),
    )

  test('is another content with other words in a note', () => {
    const one = bytes(contract(says('Prix', note('Hors taxes'))))
    expect(one).toContain('Hors taxes')
    expect(one).not.toBe(bytes(contract(says('Prix', note('Taxes comprises')))))
  })

  test('does not depend on the ids of what its notes refer to', () => {
    const [first, ...others] = CONTRACT.blocks
    const noted = {
      ...CONTRACT,
      blocks: [
        {
          ...first!,
          sections: first!.sections.map((each) => ({
            ...each,
            content: says(note(to('price') as NoteInline)),
          })),
        },
        ...others,
      ],
    }
    expect(bytes(copied(noted, COPIED_IDS))).toBe(bytes(noted))
  })
})

test('a note with other words is a change, shown in words', () => {
  const side = (words: string) => {
    const document = contract(says('Le prix', note(words), '.'))
    return {
      document,
      numbers: numberSections(document, numberingLabels.fr),
      locale: 'fr' as const,
    }
  }
  const changes = compareParts(side('Hors taxes'), side('Taxes comprises'), { reader: 'author' })
  expect(changes).toMatchObject([
    { kind: 'changed', before: 'Le prix*.\n* Hors taxes', after: 'Le prix*.\n* Taxes comprises' },
  ])
  expect(compareParts(side('a'), side('a'), { reader: 'author' })).toEqual([])
})

describe('words of a note', () => {
  const content = says('Le prix', note('Prix hors ', field('vat'), ' taxes'), ' net prix.')
  const searched = { id: 's', title: 'Titre', content }
  const lines = sectionLines(searched, (variable) => `<${variable}>`)
  const find = (source: string) =>
    findInLines(
      lines.map(({ words }) => words),
      { source, flags: 'giu' },
    ).matches

  test('are found behind those of its paragraph', () => {
    expect(lines.map(({ words, isNote, ofKind }) => [words, isNote, ofKind])).toEqual([
      ['Titre', false, 0],
      ['Le prix\uFFFC net prix.', false, 0],
      ['Prix hors <vat> taxes', true, 0],
    ])
  })

  test('are replaced, and a match over a mark is not', () => {
    const replace = (source: string) =>
      planReplacement(
        [searched],
        { lines, matches: find(source), text: 'tarif', isPattern: true },
        () => false,
      )
    expect(plainText(replace('prix').changes[0]!.content)).toBe(
      'Le tarif* net tarif.\n* tarif hors [vat] taxes',
    )
    expect(replace('prix. net').kept).toEqual([
      { sectionId: 's', reason: { kind: 'field' }, count: 1 },
    ])
    expect(find('prix. net').map((match) => touchesField(lines[match.line]!, match))).toEqual([
      true,
    ])
  })

  test('are places to fill in as those of paragraphs', () => {
    const { placeholders } = findPlaceholders(
      contract(says('Le prix', note('de [MONTANT]'))),
      [],
      [],
    )
    expect(placeholders.map(({ written, spans }) => [written, spans[0]!.paragraph])).toEqual([
      ['[MONTANT]', 1],
    ])
  })
})

test('every position of a line is that of the same character in the editor', () => {
  fc.assert(
    fc.property(anyRichText, (content) => {
      const doc = contractSchema.nodeFromJSON(content)
      for (const line of sectionLines(
        { id: 's', title: '', content },
        (variable) => `<${variable}>`,
      )) {
        if (line.paragraph === null) continue
        const parent = doc.resolve(line.start).parent
        expect(inContent(line, line.words.length)).toBe(line.start + parent.content.size)
      }
    }),
  )
})

describe('the numbers of notes', () => {
  test('leave out those of passages that conditions leave out', () => {
    const content: RichText = {
      type: 'doc',
      content: [
        ...says('a', note('a')).content,
        ...conditional(says('b', note('b'))).content,
        ...says('c', note('c')).content,
      ],
    }
    expect(countNotes(content, () => false).map(({ place }) => place)).toEqual([0, null, 1])
    expect(countNotes(content).map(({ place }) => place)).toEqual([0, 1, 2])
  })

  test('go on from section to section', () => {
    const document = contract(says(note('1'), note('2')), says('none'), says(note('3')))
    const before = notesBefore(document, ({ content }) => countNotes(content).length)
    expect([...before.values()]).toEqual([0, 2, 2])
  })

  test('are those of every note in reading order, each once', () => {
    fc.assert(
      fc.property(anyRichText, (content) => {
        const counted = countNotes(content)
        expect(counted.map(({ place }) => place)).toEqual(counted.map((_, at) => at))
        const written = JSON.stringify(content).split('"type":"footnote"').length - 1
        expect(counted).toHaveLength(written)
      }),
    )
  })
})
