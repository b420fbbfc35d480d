import { buildWord, relationship } from '../../testing/build-word.ts'

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" ' +
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"'

interface LetterheadFile {
  logo: Uint8Array
  /** More of the head, as XML. */
  header?: string
  /** What stands on the page. */
  body?: string
  /** Its page, and which heads and feet it has. */
  section?: string
  relationships?: string
  files?: Record<string, Uint8Array | string>
}

/** A part of the file: `hdr`, `ftr`, `styles`. */
export function wordPartOf(name: string, content: string): string {
  return `<w:${name} ${NAMESPACES}>${content}</w:${name}>`
}

/** A letterhead with a logo in its head, a foot without page numbers and red titles. */
export function letterheadFile(given: LetterheadFile): Uint8Array {
  const { logo, header = '', body = '<w:p><w:r><w:t>Madame,</w:t></w:r></w:p>', files } = given
  const { section = SECTION, relationships = RELATIONSHIPS } = given
  const part = wordPartOf
  return buildWord({
    body: [body, section],
    relationships,
    files: {
      'word/header7.xml': part(
        'hdr',
        `<w:p><w:r><w:t>Cabinet Durand</w:t></w:r><w:r>${picture}</w:r></w:p>${header}`,
      ),
      'word/_rels/header7.xml.rels': relations(
        relationship('rId9', 'image', 'media/logo.bin') +
          relationship('rIdX', 'image', 'https://evil.test/a.png', true) +
          relationship('rIdL', 'hyperlink', 'https://evil.test/', true),
      ),
      'word/media/logo.bin': logo,
      'word/foot.xml': part('ftr', '<w:p><w:r><w:t>RCS Lyon</w:t></w:r></w:p>'),
      'word/styles.xml': STYLES,
      ...files,
    },
  })
}

const SECTION =
  '<w:sectPr><w:headerReference w:type="default" r:id="rIdH"/>' +
  '<w:footerReference w:type="default" r:id="rIdP"/><w:pgSz w:w="11906" w:h="16838"/>' +
  '<w:pgMar w:top="2000" w:right="900" w:bottom="1000" w:left="900"/></w:sectPr>'

const RELATIONSHIPS =
  relationship('rIdH', 'header', 'header7.xml') + relationship('rIdP', 'footer', 'foot.xml')

const picture =
  '<w:drawing><wp:inline><wp:extent cx="9525" cy="9525"/><wp:docPr id="1" name="Logo"/>' +
  '<a:graphic><a:graphicData uri="pic"><pic:pic><pic:blipFill><a:blip r:embed="rId9"/>' +
  '</pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>'

/** What reaches out of a file, or does something when it is opened. */
export const hostileParts =
  '<w:p><w:hyperlink r:id="rIdL"><w:r><w:t>lien</w:t></w:r></w:hyperlink>' +
  '<w:r><w:fldChar w:fldCharType="begin"/></w:r>' +
  '<w:r><w:instrText> INCLUDEPICTURE "https://evil.test/b.png" </w:instrText></w:r>' +
  '<w:r><w:fldChar w:fldCharType="end"/></w:r>' +
  '<w:fldSimple w:instr="DDEAUTO cmd"><w:r><w:t>x</w:t></w:r></w:fldSimple>' +
  '<w:r><w:object><w:oleObject r:id="rIdL"/></w:object></w:r>' +
  `<w:r>${picture.replace('r:embed="rId9"', 'r:link="rIdX"')}</w:r></w:p>`

const STYLES =
  `<w:styles ${NAMESPACES}><w:docDefaults><w:rPrDefault><w:rPr>` +
  '<w:rFonts w:ascii="Garamond" w:hAnsi="Garamond"/><w:lang w:val="de-DE"/></w:rPr></w:rPrDefault></w:docDefaults>' +
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>' +
  '<w:style w:type="paragraph" w:styleId="Titre1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/>' +
  '<w:pPr><w:keepNext/><w:numPr><w:numId w:val="7"/></w:numPr></w:pPr><w:rPr><w:color w:val="AA0000"/></w:rPr></w:style>' +
  '</w:styles>'

export function relations(content: string): string {
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${content}</Relationships>`
}
