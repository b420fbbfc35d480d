import { allSections } from '@tacite/document/contract-document.ts'
import { paragraphsOf, paragraphWords } from '@tacite/document/paragraph-words.ts'
import { describe, expect, test } from 'vitest'
import { buildWord, paragraph, run, table, type TestWord } from '../testing/build-word.ts'
import { readWord } from './read-word.ts'

const W14 = 'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"'

/** A content control: what it says of itself, around its content. */
const control = (said: string, content: string) =>
  `<w:sdt><w:sdtPr>${said}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`

const alias = (name: string) => `<w:alias w:val="${name}"/>`

/** A complex field: its instruction and its result. */
const field = (instruction: string, result: string, form = '') =>
  `<w:r><w:fldChar w:fldCharType="begin">${form && `<w:ffData>${form}</w:ffData>`}</w:fldChar></w:r>` +
  `<w:r><w:instrText xml:space="preserve"> ${instruction} </w:instrText></w:r>` +
  `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${result}<w:r><w:fldChar w:fldCharType="end"/></w:r>`

const line = (...content: string[]) => `<w:p>${content.join('')}</w:p>`

/** The declared places with the words that stand there, and how many have none. */
function placesOf(word: TestWord) {
  const { document, places } = readWord(buildWord(word))
  const found = places!.found.map(({ sectionId, paragraph: at, from, to, ...said }) => {
    const section = allSections(document).find(({ id }) => id === sectionId)!
    const words = paragraphWords(paragraphsOf(section.content)[at]!)
    return { ...said, written: words.slice(from, to), before: words.slice(0, from) }
  })
  return { found, unplaced: places!.unplaced }
}

const none = { type: null, choices: [] }

describe('content controls', () => {
  test('of a line are places with their name, type and choices', () => {
    const list =
      '<w:dropDownList><w:listItem w:displayText="Choisissez un élément." w:value=""/>' +
      '<w:listItem w:displayText="Mensuel" w:value="m"/><w:listItem w:value="Annuel"/><w:listItem w:value="Annuel"/></w:dropDownList>'
    const body = [
      line(
        run('Le client '),
        control(`${alias('Nom du client')}<w:text/>`, run('Acme')),
        run(' paie le '),
        control('<w:tag w:val="jour"/><w:showingPlcHdr/><w:date/>', run('Entrez une date.')),
        run(', au rythme '),
        control(alias('Rythme') + list, run('Choisissez un élément.')),
        run(' '),
        control(`<w14:checkbox ${W14}/>`, run('☐')),
        run(' TVA'),
      ),
    ]
    const { found, unplaced } = placesOf({ body })
    expect(found.map(({ before: _, ...place }) => place)).toEqual([
      { ...none, origin: 'control', name: 'Nom du client', written: 'Acme' },
      { ...none, origin: 'control', name: 'jour', type: 'date', written: 'Entrez une date.' },
      {
        origin: 'control',
        name: 'Rythme',
        type: 'singleChoice',
        choices: ['Mensuel', 'Annuel'],
        written: 'Choisissez un élément.',
      },
      { ...none, origin: 'control', name: '', type: 'yesNo', written: '☐' },
    ])
    expect(unplaced).toBe(0)
  })

  test('around a paragraph or a cell are places, around several paragraphs none', () => {
    const body = [
      control(alias('Objet'), line(run('Nettoyage des bureaux, chaque matin.'))),
      table([[line(run('Ville'))]]).replace(
        '</w:tr>',
        `${control(alias('Ville'), `<w:tc>${line(run('Lyon'))}</w:tc>`)}</w:tr>`,
      ),
      control(alias('Partie'), line(run('Un premier alinéa.')) + line(run('Un second alinéa.'))),
    ]
    const { found, unplaced } = placesOf({ body })
    expect(found.map(({ name, written }) => [name, written])).toEqual([
      ['Objet', 'Nettoyage des bureaux, chaque matin.'],
      ['Ville', 'Lyon'],
    ])
    expect(unplaced).toBe(0)
  })

  test('without a name, a type or a prompt frame a passage, and are no places', () => {
    const body = [line(run('Voici '), control('', run('un passage')), run('.'))]
    expect(placesOf({ body })).toEqual({ found: [], unplaced: 0 })
  })

  test('without text are places where nothing is written', () => {
    const body = [line(run('Nom : '), control(alias('Nom'), ''), run(', né à Lyon'))]
    expect(placesOf({ body }).found).toMatchObject([{ name: 'Nom', written: '', before: 'Nom : ' }])
  })

  test('in a paragraph that became a title are counted, since a title has no fields', () => {
    const body = [
      paragraph({ text: 'Bail commercial', style: 'Titre' }),
      paragraph({ text: 'Objet', style: 'Titre1' }),
      { text: 'Le bailleur loue au preneur.' },
      line(
        '<w:pPr><w:pStyle w:val="Titre1"/></w:pPr>',
        run('Loyer de '),
        control(alias('Ville'), run('Lyon')),
      ),
      { text: 'Le bailleur loue au preneur, qui accepte, les locaux.' },
    ]
    expect(placesOf({ body })).toEqual({ found: [], unplaced: 1 })
  })
})

describe('fields', () => {
  test('of a mail merge are places with their name, across runs of different looks', () => {
    const body = [
      line(
        run('Entre '),
        field(
          'MERGEFIELD "Nom du client" \\* MERGEFORMAT',
          run('«Nom du ') + run('client»', { bold: true }),
        ),
        run(' et '),
        '<w:fldSimple w:instr=" MERGEFIELD Ville \\* MERGEFORMAT ">' +
          run('«Ville»') +
          '</w:fldSimple>',
        run('.'),
      ),
    ]
    expect(placesOf({ body }).found).toEqual([
      {
        ...none,
        origin: 'mergeField',
        name: 'Nom du client',
        written: '«Nom du client»',
        before: 'Entre ',
      },
      {
        ...none,
        origin: 'mergeField',
        name: 'Ville',
        written: '«Ville»',
        before: 'Entre «Nom du client» et ',
      },
    ])
  })

  test('of an earlier form are places with their type and choices', () => {
    const body = [
      line(
        run('Fait le '),
        field(
          'FORMTEXT',
          run('\u2002\u2002\u2002'),
          '<w:name w:val="Texte1"/><w:textInput><w:type w:val="date"/></w:textInput>',
        ),
        run(' à '),
        field(
          'FORMDROPDOWN',
          '',
          '<w:name w:val="lieu"/><w:ddList><w:listEntry w:val="Lyon"/><w:listEntry w:val="Nice"/></w:ddList>',
        ),
        run(' : '),
        field(
          'FORMCHECKBOX',
          '',
          '<w:name w:val="accord"/><w:checkBox><w:default w:val="0"/></w:checkBox>',
        ),
        run(' accord'),
      ),
    ]
    expect(placesOf({ body }).found.map(({ before: _, ...place }) => place)).toEqual([
      { origin: 'formField', name: '', type: 'date', choices: [], written: '\u2002\u2002\u2002' },
      {
        origin: 'formField',
        name: 'lieu',
        type: 'singleChoice',
        choices: ['Lyon', 'Nice'],
        written: '',
      },
      { origin: 'formField', name: 'accord', type: 'yesNo', choices: [], written: '☐' },
    ])
  })

  test('across paragraphs have no place, and are counted', () => {
    const [start, end] = field('FORMTEXT', '|').split('|') as [string, string]
    const body = [line(run('Objet : '), start, run('nettoyer')), line(run('et ranger'), end)]
    expect(placesOf({ body })).toEqual({ found: [], unplaced: 1 })
  })

  test('other than those to fill in are no places', () => {
    const body = [line(run('Page '), field('PAGE', run('3')), run(' de ce contrat'))]
    expect(placesOf({ body })).toEqual({ found: [], unplaced: 0 })
  })
})

test('equal paragraphs have their own places, in order', () => {
  const row = (name: string) => line(run('Nom : '), control(alias(name), run('………')))
  const { found } = placesOf({ body: [row('Bailleur'), { text: 'Nom : ………' }, row('Preneur')] })
  expect(found.map(({ name, written }) => [name, written])).toEqual([
    ['Bailleur', '………'],
    ['Preneur', '………'],
  ])
})

test('the document is the same with and without declared places', () => {
  const bare = (word: TestWord) => {
    const { document, losses } = readWord(buildWord(word))
    return JSON.stringify({ document, losses }).replaceAll(/"id":"[^"]*"/g, '')
  }
  const words = run('Acme')
  const around = (content: string) => [
    paragraph({ text: 'Article 1', style: 'Titre1' }),
    line(run('Le client est '), content, run('.')),
    line(content),
    line(control('', '')),
  ]
  expect(bare({ body: around(control(alias('Client'), words)) })).toBe(
    bare({ body: around(words) }),
  )
  const merged = around('<w:fldSimple w:instr="SET x">' + words + '</w:fldSimple>')
  expect(bare({ body: merged })).toBe(bare({ body: around(words) }))
})

test('a hostile file declares no more places than a person could confirm, with short names', () => {
  const name = 'x'.repeat(100_000)
  const many = Array.from({ length: 700 }, (_, at) =>
    control(alias(`${at}${name.slice(0, at === 0 ? 100_000 : 0)}`), run('a')),
  )
  const { found } = placesOf({ body: [line(run('Texte '), ...many)] })
  expect(found).toHaveLength(500)
  expect(found[0]!.name).toHaveLength(100)
})
