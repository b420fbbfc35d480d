import type { ContractDocument, NumberingStyle } from '@tacite/document/contract-document.ts'
import { numberingLabels } from '@tacite/document/number-sections.ts'
import { documentPlainText } from '@tacite/document/plain-text.ts'
import { usedImages } from '@tacite/document/walk-document.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { toPdfBlocks } from './contract-pdf-data.ts'
import { imageExtension } from './image-kind.ts'
import { annexData, annexFiles, holdForeignPages, type PdfAnnex } from './pdf-annexes.ts'
import { paperFiles, type PaperOfCompany } from './paper-files.ts'
import { readTemplate, readTemplates } from './read-template.ts'
import { soundImages, type PdfImage } from './sound-images.ts'
import { PdfRenderError, renderTypstDocument } from './render-typst.ts'
import type { TypstRendering } from './render-typst.ts'

export interface ContractPdfRequest {
  /** Fields and conditions already resolved; hidden sections already left out. */
  document: ContractDocument
  /** Default: the document's own style. */
  numbering?: NumberingStyle
  /** The contract's language. */
  locale: Locale
  meta: ContractPdfMeta
  /** Image bytes by SHA-256; a missing image is printed as its description. */
  images?: ReadonlyMap<string, Uint8Array>
  signatories?: readonly PdfSignatory[]
  /** The attached files, listed and drawn after the text. */
  annexes?: readonly PdfAnnex[]
  /** Shown in place of empty fields, by variable. */
  fieldLabels?: Readonly<Record<string, string>>
  /** The company's letterhead; without one, the pages are ours. */
  paper?: PaperOfCompany | undefined
  /** Unix seconds written into the PDF; the same contract then produces the same bytes. */
  createdAtSeconds?: number
}

export interface ContractPdfMeta {
  reference: string
  title: string
  companyName: string
  parties: readonly PdfParty[]
  /** Marks every page as not signed. */
  draft: boolean
}

export interface PdfParty {
  name: string
  /** « le Prestataire »; left out when empty. */
  role?: string
  /** Legal form, registration, address: one line each. */
  lines?: readonly string[]
}

export interface PdfSignatory {
  id: string
  name: string
  /** « Directrice générale » */
  title?: string
  /** The party signed for. */
  party?: string
}

export interface ContractPdf {
  pdf: Uint8Array
  pageCount: number
  /** The place of each signatory's signature, in the order of the request. */
  signatureBoxes: SignatureBox[]
  /** Characters missing in every font, printed as an empty square: what is to be signed must have none. */
  replacedCharacters: string[]
  /** Hashes of images printed as their description, because missing or unreadable. */
  missingImages: string[]
}

/** In points, from the top left corner of the page; the first page is 1. */
export interface SignatureBox {
  signatoryId: string
  page: number
  x: number
  y: number
  width: number
  height: number
}

/**
 * A contract as PDF/A-2a: title page with the parties, contents when it is long, numbered sections, signature boxes,
 * annexes. User text never becomes markup. With the pages of an attached PDF it claims no PDF/A: nobody knows whether
 * they are (decision 0089).
 *
 * @throws PdfRenderError when Typst fails, takes longer than a minute or dies.
 */
export async function renderContractPdf(request: ContractPdfRequest): Promise<ContractPdf> {
  const wanted = usedImages(request.document)
  const images = readableImages(wanted, request.images ?? new Map())
  const { rendering, kept } = await renderWithoutBrokenImages(request, images)
  return {
    pdf: rendering.pdf,
    pageCount: rendering.pageCount,
    signatureBoxes: rendering.metadata as SignatureBox[],
    replacedCharacters: rendering.replacedCharacters,
    missingImages: wanted.filter((file) => !kept.has(file)),
  }
}

/** Above this many characters, about four pages, a contract starts with its contents. */
const contentsFromCharacters = 9000

const templates = readTemplates(
  'rich-text',
  'title-page',
  'signatures',
  'annexes',
  'paper',
  'style',
)
const mainTemplate = readTemplate('contract')

function readableImages(
  wanted: readonly string[],
  given: ReadonlyMap<string, Uint8Array>,
): Map<string, PdfImage> {
  const images = new Map<string, PdfImage>()
  for (const file of wanted) {
    const bytes = given.get(file)
    const extension = bytes && imageExtension(bytes)
    if (extension) images.set(file, { name: `${file}.${extension}`, bytes })
  }
  return images
}

/** A damaged image must not keep a contract from being printed: it is left out and reported. */
async function renderWithoutBrokenImages(
  request: ContractPdfRequest,
  images: ReadonlyMap<string, PdfImage>,
): Promise<{ rendering: TypstRendering; kept: ReadonlyMap<string, PdfImage> }> {
  try {
    return { rendering: await renderOnce(request, images), kept: images }
  } catch (error) {
    const isImageFault =
      images.size > 0 && error instanceof PdfRenderError && /image/i.test(error.message)
    if (!isImageFault) throw error
    const sound = await soundImages(images)
    if (sound.size === images.size) throw error
    return { rendering: await renderOnce(request, sound), kept: sound }
  }
}

/**
 * As PDF/A first: only then does Typst say which characters are missing. The pages of other PDFs are added in a second
 * rendering, with those characters replaced.
 */
async function renderOnce(
  request: ContractPdfRequest,
  images: ReadonlyMap<string, PdfImage>,
): Promise<TypstRendering> {
  const annexes = request.annexes ?? []
  const files: Record<string, Uint8Array | string> = {
    ...templates,
    ...annexFiles(annexes),
    ...paperFiles(request.paper),
  }
  for (const { name, bytes } of images.values()) files[name] = bytes
  const job = {
    mainTemplate,
    files,
    data: toTemplateData(request, images, false),
    querySelector: '<signature-box>',
    createdAtSeconds: request.createdAtSeconds,
  }
  const archival = await renderTypstDocument(job)
  if (!holdForeignPages(annexes)) return archival
  const { replacedCharacters } = archival
  const data = withoutCharacters(toTemplateData(request, images, true), replacedCharacters)
  const whole = await renderTypstDocument({ ...job, data, pdfStandard: '1.7' })
  return { ...whole, replacedCharacters }
}

function withoutCharacters(data: unknown, characters: readonly string[]): unknown {
  const replaced = (text: string) =>
    characters.reduce((left, character) => left.replaceAll(character, '\u25A1'), text)
  const json = JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'string' ? replaced(value) : value,
  )
  return JSON.parse(json)
}

function toTemplateData(
  request: ContractPdfRequest,
  images: ReadonlyMap<string, PdfImage>,
  drawsAnnexPages: boolean,
) {
  const { locale, meta } = request
  const document = {
    ...request.document,
    numbering: request.numbering ?? request.document.numbering,
  }
  const signatories = (request.signatories ?? []).map(({ id, name, title = '', party = '' }) => ({
    id,
    name,
    title,
    party,
  }))
  const imageNames = new Map([...images].map(([file, { name }]) => [file, name]))
  const text = documentPlainText(document, { sections: new Map(), blocks: new Map() })
  return {
    locale,
    ...meta,
    paper: request.paper?.paper ?? null,
    hasContents: text.length > contentsFromCharacters,
    labels: toLabels(locale),
    fieldLabels: request.fieldLabels ?? {},
    parties: meta.parties.map(({ name, role = '', lines = [] }) => ({ name, role, lines })),
    blocks: toPdfBlocks(document, numberingLabels[locale], imageNames, signatories.length),
    signatories,
    annexes: request.annexes?.length ? annexData(request.annexes, locale, drawsAnnexPages) : null,
  }
}

function toLabels(locale: Locale) {
  const t = createTranslator(locale)
  return {
    draft: t('pdf.contract.draft'),
    reference: t('pdf.contract.reference'),
    parties: t('pdf.contract.parties'),
    contents: t('pdf.contract.contents'),
    page: t('pdf.contract.page'),
    signatures: t('pdf.contract.signatures'),
    signatoryName: t('pdf.contract.signatoryName'),
    signatoryTitle: t('pdf.contract.signatoryTitle'),
    signatureArea: t('pdf.contract.signatureArea'),
    image: t('pdf.contract.image'),
    missingImage: t('pdf.contract.missingImage'),
  }
}
