import type { ContractPdf, PdfParty } from '../../../platform/pdf/render-contract-pdf.ts'
import type { Platform } from '../../../platform/platform.ts'
import { renderText, type Printing, type TextHead } from '../texts/public.ts'
import { drawnAnnexes } from './drawn-annexes.ts'
import type { ContractContent } from './contract-content.query.ts'
import type { ContractCore, Party } from './system-field-values.ts'

/** A contract as PDF/A: its text with the fields resolved. The same content produces the same bytes. */
export function renderContract(
  deps: Pick<Platform, 'files'>,
  { core, ...content }: ContractContent,
  printing: Printing,
): Promise<ContractPdf> {
  return renderText(deps, { ...content, head: headOf(core) }, printing)
}

/** The same, followed by its annexes: what is signed, and what is downloaded as a whole. */
export async function renderWithAnnexes(
  deps: Pick<Platform, 'files'>,
  content: ContractContent,
  printing: Printing,
): Promise<ContractPdf> {
  const annexes = await drawnAnnexes(deps, printing.company.id, content.annexes)
  return renderContract(deps, content, { ...printing, annexes })
}

/** The first page of a contract's PDF. */
export function headOf({ title, reference, legalEntity, counterparty }: ContractCore): TextHead {
  const parties = [legalEntity, counterparty].flatMap((party) => (party ? [printed(party)] : []))
  return { title, reference, parties }
}

function printed({ name, siren, address }: Party): PdfParty {
  return {
    name,
    lines: [
      ...(siren ? [`SIREN ${siren}`] : []),
      ...address.split('\n').filter((line) => line !== ''),
    ],
  }
}
