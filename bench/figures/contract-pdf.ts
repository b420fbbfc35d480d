import type { RichTextBlock } from '@tacite/document/rich-text.ts'
import { renderContractPdf } from '../../apps/server/src/platform/pdf/render-contract-pdf.ts'
import { serviceContractRequest } from '../../apps/server/src/platform/pdf/testing/service-contract-request.ts'
import type { Figure } from '../measure/figure.ts'
import { msOf } from '../measure/least-ms.ts'

const ROUNDS = 5
const MS_A_PAGE = 12
const FIXED_MS = 60

/**
 * A contract as PDF, short and long: the cost per page, and the fixed cost. Each rendering has different words, so
 * that only the template comes from Typst's cache.
 */
export async function contractPdfFigures(): Promise<Figure[]> {
  await render(0)
  const short = await least(0)
  const long = await least(110)
  const aPage = (long.ms - short.ms) / (long.pages - short.pages)
  const allowed = long.pages * MS_A_PAGE + FIXED_MS
  return [
    {
      name: 'contract PDF: a page',
      value: aPage,
      unit: 'ms a page',
      limit: MS_A_PAGE,
      isGate: false,
    },
    {
      name: `contract PDF: ${long.pages} pages`,
      value: long.ms,
      unit: 'ms',
      limit: allowed,
      isGate: false,
      note: `${short.pages} pages in ${short.ms.toFixed(0)} ms`,
    },
  ]
}

async function least(paragraphs: number): Promise<{ ms: number; pages: number }> {
  let ms = Infinity
  let pages = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const taken = await msOf(async () => {
      pages = await render(paragraphs)
    })
    ms = Math.min(ms, taken)
  }
  return { ms, pages }
}

let made = 0

async function render(paragraphs: number): Promise<number> {
  const blocks = Array.from({ length: paragraphs }, (): RichTextBlock => paragraph((made += 1)))
  const { document, ...request } = serviceContractRequest('fr', blocks)
  const title = `${document.title} ${(made += 1)}`
  return (await renderContractPdf({ ...request, document: { ...document, title } })).pageCount
}

function paragraph(seed: number): RichTextBlock {
  const words = Array.from(
    { length: 130 },
    (_, place) => WORDS[(seed * 7 + place * place) % WORDS.length]!,
  )
  return {
    type: 'paragraph',
    attrs: { align: 'left' },
    content: [{ type: 'text', text: `${seed}. ${words.join(' ')}.` }],
  }
}

const WORDS =
  'le prestataire exécute les prestations décrites avec soin selon un calendrier arrêté chaque trimestre entre parties et remet un rapport détaillé au client qui dispose de quinze jours pour formuler ses réserves motivées'.split(
    ' ',
  )
