import { describe, expect, test } from 'vitest'
import type { ContractDocument } from '../contract-document.ts'
import type { RichTextInline } from '../rich-text.ts'
import { findPlaceholders } from './find-placeholders.ts'
import { maxPlaceholders, type DeclaredPlace, type KnownField } from './placeholder.ts'

type Line = string | RichTextInline[]

function documentOf(...lines: Line[]): ContractDocument {
  const content = lines.map((line) => ({
    type: 'paragraph' as const,
    attrs: { align: 'left' as const },
    content: typeof line === 'string' ? [{ type: 'text' as const, text: line }] : line,
  }))
  const section = { id: 's', level: 1 as const, title: 'Objet', audience: 'anyone' as const }
  const sections = [{ ...section, content: { type: 'doc' as const, content } }]
  const block = { id: 'b', kind: 'body' as const, name: 'Corps', description: '', sections }
  return { title: 'Bail', numbering: 'none', blocks: [block] }
}

const LIBRARY: KnownField[] = [
  { variable: 'effective_date', label: 'Date d’effet', type: 'date' },
  { variable: 'duration', label: 'Durée', type: 'duration' },
  { variable: 'counterparty_name', label: 'Cocontractant', type: 'counterparty' },
  { variable: 'signature_date', label: 'Date de signature', type: 'date' },
  { variable: 'depot', label: 'Dépôt de garantie', type: 'amount' },
]

const find = (...lines: Line[]) => findPlaceholders(documentOf(...lines), [], LIBRARY).placeholders
const written = (...lines: Line[]) => find(...lines).map((found) => found.written)
/** What each becomes: its name, its type, and the field that exists. */
const proposed = (...lines: Line[]) =>
  find(...lines).map(({ label, type, variable }) => [label, type, variable])

describe('what is recognised', () => {
  test('braces, brackets, dots and underscores', () => {
    expect(
      written(
        'Entre {{CLIENT}}, {client.name}, ${VILLE}, <<rue>> et «Code_postal», [Nom du gérant] ; le …… ; ...... ; ____ ; [●] ; [à compléter]',
      ),
    ).toEqual([
      '{{CLIENT}}',
      '{client.name}',
      '${VILLE}',
      '<<rue>>',
      '«Code_postal»',
      '[Nom du gérant]',
      '……',
      '......',
      '____',
      '[●]',
      '[à compléter]',
    ])
  })

  test('across texts of different looks', () => {
    const [found] = find([
      { type: 'text', text: 'À {{VI' },
      { type: 'text', text: 'LLE', marks: [{ type: 'bold' }] },
      { type: 'text', text: '}}, le' },
    ])
    expect(found).toMatchObject({ written: '{{VILLE}}', before: 'À ', after: ', le' })
    expect(found!.spans).toEqual([{ sectionId: 's', paragraph: 0, from: 2, to: 11 }])
  })

  test.each([
    ['what a quotation leaves out', 'Il est dit « le prix […] est dû » et "la suite [...] ici".'],
    ['references and remarks', 'Voir [1], [12], [a], [art. 3] et [sic].'],
    ['boxes, ticked or not', '[ ] oui [x] non [X] sans avis'],
    ['plurals', 'La ou les Partie[s]'],
    ['quotations', 'Les «Parties», le « Client » et «Société»'],
    ['an ellipsis', 'Il y a un délai... puis une suite… etc. …… et la fin'],
    ['leaders of a table of contents', 'Objet du contrat ............ 12'],
    ['lines to sign on', '____________________'],
    ['lines to sign on with their name', 'Signature : ____________'],
    ['clauses in brackets', `[${'Le preneur peut sous-louer. '.repeat(3)}]`],
    ['directives of template languages', '{{#if option}} oui {{/if}} {#items} {/items}'],
    ['sets and words in one brace', 'x ∈ {a}, {1, 2} et {le prix}'],
  ])('not %s', (_, line) => {
    expect(written(line)).toEqual([])
  })

  test('the same words are one, in several places; dots are each their own', () => {
    const found = find('{{Client}} et {{ CLIENT }}', '[client]', 'Nom : ……', 'Nom : ……')
    expect(found.map(({ spans }) => spans.length)).toEqual([3, 1, 1])
    expect(new Set(found.map(({ key }) => key)).size).toBe(3)
  })

  test('passages of another template language are counted, and the places inside them found', () => {
    const document = documentOf('{#tasks}', '- {description}', '{/tasks}', '{{#if paid}}oui{{/if}}')
    const { placeholders, passages } = findPlaceholders(document, [], [])
    expect(passages).toBe(2)
    expect(placeholders.map((found) => found.label)).toEqual(['Description'])
  })

  test('what stands in titles is counted, since a title has no fields', () => {
    const document = documentOf('Rien')
    document.blocks[0]!.sections[0]!.title = 'Bail de {{VILLE}}'
    expect(findPlaceholders(document, [], [])).toMatchObject({ placeholders: [], inTitles: 1 })
  })

  test('what is beyond the limit is counted', () => {
    const lines = Array.from({ length: maxPlaceholders + 5 }, (_, at) => `{{N${at}}} {{N${at}}}`)
    const { placeholders, leftOut } = findPlaceholders(documentOf(...lines), [], [])
    expect([placeholders.length, leftOut]).toEqual([maxPlaceholders, 5])
  })

  test('a hostile document is not read to its end, and says so', () => {
    const { leftOut } = findPlaceholders(documentOf(...Array(20_000).fill('{{A}} {{A}}')), [], [])
    expect(leftOut).toBe(1)
    const long = documentOf(...Array<string>(100).fill('« […] » '.repeat(10_000)))
    expect(findPlaceholders(long, [], []).leftOut).toBe(1)
  })

  test('a long hostile paragraph is read once: looking back from each sign would outlast the test', () => {
    for (const piece of ['{{', '{a', '[', '.', '. ', '…/', '«a', '${', '_ ', '<<', '[ '])
      expect([piece, find(piece.repeat(500_000 / piece.length)).length]).toEqual([piece, 0])
  })
})

describe('what is proposed', () => {
  test.each([
    ['{{DATE_SIGNATURE}}', ['Date signature', 'date', 'signature_date']],
    ['{{dateEffet}}', ['Date effet', 'date', 'effective_date']],
    ['[insérer la date d’effet]', ['Date d’effet', 'date', 'effective_date']],
    ['{{Client}}', ['Client', 'counterparty', 'counterparty_name']],
    ['{{DEPOT}}', ['Depot', 'text', 'depot']],
    ['[dépôt de garantie]', ['Dépôt de garantie', 'amount', 'depot']],
    ['Adresse : ……', ['Adresse', 'address', null]],
    ['dont le siège est situé ……', ['Siège', 'address', null]],
    ['Le loyer annuel est de …… € HT.', ['Loyer annuel', 'amount', null]],
    ['pour une durée de …… mois', ['Durée', 'duration', 'duration']],
    ['Le contrat prend effet le ………', ['Contrat prend effet', 'date', 'effective_date']],
    ['Fait à Lyon, le __/__/____', ['Date de signature', 'date', 'signature_date']],
    ['Taux : .... %', ['Taux', 'percentage', null]],
    ['représentée par ………', ['Représentée', 'person', null]],
    ['Nombre de postes : ____', ['Nombre de postes', 'number', null]],
    ['Sous-location : …… (oui/non)', ['Sous-location', 'yesNo', null]],
    ['The term is ____ months.', ['Term', 'duration', 'duration']],
    ['effective as of ____ and', ['Effective', 'date', 'effective_date']],
    ['and ____ (the “Supplier”).', ['Supplier', 'text', null]],
    ['con domicilio en ______', ['Domicilio', 'address', null]],
    ['El importe : ______', ['El importe', 'amount', null]],
    ['……, né à Lyon', ['', 'text', null]],
  ])('%s', (line, wanted) => {
    expect(proposed(line)).toEqual([wanted])
  })

  test('dots that would be called the same are numbered; what exists is not', () => {
    const labels = find('Adresse : ……', 'Adresse : ……', 'Durée : ……', 'Durée : ……')
    expect(labels.map(({ label }) => label)).toEqual(['Adresse', 'Adresse 2', 'Durée', 'Durée'])
  })

  test('a unit behind the place is part of it, since a field writes its own', () => {
    const [price, rate] = find('Prix : {{PRIX}} euros hors taxes, {{TAUX}} %')
    expect(price).toMatchObject({ written: '{{PRIX}} euros', after: ' hors taxes, {{TAUX}} %' })
    expect(rate).toMatchObject({ written: '{{TAUX}} %', type: 'percentage' })
  })
})

describe('what the file declares', () => {
  const place = { sectionId: 's', paragraph: 0, origin: 'control', name: '', type: null } as const
  const declare = (line: string, ...places: Partial<DeclaredPlace>[]) =>
    findPlaceholders(
      documentOf(line),
      places.map((each) => ({ ...place, from: 0, to: 0, choices: [], ...each })),
      LIBRARY,
    ).placeholders

  test('goes before what is written there', () => {
    const choices = ['Mensuel', 'Annuel']
    const [found, ...others] = declare('Rythme : [choisir]', {
      name: 'Périodicité',
      type: 'singleChoice',
      choices,
      from: 9,
      to: 18,
    })
    expect(found).toMatchObject({ label: 'Périodicité', type: 'singleChoice', choices })
    expect(found).toMatchObject({ declared: 'singleChoice', written: '[choisir]' })
    expect(others).toEqual([])
  })

  test('is that place alone, whatever is written around it', () => {
    const [found, ...others] = declare('[Ville]', { name: 'Commune', from: 1, to: 6 })
    expect(found).toMatchObject({ label: 'Commune', written: 'Ville', before: '[', after: ']' })
    expect(others).toEqual([])
  })

  test('is named by what it shows, or by the words before it', () => {
    expect(declare('À [Ville], le ', { from: 2, to: 9 }, { from: 14, to: 14 })).toMatchObject([
      { label: 'Ville' },
      { written: '' },
    ])
    expect(declare('Adresse : ', { from: 10, to: 10 })).toMatchObject([{ label: 'Adresse' }])
  })

  test('is offered no field of another type', () => {
    const [found] = declare('Acme', { name: 'Durée', type: 'date', from: 0, to: 4 })
    expect(found).toMatchObject({ type: 'date', variable: null })
  })
})
