import { expect, test } from 'vitest'
import {
  buildWord,
  paragraph,
  picture,
  relationship,
  run,
  type TestWord,
} from '../testing/build-word.ts'
import { contentOf, plainLines } from '../testing/outline-text.ts'
import { readWord } from './read-word.ts'

function read(word: TestWord) {
  const { document, losses } = readWord(buildWord(word))
  return { lines: plainLines(contentOf(document, 'Contrat')), losses }
}

function loss(kind: string, count = 1) {
  return { kind, count, where: ['Contrat'] }
}

test('accepts insertions, drops deletions, and counts both', () => {
  const deleted = '<w:del w:id="2"><w:r><w:delText>cinq</w:delText></w:r></w:del>'
  const inserted = `<w:ins w:id="3">${run('six')}</w:ins>`
  const { lines, losses } = read({
    body: [
      `<w:p>${run('Le délai de la livraison est de ')}${deleted}${inserted}${run(' mois.')}</w:p>`,
    ],
  })
  expect(lines).toEqual(['p Le délai de la livraison est de six mois.'])
  expect(losses).toEqual([loss('insertionsAccepted'), loss('deletionsDropped')])
})

test('joins paragraphs whose end was deleted', () => {
  const { lines } = read({
    body: [
      `<w:p><w:pPr><w:rPr><w:del w:id="1"/></w:rPr></w:pPr>${run('Le prix de la ')}</w:p>`,
      `<w:p>${run('prestation est ferme.')}</w:p>`,
    ],
  })
  expect(lines).toEqual(['p Le prix de la prestation est ferme.'])
})

test('drops deleted rows of a table', () => {
  const row = (text: string, properties = '') =>
    `<w:tr><w:trPr>${properties}</w:trPr><w:tc>${paragraph({ text })}</w:tc></w:tr>`
  const { lines } = read({
    body: [
      { text: 'Le tableau de la société, ici :' },
      `<w:tbl>${row('gardée')}${row('supprimée', '<w:del w:id="1"/>')}</w:tbl>`,
    ],
  })
  expect(lines.join(' ')).toContain('gardée')
  expect(lines.join(' ')).not.toContain('supprimée')
})

test('reports comments where they were', () => {
  const { losses } = read({
    body: [
      `<w:p>${run('Le prix de la prestation.')}<w:r><w:commentReference w:id="0"/></w:r></w:p>`,
    ],
  })
  expect(losses).toEqual([loss('commentsDropped')])
})

test('drops the contents table, whether a field across several paragraphs or styled lines', () => {
  const begin =
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> TOC \\o "1-3" </w:instrText></w:r>' +
    '<w:r><w:fldChar w:fldCharType="separate"/></w:r>'
  const page =
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGEREF _1</w:instrText></w:r>' +
    `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('4')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`
  const { lines, losses } = read({
    body: [
      `<w:p>${begin}${run('Article 1 – Objet')}${page}</w:p>`,
      `<w:p>${run('Article 2 – Prix')}${page}</w:p>`,
      '<w:p><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>',
      { text: 'Une phrase de la page, ensuite.' },
      { text: 'Article 1 – Objet\t4', style: 'TM1' },
      { text: 'Article 2 – Prix\t5', style: 'TM1' },
    ],
  })
  expect(lines).toEqual(['p Une phrase de la page, ensuite.'])
  expect(losses).toEqual([loss('contentsDropped', 2)])
})

test('a contents field that never ends does not swallow the contract', () => {
  const begin =
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> TOC </w:instrText></w:r>' +
    '<w:r><w:fldChar w:fldCharType="separate"/></w:r>'
  const { document } = readWord(
    buildWord({
      body: [
        `<w:p>${begin}${run('Sommaire')}</w:p>`,
        { text: '1. Objet', style: 'Titre1' },
        { text: 'Une phrase de la page, ensuite.' },
      ],
    }),
  )
  expect(plainLines(contentOf(document, 'Objet'))).toEqual(['p Une phrase de la page, ensuite.'])
})

test('freezes fields at their last result, and keeps ticked checkboxes', () => {
  const field = (instruction: string, result: string) =>
    `<w:fldSimple w:instr="${instruction}">${run(result)}</w:fldSimple>`
  const box =
    '<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox><w:checked/></w:checkBox></w:ffData></w:fldChar></w:r>' +
    '<w:r><w:instrText>FORMCHECKBOX</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>'
  const { lines, losses } = read({
    body: [`<w:p>${box}${run(' Le jour de la signature : ')}${field('DATE', '3 mars 2026')}</w:p>`],
  })
  expect(lines).toEqual(['p ☒ Le jour de la signature : 3 mars 2026'])
  expect(losses).toEqual([loss('fieldsFrozen', 2)])
})

test('a reference of Word becomes its words, and is said apart: it can follow its article again', () => {
  const reference = `<w:fldSimple w:instr=" REF _Ref12 \\r \\h ">${run('4.2')}</w:fldSimple>`
  const copied = `<w:fldSimple w:instr=" REF prix \\h ">${run('7 €')}</w:fldSimple>`
  const { lines, losses } = read({
    body: [`<w:p>${run('Voir l’article ')}${reference}${run(' : ')}${copied}</w:p>`],
  })
  expect(lines).toEqual(['p Voir l’article 4.2 : 7 €'])
  expect(losses).toEqual([loss('referencesAsText'), loss('fieldsFrozen')])
})

test('keeps the text of text boxes and formulas, and reports that their position is lost', () => {
  const box =
    '<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:wsp><wps:txbx>' +
    `<w:txbxContent>${paragraph({ text: 'Encadré de la page.' })}</w:txbxContent></wps:txbx></wps:wsp>` +
    '</w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>' +
    `${paragraph({ text: 'Encadré de la page.' })}</w:txbxContent></v:textbox></w:pict></mc:Fallback>` +
    `</mc:AlternateContent></w:r>${run('À côté, une phrase.')}</w:p>`
  const formula = '<w:p><m:oMath><m:r><m:t>a=b</m:t></m:r></m:oMath></w:p>'
  const { lines, losses } = read({ body: [box, formula] })
  expect(lines).toEqual(['p À côté, une phrase.', 'p Encadré de la page.', 'p a=b'])
  expect(losses).toEqual([loss('textBoxesMoved'), loss('formulasAsText')])
})

test('names images that it cannot keep: external ones, other formats, drawings', () => {
  const linked = picture('rIdNone', 10, 10).replace('r:embed="rIdNone"', 'r:link="rIdOut"')
  const { losses } = read({
    body: [
      { text: 'Les images de la société :' },
      linked,
      picture('rIdSvg', 10, 10),
      '<w:p><w:r><w:drawing><wps:wsp/></w:drawing></w:r></w:p>',
    ],
    relationships:
      relationship('rIdOut', 'image', 'https://exemple.test/a.png', true) +
      relationship('rIdSvg', 'image', 'media/a.svg'),
    files: { 'word/media/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>' },
  })
  expect(losses).toEqual(
    [loss('drawingsDropped'), loss('imagesOutside'), loss('imagesUnsupported')].map((one) =>
      expect.objectContaining(one),
    ),
  )
})

test('keeps the words of unsafe and internal links without their address', () => {
  const { lines, losses } = read({
    body: [
      `<w:p><w:hyperlink r:id="rIdJ">${run('Un lien, dans la page')}</w:hyperlink></w:p>`,
      `<w:p><w:hyperlink w:anchor="a">${run('voir plus bas dans la page')}</w:hyperlink></w:p>`,
    ],
    relationships: relationship('rIdJ', 'hyperlink', 'javascript:alert(1)', true),
  })
  expect(lines).toEqual(['p Un lien, dans la page', 'p voir plus bas dans la page'])
  expect(losses).toEqual([loss('linksUnsafe'), loss('linksInternal')])
})

test('names hidden text, highlights, symbols, headers and embedded files', () => {
  const hidden = '<w:r><w:rPr><w:vanish/></w:rPr><w:t>caché</w:t></w:r>'
  const marked = '<w:r><w:rPr><w:highlight w:val="yellow"/></w:rPr><w:t>à vérifier, </w:t></w:r>'
  const symbol = '<w:r><w:sym w:font="Inconnue" w:char="F041"/></w:r>'
  const header =
    '<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:p><w:r>' +
    '<w:t>Confidentiel – Alpha</w:t></w:r></w:p></w:hdr>'
  const { lines, losses } = read({
    body: [
      `<w:p>${hidden}${marked}${run('le prix de la prestation ')}${symbol}</w:p><w:altChunk r:id="x"/>`,
    ],
    relationships: relationship('rIdH', 'header', 'header1.xml'),
    files: { 'word/header1.xml': header },
  })
  expect(lines).toEqual(['p à vérifier, le prix de la prestation □'])
  expect(losses).toEqual([
    { kind: 'headersFootersDropped', count: 1, where: ['Confidentiel – Alpha'] },
    loss('hiddenTextDropped'),
    loss('embeddedFilesDropped'),
    loss('symbolsReplaced'),
    loss('highlightsDropped'),
  ])
})

test('drops a typed contents table', () => {
  const { losses, lines } = read({
    body: [
      { text: 'SOMMAIRE', bold: true },
      { text: 'Article 1 – Objet ............ 2' },
      { text: 'Article 2 – Durée ............ 3' },
      { text: 'Article 3 – Prix ............. 12' },
      { text: 'Une phrase de la page, ensuite.' },
      { text: 'Nom du signataire : ..............' },
    ],
  })
  expect(lines[0]).toBe('p Une phrase de la page, ensuite.')
  expect(losses).toEqual([loss('contentsDropped')])
})
