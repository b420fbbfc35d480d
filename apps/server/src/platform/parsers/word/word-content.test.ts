import { expect, test } from 'vitest'
import {
  buildWord,
  listDefinition,
  paragraph,
  picture,
  pngHeader,
  relationship,
  run,
  table,
  type TestWord,
} from '../testing/build-word.ts'
import { contentOf, plainLines } from '../testing/outline-text.ts'
import { readWord } from './read-word.ts'

/** The lines of a one-section document, and what was lost. */
function read(word: TestWord) {
  const { document, losses, images } = readWord(buildWord(word))
  return { lines: plainLines(contentOf(document, 'Contrat')), losses, images }
}

test('keeps bold, italics, underline, strike, raised and lowered text', () => {
  const body = [
    '<w:p><w:r><w:t xml:space="preserve">a </w:t></w:r>' +
      '<w:r><w:rPr><w:b/><w:i/></w:rPr><w:t>b</w:t></w:r>' +
      '<w:r><w:rPr><w:u w:val="single"/></w:rPr><w:t>c</w:t></w:r>' +
      '<w:r><w:rPr><w:strike/></w:rPr><w:t>d</w:t></w:r>' +
      '<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:t>e</w:t></w:r>' +
      '<w:r><w:rPr><w:b w:val="0"/></w:rPr><w:t>f</w:t></w:r></w:p>',
  ]
  expect(read({ body }).lines).toEqual([
    'p a <italic><bold>b</bold></italic><underline>c</underline><strike>d</strike><superscript>e</superscript>f',
  ])
})

test('takes bold from paragraph and character styles, and their ancestors', () => {
  const styles =
    '<w:style w:type="paragraph" w:styleId="A"><w:name w:val="A"/><w:rPr><w:b/></w:rPr></w:style>' +
    '<w:style w:type="paragraph" w:styleId="B"><w:name w:val="B"/><w:basedOn w:val="A"/></w:style>' +
    '<w:style w:type="character" w:styleId="C"><w:name w:val="C"/><w:rPr><w:i/></w:rPr></w:style>' +
    '<w:style w:type="paragraph" w:styleId="L1"><w:name w:val="L1"/><w:basedOn w:val="L2"/></w:style>' +
    '<w:style w:type="paragraph" w:styleId="L2"><w:name w:val="L2"/><w:basedOn w:val="L1"/></w:style>'
  const body = [
    paragraph({ text: 'Une phrase entière de la société, qui est longue.', style: 'B' }),
    '<w:p><w:r><w:rPr><w:rStyle w:val="C"/></w:rPr><w:t>Italique, de la tête aux pieds.</w:t></w:r></w:p>',
    paragraph({ text: 'Des styles en rond, sans fin.', style: 'L1' }),
  ]
  expect(read({ body, styles }).lines).toEqual([
    'p <bold>Une phrase entière de la société, qui est longue.</bold>',
    'p <italic>Italique, de la tête aux pieds.</italic>',
    'p Des styles en rond, sans fin.',
  ])
})

test('builds nested lists, and continues them after a paragraph in between', () => {
  const numbering =
    listDefinition(1, [
      ['decimal', '%1.'],
      ['lowerLetter', '%2)'],
    ]) + listDefinition(2, [['bullet', '•']])
  const body = [
    { text: 'Le prestataire fournit pour la société :' },
    { text: 'un rapport ;', list: [1, 0] as [number, number] },
    { text: 'sur papier ;', list: [1, 1] as [number, number] },
    { text: 'par courriel ;', list: [1, 1] as [number, number] },
    { text: 'un audit.', list: [1, 0] as [number, number] },
    { text: 'Les délais sont, pour la suite :' },
    { text: 'un mois.', list: [1, 0] as [number, number] },
    { text: 'un point.', list: [2, 0] as [number, number] },
  ]
  expect(read({ body, numbering }).lines).toEqual([
    'p Le prestataire fournit pour la société :',
    'ol 1 decimal',
    '  li',
    '    p un rapport ;',
    '    ol 1 lower-alpha',
    '      li',
    '        p sur papier ;',
    '      li',
    '        p par courriel ;',
    '  li',
    '    p un audit.',
    'p Les délais sont, pour la suite :',
    'ol 3 decimal',
    '  li',
    '    p un mois.',
    'ul',
    '  li',
    '    p un point.',
  ])
})

test('restarts a list where its own definition does', () => {
  const numbering =
    listDefinition(1, [['decimal', '%1.']]) +
    '<w:num w:numId="7"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0">' +
    '<w:startOverride w:val="5"/></w:lvlOverride></w:num>'
  const body = [
    { text: 'un premier point, de la liste.', list: [1, 0] as [number, number] },
    { text: 'Entre les deux, une phrase.' },
    { text: 'un cinquième point, pour voir.', list: [7, 0] as [number, number] },
    { text: 'un sixième point, pour finir.', list: [7, 0] as [number, number] },
  ]
  expect(read({ body, numbering }).lines.filter((line) => line.startsWith('ol'))).toEqual([
    'ol 1 decimal',
    'ol 5 decimal',
  ])
})

test('keeps numbers that our lists cannot write as text, and reports it', () => {
  const numbering = listDefinition(1, [['upperLetter', '%1.']])
  const body = [{ text: 'un point, dans la liste.', list: [1, 0] as [number, number] }]
  const { lines, losses } = read({ body, numbering })
  expect(lines).toEqual(['p A. un point, dans la liste.'])
  expect(losses).toEqual([{ kind: 'listNumbersAsText', count: 1, where: ['Contrat'] }])
})

test('makes a list of typed dashes', () => {
  const body = [
    { text: 'Sont compris dans le prix de la prestation :' },
    { text: '- le matériel ;' },
    { text: '- les frais.' },
  ]
  expect(read({ body }).lines.slice(1)).toEqual([
    'ul',
    '  li',
    '    p le matériel ;',
    '  li',
    '    p les frais.',
  ])
})

test('gives merged cells their spans and repeats header rows', () => {
  const cell = (text: string, properties = '') =>
    `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph({ text })}</w:tc>`
  const body = [
    { text: 'Le tableau des prix de la société :' },
    '<w:tbl><w:tblGrid><w:gridCol w:w="1500"/><w:gridCol w:w="3000"/></w:tblGrid>' +
      `<w:tr><w:trPr><w:tblHeader/></w:trPr>${cell('Tête', '<w:gridSpan w:val="2"/>')}</w:tr>` +
      `<w:tr>${cell('A', '<w:vMerge w:val="restart"/>')}${cell('1')}</w:tr>` +
      `<w:tr>${cell('', '<w:vMerge/>')}${cell('2')}</w:tr>` +
      `<w:tr>${cell('B')}</w:tr></w:tbl>`,
  ]
  expect(read({ body }).lines).toEqual([
    'p Le tableau des prix de la société :',
    'table',
    '  tr',
    '    th 2x1',
    '      p Tête',
    '  tr',
    '    td 1x2',
    '      p A',
    '    td 1x1',
    '      p 1',
    '  tr',
    '    td 1x1',
    '      p 2',
    '  tr',
    '    td 1x1',
    '      p B',
    '    td 1x1',
    '      p ',
  ])
})

test('unwraps a table that is only a frame around the text', () => {
  const cell = Array.from({ length: 9 }, (_, at) =>
    paragraph({ text: `Une phrase de la page, ${at}.` }),
  )
  const { lines, losses } = read({ body: [table([[cell.join('')]])] })
  expect(lines).toHaveLength(9)
  expect(losses).toEqual([{ kind: 'tablesUnwrapped', count: 1, where: ['Contrat'] }])
})

test('keeps images at their size, each once however often it is shown', () => {
  const { lines, images } = read({
    body: [
      { text: 'Le logo de la société est ci-dessous.' },
      picture('rIdI', 320, 200, 'Logo'),
      picture('rIdI', 32, 20),
    ],
    relationships: relationship('rIdI', 'image', 'media/image1.png'),
    files: { 'word/media/image1.png': pngHeader(640, 400) },
  })
  expect(lines.slice(1)).toEqual(['image 320x200', 'image 32x20'])
  expect(images).toEqual([
    expect.objectContaining({ mime: 'image/png', widthPx: 640, heightPx: 400 }),
  ])
  expect(images[0]?.sha256).toMatch(/^[0-9a-f]{64}$/)
})

test('keeps safe links from relationships and fields', () => {
  const field =
    '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r>' +
    '<w:r><w:instrText>HYPERLINK "mailto:a@exemple.test"</w:instrText></w:r>' +
    '<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>Écrire</w:t></w:r>' +
    '<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>'
  const { lines, losses } = read({
    body: [
      `<w:p><w:hyperlink r:id="rIdL">${run('Le site de la société')}</w:hyperlink></w:p>`,
      field,
    ],
    relationships: relationship('rIdL', 'hyperlink', 'https://exemple.test/a?b=1&c=2', true),
  })
  expect(lines).toEqual(['p <link>Le site de la société</link>', 'p <link>Écrire</link>'])
  expect(losses).toEqual([])
})

test('keeps alignment, line breaks, page breaks and lines to sign on', () => {
  const body = [
    paragraph({ text: 'Une ligne de la page\net une autre.', align: 'both' }),
    '<w:p><w:r><w:br w:type="page"/></w:r></w:p>',
    `<w:p><w:r><w:rPr><w:u w:val="single"/></w:rPr><w:tab/><w:tab/></w:r>${run('le client, ici')}</w:p>`,
  ]
  const { document } = readWord(buildWord({ body }))
  const content = contentOf(document, 'Contrat').content
  expect(content[0]).toMatchObject({ attrs: { align: 'justify' } })
  expect(plainLines(contentOf(document, 'Contrat'))).toEqual([
    'p Une ligne de la page⏎et une autre.',
    'page_break',
    'p <underline>________________</underline>le client, ici',
  ])
})

test('unwraps content controls and keeps what they show', () => {
  const inside = run('Nom du client, à remplir')
  const body = [
    `<w:sdt><w:sdtPr/><w:sdtContent><w:p>${inside}</w:p></w:sdtContent></w:sdt>`,
    `<w:p><w:sdt><w:sdtPr/><w:sdtContent>${inside}</w:sdtContent></w:sdt></w:p>`,
  ]
  expect(read({ body }).lines).toEqual(['p Nom du client, à remplir', 'p Nom du client, à remplir'])
})

test('reads the strict variant of the format and custom namespace prefixes', () => {
  const xml =
    '<x:document xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><x:body>' +
    '<x:p><x:r><x:t>Une phrase de la page, stricte.</x:t></x:r></x:p></x:body></x:document>'
  const { lines } = read({ body: [], files: { 'word/document.xml': xml } })
  expect(lines).toEqual(['p Une phrase de la page, stricte.'])
})
