import { documentPlainText } from '@tacite/document/plain-text.ts'
import { numberingLabels, numberSections } from '@tacite/document/number-sections.ts'
import { inspectActiveContent } from '../active/active-operation.ts'
import type { FoundContent } from '../active/found-content.ts'
import { parserRefusalCode } from '../parser-refusal.ts'
import { packageKind } from '../package-kind.ts'
import { parsePdfText, summarizePdf } from '../pdf/pdf-operations.ts'
import type { ParserOutput } from '../serve-operations.ts'
import { withReferenceWords } from '@tacite/document/references/reference-words.ts'
import { readWord } from '../word/read-word.ts'

export interface IncomingParams {
  /** By the first bytes; a package is told apart here. */
  kind: 'pdf' | 'package'
  /** Whether to make a copy without active content. */
  remove: boolean
}

export interface IncomingPage {
  text: string
  isScanned: boolean
}

/** Everything that is asked of a document when it comes in: one transfer of its bytes instead of four. */
export interface IncomingDocument extends FoundContent {
  kind: 'pdf' | 'docx' | 'xlsx'
  title: string
  /** Null: no reader opens it. */
  pages: IncomingPage[] | null
}

export async function readIncoming(
  input: Uint8Array,
  { kind: seen, remove }: IncomingParams,
): Promise<ParserOutput<IncomingDocument>> {
  const kind = seen === 'pdf' ? 'pdf' : packageKind(input).value
  const { value: found, parts = [] } = await inspectActiveContent(input, { kind, remove })
  return { value: { ...found, kind, ...(await CONTENT_OF[kind](input)) }, parts }
}

type Content = Pick<IncomingDocument, 'title' | 'pages'>

const CONTENT_OF: Record<
  IncomingDocument['kind'],
  (input: Uint8Array) => Content | Promise<Content>
> = { pdf: readPdf, docx: readPackage, xlsx: () => ({ title: '', pages: null }) }

/** A damaged one has no pages; one with a password is refused. */
async function readPdf(input: Uint8Array): Promise<Content> {
  const { pages } = (await parsePdfText(input)).value
  // The finders take the look of a page as it is; a file that they cannot follow has no title, and is still text.
  const title = await summarizePdf(input).then(
    ({ value }) => value.title,
    (error: unknown) => (parserRefusalCode(error) ? '' : Promise.reject(error as Error)),
  )
  return { title, pages: pages.map(({ text, isScanned }) => ({ text, isScanned })) }
}

/** A Word file has no pages before it is printed: its text is one. */
function readPackage(input: Uint8Array): Content {
  const { document: read, language } = readWord(input)
  const document = withReferenceWords(read, numberSections, language ?? 'fr')
  const numbers = numberSections(document, numberingLabels.fr)
  return {
    title: document.title,
    pages: [{ text: documentPlainText(document, numbers), isScanned: false }],
  }
}
