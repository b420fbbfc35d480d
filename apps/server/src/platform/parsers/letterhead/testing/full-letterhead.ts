import { relationship } from '../../testing/build-word.ts'
import { letterheadFile, relations, wordPartOf } from './letterhead-file.ts'

interface FullLetterhead {
  logo: Uint8Array
  /** Paragraphs of the head of every page but the first. */
  lines?: number
}

/**
 * A letterhead as companies have them: a first page with a logo out of the line and a table, other pages with a ruled
 * line, a foot in three places that counts the pages, blue titles in a face without serifs.
 */
export function fullLetterhead({ logo, lines = 1 }: FullLetterhead): Uint8Array {
  return letterheadFile({
    logo,
    body: '',
    section:
      '<w:sectPr><w:headerReference w:type="default" r:id="rIdH"/>' +
      '<w:headerReference w:type="first" r:id="rIdF"/><w:footerReference w:type="default" r:id="rIdP"/>' +
      '<w:footerReference w:type="first" r:id="rIdP"/><w:pgSz w:w="11906" w:h="16838"/>' +
      '<w:pgMar w:top="1400" w:right="1200" w:bottom="1200" w:left="1400" w:header="600" w:footer="500"/>' +
      '<w:titlePg/></w:sectPr>',
    relationships:
      relationship('rIdH', 'header', 'header7.xml') +
      relationship('rIdF', 'header', 'header8.xml') +
      relationship('rIdP', 'footer', 'foot.xml') +
      relationship('rIdT', 'fontTable', 'fontTable.xml'),
    files: {
      'word/header7.xml': wordPartOf('hdr', RUNNING.repeat(lines)),
      'word/header8.xml': wordPartOf('hdr', FIRST),
      'word/_rels/header8.xml.rels': relations(relationship('rId9', 'image', 'media/logo.bin')),
      'word/foot.xml': wordPartOf('ftr', FOOT),
      'word/fontTable.xml': wordPartOf(
        'fonts',
        '<w:font w:name="Maison"><w:family w:val="swiss"/></w:font>',
      ),
      'word/styles.xml': wordPartOf('styles', STYLES),
    },
  })
}

const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const TAB = '<w:r><w:tab/></w:r>'

const RUNNING =
  '<w:p><w:pPr><w:pStyle w:val="Header"/><w:pBdr><w:bottom w:val="single" w:sz="8" w:color="1F4E79"/></w:pBdr></w:pPr>' +
  `${run('Durand et associés', '<w:b/><w:color w:val="1F4E79"/>')}${TAB}${run('Suite', '<w:i/>')}${TAB}` +
  '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> TITLE </w:instrText></w:r>' +
  '<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>Ancien titre</w:t></w:r>' +
  '<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>'

const LOGO =
  '<w:drawing><wp:anchor behindDoc="0"><wp:positionH relativeFrom="margin"><wp:align>right</wp:align></wp:positionH>' +
  '<wp:positionV relativeFrom="page"><wp:posOffset>360000</wp:posOffset></wp:positionV>' +
  '<wp:extent cx="1440000" cy="720000"/><wp:docPr id="1" name="Logo"/><a:graphic><a:graphicData uri="pic"><pic:pic>' +
  '<pic:blipFill><a:blip r:embed="rId9"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:anchor></w:drawing>'

const cell = (width: number, content: string, properties = '') =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${properties}</w:tcPr>${content}</w:tc>`

const SHADE = '<w:shd w:val="clear" w:fill="F3E9E9"/>'

const FIRST =
  `<w:p><w:r>${LOGO}</w:r>${run('Cabinet Durand', '<w:b/><w:sz w:val="36"/><w:color w:val="AA0000"/>')}</w:p>` +
  '<w:tbl><w:tblPr><w:tblBorders><w:top w:val="single" w:sz="4" w:color="AA0000"/></w:tblBorders></w:tblPr>' +
  '<w:tblGrid><w:gridCol w:w="3000"/><w:gridCol w:w="3000"/></w:tblGrid><w:tr>' +
  cell(3000, `<w:p>${run('12 quai Perrache')}</w:p><w:p>${run('69002 Lyon')}</w:p>`) +
  cell(
    3000,
    `<w:p><w:pPr><w:jc w:val="right"/></w:pPr>${run('Tél. 04 00 00 00 00')}</w:p>`,
    SHADE,
  ) +
  '</w:tr></w:tbl><w:p/>'

const FOOT =
  `<w:p><w:pPr><w:pStyle w:val="Footer"/></w:pPr>${run('RCS Lyon 812 345 678')}${TAB}${run('durand.test')}${TAB}` +
  `${run('Page ')}<w:fldSimple w:instr=" PAGE "><w:r><w:t>7</w:t></w:r></w:fldSimple>${run(' sur ')}` +
  '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> NUMPAGES </w:instrText></w:r>' +
  '<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>'

const tabs =
  '<w:tabs><w:tab w:val="center" w:pos="4650"/><w:tab w:val="right" w:pos="9300"/></w:tabs>'

const STYLES =
  '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Maison" w:hAnsi="Maison"/><w:sz w:val="20"/></w:rPr></w:rPrDefault></w:docDefaults>' +
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>' +
  `<w:style w:type="paragraph" w:styleId="Header"><w:name w:val="header"/><w:basedOn w:val="Normal"/><w:pPr>${tabs}</w:pPr></w:style>` +
  `<w:style w:type="paragraph" w:styleId="Footer"><w:name w:val="footer"/><w:basedOn w:val="Normal"/><w:pPr>${tabs}</w:pPr>` +
  '<w:rPr><w:sz w:val="16"/></w:rPr></w:style>' +
  '<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/>' +
  '<w:rPr><w:rFonts w:ascii="Garamond" w:hAnsi="Garamond"/><w:b/><w:color w:val="1F4E79"/><w:sz w:val="32"/></w:rPr></w:style>'
