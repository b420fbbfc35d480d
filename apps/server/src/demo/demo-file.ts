import { composeRichText } from '@tacite/document/compose-rich-text.ts'
import { newId } from '../platform/new-id.ts'
import { renderContractPdf } from '../platform/pdf/render-contract-pdf.ts'
import type { Platform } from '../platform/platform.ts'
import type { StagedFile } from '../platform/storage/file-store.ts'
import { DEMO_COMPANY } from './demo-people.ts'

/** A PDF as somebody would have it on their disk: a title, and sections of a heading and a text. */
export async function demoPdf(
  { clock, files }: Pick<Platform, 'clock' | 'files'>,
  title: string,
  sections: readonly (readonly [heading: string, text: string])[],
): Promise<StagedFile> {
  const id = () => newId(clock.now())
  const { pdf } = await renderContractPdf({
    document: {
      title,
      numbering: 'none',
      blocks: [
        {
          id: id(),
          kind: 'body',
          name: title,
          description: '',
          sections: sections.map(([heading, text]) => ({
            id: id(),
            level: 1,
            title: heading,
            audience: 'anyone',
            content: composeRichText(text),
          })),
        },
      ],
    },
    locale: 'fr',
    meta: { reference: '', title, companyName: DEMO_COMPANY, parties: [], draft: false },
    createdAtSeconds: Math.floor(clock.now().getTime() / 1000),
  })
  return files.stage(pdf)
}
