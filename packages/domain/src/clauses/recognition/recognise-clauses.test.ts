import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sameWording } from './compare-wording.ts'
import type { KnownClause } from './known-clause.ts'
import { prepareLibrary } from './prepare-library.ts'
import { recogniseClauses, recogniseInLibrary } from './recognise-clauses.ts'

function clause(id: string, heading: string, ...texts: string[]): KnownClause {
  const wordings = texts.map((text, place) => ({
    id: `${id}-${place + 1}`,
    stance: place === 0 ? ('standard' as const) : ('fallback' as const),
    heading,
    text,
  }))
  return { id, wordings }
}

const LAW = clause(
  'law',
  'Droit applicable',
  'Le Contrat est soumis au droit français. Les tribunaux de Paris sont seuls compétents.',
)
const SECRET = clause(
  'secret',
  'Confidentialité',
  'Chaque Partie garde secrètes les informations confidentielles reçues de l’autre et ne les divulgue à aucun tiers.',
)
const FALCONRY = clause(
  'falconry',
  'Fauconnerie',
  'Le fauconnier présente ses rapaces au public deux fois par jour et les nourrit hors de sa vue.',
)
const LIBRARY = [LAW, SECRET, FALCONRY]

const OTHERS = [
  { heading: 'Objet', text: 'Le prestataire entretient les machines du client dans son atelier.' },
  {
    heading: 'Planning',
    text: 'Les travaux commencent en mars et durent jusqu’à la fin de l’été.',
  },
]
const found = (passages: Parameters<typeof recogniseClauses>[0], library = LIBRARY) =>
  recogniseClauses(passages, library).map(({ clauseId, passage }) => `${passage} ${clauseId}`)

describe('a passage', () => {
  test('is recognised by its heading, in other words and another language', () => {
    const passages = [
      ...OTHERS,
      { heading: 'LOI APPLICABLE ET LITIGES', text: 'Les juges belges tranchent tout désaccord.' },
      { heading: 'Non-disclosure', text: 'Nothing learned here may be told to anybody else.' },
    ]
    expect(found(passages)).toEqual(['2 law', '3 secret'])
  })

  test('is recognised by its words without a heading', () => {
    const text =
      'Les informations confidentielles que chaque partie reçoit de l’autre restent secrètes et ne sont divulguées à aucun tiers.'
    expect(found([...OTHERS, { heading: '', text }])).toEqual(['2 secret'])
  })

  test('is recognised as a clause that no other company has', () => {
    const passages = [...OTHERS, { heading: 'Fauconnerie', text: 'Les aigles volent à midi.' }]
    expect(found(passages)).toEqual(['2 falconry'])
  })

  test('is no clause by a heading alone, nor by that of another matter', () => {
    expect(found([...OTHERS, { heading: 'Droit applicable', text: '{{ARTICLE_12}}' }])).toEqual([])
    expect(
      found([{ heading: 'Droit de visite', text: 'Le bailleur visite les lieux loués.' }]),
    ).toEqual([])
  })

  test('speaks for its parts, a contract does not', () => {
    const passages = [
      {
        heading: 'Accord de confidentialité',
        text: 'Les machines tournent dans un atelier. '.repeat(20),
        parent: null,
      },
      {
        heading: 'Confidentialité',
        text: 'Les informations restent secrètes entre nous.',
        parent: 0,
      },
      { heading: 'Durée', text: 'Les informations confidentielles restent secrètes.', parent: 1 },
    ]
    expect(found(passages)).toEqual(['1 secret'])
  })

  test('leaves to its sub-articles what only its words say', () => {
    const passages = [
      ...OTHERS.map((other) => ({ ...other, parent: null })),
      { heading: 'Divers', text: LAW.wordings[0]!.text, parent: null },
      { heading: 'Droit applicable', text: LAW.wordings[0]!.text, parent: 2 },
    ]
    expect(found(passages)).toEqual(['3 law'])
  })

  test('has the wording that it is closest to', () => {
    const library = [
      clause(
        'law',
        'Droit applicable',
        'Le droit français régit le contrat conclu.',
        'Le droit belge régit la vente convenue.',
      ),
    ]
    const [first] = recogniseClauses(
      [{ heading: '', text: library[0]!.wordings[1]!.text }],
      library,
    )
    expect(first).toMatchObject({ wordingId: 'law-2', share: 1 })
  })
})

test('of two clauses that say the same, the first id is found, whatever their order', () => {
  const twins = ['b', 'a'].map((id) => clause(id, 'Objet', 'Le client reçoit des machines neuves.'))
  const passages = [{ heading: '', text: 'Le client reçoit des machines neuves.' }]
  expect(found(passages, twins)).toEqual(['0 a'])
  expect(found(passages, twins.toReversed())).toEqual(['0 a'])
})

test('a library in a language without known headings finds nothing in another language', () => {
  expect(
    found([
      { heading: 'Delivery', text: 'The seller delivers the goods to the port of Rotterdam.' },
    ]),
  ).toEqual([])
})

test('a library of one wording is enough, and none finds nothing', () => {
  const passages = [...OTHERS, { heading: '', text: SECRET.wordings[0]!.text }]
  expect(found(passages, [SECRET])).toEqual(['2 secret'])
  expect(found(passages, [])).toEqual([])
  expect(found([])).toEqual([])
})

describe('whatever the library and the contract say', () => {
  const word = fc.stringMatching(/^[a-zé]{3,9}$/)
  const text = fc.array(word, { minLength: 12, maxLength: 40 }).map((words) => words.join(' '))
  const passage = fc.record({ heading: fc.constantFrom<string>('', 'Objet', 'Durée'), text })
  const library = fc
    .uniqueArray(text, { minLength: 1, maxLength: 6 })
    .map((texts) =>
      texts.map((own, place) => clause(`c${place}`, `Rubrique ${'abcdef'[place]!.repeat(4)}`, own)),
    )

  test('a wording is found in its place, and is the same', () => {
    fc.assert(
      fc.property(
        library,
        fc.array(passage, { maxLength: 8 }),
        fc.nat(),
        fc.nat(),
        (clauses, others, at, which) => {
          const wanted = clauses[which % clauses.length]!
          const place = at % (others.length + 1)
          const own = { heading: '', text: wanted.wordings[0]!.text.toUpperCase() }
          const all = recogniseClauses(others.toSpliced(place, 0, own), clauses)
          expect(all.find(({ passage: each }) => each === place)?.clauseId).toBe(wanted.id)
          expect(sameWording(own.text, wanted.wordings[0]!)).toBe(true)
        },
      ),
    )
  })

  test('the order of the library does not matter', () => {
    fc.assert(
      fc.property(library, fc.array(passage, { maxLength: 8 }), (clauses, passages) => {
        const ids = (all: readonly KnownClause[]) =>
          recogniseClauses(passages, all).map(({ passage: each, wordingId }) => [each, wordingId])
        expect(ids(clauses.toReversed())).toEqual(ids(clauses))
      }),
    )
  })

  test('a prepared library says the same, and nothing throws', () => {
    const wild = fc.string({ unit: 'binary', maxLength: 60 })
    const texts = fc.array(fc.tuple(wild, wild), { maxLength: 5 })
    fc.assert(
      fc.property(texts, texts, (own, known) => {
        const passages = own.map(([heading, body]) => ({ heading, text: body }))
        const clauses = known.map(([heading, body], place) => clause(`${place}`, heading, body))
        const all = recogniseClauses(passages, clauses)
        expect(recogniseInLibrary(passages, prepareLibrary(clauses))).toEqual(all)
      }),
    )
  })
})
