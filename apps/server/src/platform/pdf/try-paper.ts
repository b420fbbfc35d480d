import { imageExtension } from './image-kind.ts'
import type { PaperBlock, PaperLoss, PaperParagraph, PaperSides, PdfPaper } from './pdf-paper.ts'
import { paperFiles, type PaperOfCompany } from './paper-files.ts'
import { readTemplate, readTemplates } from './read-template.ts'
import { PdfRenderError, renderTypstDocument } from './render-typst.ts'
import { soundImages } from './sound-images.ts'

export interface TriedPaper {
  paper: PdfPaper
  losses: PaperLoss[]
}

/**
 * Prints the pages of a letterhead once, before any contract is set on it: an image that Typst cannot read is taken out
 * and said, and so is a head or a foot that is cut because it would leave no room to the text.
 *
 * @throws PdfRenderError when it cannot be printed even without those images
 * @example const { paper, losses } = await tryPaper(letterhead) // losses: ['images']
 */
export async function tryPaper(of: PaperOfCompany): Promise<TriedPaper> {
  try {
    return { paper: of.paper, losses: await cutOf(of) }
  } catch (error) {
    if (!(error instanceof PdfRenderError)) throw error
    const sound = await soundNames(of)
    const paper = paperWith(of.paper, sound)
    return { paper, losses: ['images', ...(await cutOf({ ...of, paper }))] }
  }
}

const TIME_LIMIT_MS = 10_000
const mainTemplate = readTemplate('paper-trial')
const templates = readTemplates('style', 'paper')

async function cutOf({ paper, images }: PaperOfCompany): Promise<PaperLoss[]> {
  const { metadata } = await renderTypstDocument({
    mainTemplate,
    files: { ...templates, ...paperFiles({ paper, images }) },
    data: { paper },
    querySelector: '<paper-cut>',
    timeLimitMs: TIME_LIMIT_MS,
  })
  return metadata.length > 0 ? ['height'] : []
}

async function soundNames(of: PaperOfCompany): Promise<ReadonlySet<string>> {
  const images = Object.entries(paperFiles(of)).flatMap(([name, bytes]) =>
    imageExtension(bytes) ? [[name, { name, bytes }] as const] : [],
  )
  return new Set((await soundImages(new Map(images))).keys())
}

function paperWith(paper: PdfPaper, names: ReadonlySet<string>): PdfPaper {
  const blocks = (some: readonly PaperBlock[]): PaperBlock[] =>
    some.map((block) =>
      block.type === 'paragraph'
        ? paragraphWith(block, names)
        : {
            ...block,
            rows: block.rows.map((row) =>
              row.map((cell) => ({ ...cell, content: blocks(cell.content) })),
            ),
          },
    )
  const sides = ({ default: usual, first, even }: PaperSides): PaperSides => ({
    default: blocks(usual),
    first: blocks(first),
    even: blocks(even),
  })
  return { ...paper, heads: sides(paper.heads), feet: sides(paper.feet) }
}

function paragraphWith(paragraph: PaperParagraph, names: ReadonlySet<string>): PaperParagraph {
  return {
    ...paragraph,
    placed: paragraph.placed.filter(({ name }) => names.has(name)),
    lines: paragraph.lines.map((segments) =>
      segments.map((pieces) =>
        pieces.filter((piece) => piece.type !== 'image' || names.has(piece.name)),
      ),
    ),
  }
}
