import type { ActiveContentKind } from '@tacite/domain/files/active-content.ts'
import { deflateSync } from 'node:zlib'
import { buildPdf, setLines, stream, writePdf } from '../../testing/build-pdf.ts'

/** A file that holds active content, under a name for test titles. */
export type Vector = [name: string, kind: ActiveContentKind, file: Uint8Array]

const PROSE = 'Article 1. Objet du contrat de maintenance'

/** A page of text whose catalog has these entries, and further objects. */
export function pdfWith(
  catalog: string,
  objects: [number, string][] = [],
  trailer = '',
): Uint8Array {
  return writePdf(
    [
      [1, Buffer.from(`<</Type/Catalog/Pages 2 0 R${catalog}>>`)],
      [2, Buffer.from('<</Type/Pages/Count 1/Kids[10 0 R]>>')],
      [3, Buffer.from('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>')],
      [
        10,
        Buffer.from(
          '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 3 0 R>>>>/Contents 11 0 R/Annots 12 0 R>>',
        ),
      ],
      [11, stream('', Buffer.from(`BT /F 11 Tf 70 780 Td (${PROSE}) Tj ET`))],
      ...(objects.some(([id]) => id === 12) ? [] : [[12, Buffer.from('[]')] as [number, Buffer]]),
      ...objects.map(([id, content]): [number, Buffer] => [id, Buffer.from(content, 'latin1')]),
    ],
    `/Root 1 0 R${trailer}`,
  )
}

const link = (action: string): [number, string][] => [
  [12, '[13 0 R]'],
  [13, `<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A${action}>>`],
]

/** The same objects, packed and compressed as any word processor does today. */
function packed(content: string): Buffer {
  const body = `20 0 ${content}`
  return stream(`/Type/ObjStm/N 1/First 5/Filter/FlateDecode`, deflateSync(Buffer.from(body)))
}

export const ACTIVE_PDFS: Vector[] = [
  ['a script on opening', 'scripts', pdfWith('/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>')],
  [
    'a script by reference',
    'scripts',
    pdfWith('/OpenAction 20 0 R', [
      [20, '<</S/JavaScript/JS 21 0 R>>'],
      [21, '(app.alert)'],
    ]),
  ],
  ['a script with escaped names', 'scripts', pdfWith('/OpenAction<</S/J#61vaScr#69pt/#4a#53(1)>>')],
  [
    'a script in the names',
    'scripts',
    pdfWith('/Names<</JavaScript<</Names[(a)<</S/JavaScript/JS(1)>>]>>>>'),
  ],
  ['a script on turning a page', 'scripts', pdfWith('/AA<</WC<</S/JavaScript/JS(1)>>>>')],
  [
    'a script no table mentions',
    'scripts',
    Buffer.concat([
      pdfWith('').subarray(0, -6),
      Buffer.from('\n99 0obj<</S/JavaScript/JS(1)>>endobj\n%%EOF\n'),
    ]),
  ],
  ['a script behind a comment', 'scripts', pdfWith('%)\n/OpenAction<</S/JavaScript/JS(1)>>')],
  ['a program that is started', 'launchActions', pdfWith('/OpenAction<</S/Launch/F(cmd.exe)>>')],
  [
    'a link that starts a program',
    'launchActions',
    pdfWith('', link('<</S/Launch/Win<</F(calc.exe)>>>>')),
  ],
  [
    'a form that sends itself',
    'remoteActions',
    pdfWith('', link('<</S/SubmitForm/F(https://trap.test)>>')),
  ],
  ['data fetched into a form', 'remoteActions', pdfWith('', link('<</S/ImportData/F(x.fdf)>>'))],
  [
    'another file that opens',
    'fileLinks',
    pdfWith('', link('<</S/GoToR/F(//server/share/x.pdf)>>')),
  ],
  ['a link to a local file', 'fileLinks', pdfWith('', link('<</S/URI/URI(file:///etc/passwd)>>'))],
  ['a link to a share', 'fileLinks', pdfWith('', link('<</S/URI/URI(\\\\\\\\server\\\\share)>>'))],
  [
    'a link that is a script',
    'fileLinks',
    pdfWith('', link('<</S/URI/URI<6a6176617363726970743a61>>>')),
  ],
  [
    'an attached file',
    'embeddedFiles',
    pdfWith('/Names<</EmbeddedFiles<</Names[(a)<</Type/Filespec/EF<</F 20 0 R>>>>]>>>>', [
      [20, '<</Type/EmbeddedFile/Length 1>>\nstream\nx\nendstream'],
    ]),
  ],
  [
    'a file pinned to a page',
    'embeddedFiles',
    pdfWith('', [
      [12, '[13 0 R]'],
      [13, '<</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]>>'],
    ]),
  ],
  ['a dynamic form', 'dynamicForm', pdfWith('/AcroForm<</Fields[]/XFA(<xdp/>)>>')],
  [
    'a film',
    'media',
    pdfWith('', [
      [12, '[13 0 R]'],
      [13, '<</Type/Annot/Subtype/RichMedia/Rect[0 0 9 9]>>'],
    ]),
  ],
  [
    'a page of HTML before it',
    'foreignData',
    Buffer.concat([Buffer.from('<script>1</script>\n'), pdfWith('')]),
  ],
  [
    'an archive behind it',
    'foreignData',
    Buffer.concat([pdfWith(''), Buffer.from('PK\u0003\u0004 rest')]),
  ],
]

/** Told as such, and never rewritten. */
export const UNCHECKED_PDFS: Vector[] = [
  ['strings nobody can read', 'unchecked', pdfWith('', [], '/Encrypt<</Filter/Other>>')],
  [
    'objects packed in an unusual way',
    'unchecked',
    pdfWith('', [
      [20, '<</Type/ObjStm/N 1/First 5/Filter/LZWDecode/Length 1>>\nstream\nx\nendstream'],
    ]),
  ],
  [
    'packed objects that are damaged',
    'unchecked',
    pdfWith('', [
      [20, '<</Type/ObjStm/N 1/First 5/Filter/FlateDecode/Length 1>>\nstream\nx\nendstream'],
    ]),
  ],
]

export const PACKED_SCRIPT = pdfWith('', [
  [30, packed('<</S/JavaScript/JS(stream endobj)>>').toString('latin1')],
])

export const HARMLESS_PDFS: [string, Uint8Array][] = [
  ['pages', buildPdf([{ lines: setLines([PROSE]) }])],
  [
    'a text about /JavaScript and /Launch',
    buildPdf([{ lines: setLines(['/JavaScript /JS (Launch) obj /XFA endobj']) }]),
  ],
  ['a link to a page of the web', pdfWith('', link('<</S/URI/URI(https://example.org/a:b)>>'))],
  ['a link without a scheme', pdfWith('', link('<</S/URI/URI(www.example.org:8080/a)>>'))],
  ['a link to an address', pdfWith('', link('<</S/URI/URI(mailto:a@example.org)>>'))],
  ['a first page to open at', pdfWith('/OpenAction<</S/GoTo/D[10 0 R/Fit]>>')],
  ['a form that does nothing', pdfWith('/AcroForm<</Fields[]>>')],
]
