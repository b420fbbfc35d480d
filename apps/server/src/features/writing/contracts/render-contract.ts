import type { ContractPdf, PdfParty } from '../../../platform/pdf/render-contract-pdf.ts'
import type { Platform } from '../../../platform/platform.ts'
import { renderText, type Printing, type TextHead } from '../texts/public.ts'
import type { ContractContent } from './contract-content.query.ts'
import type { ContractCore, Party } from './system-field-values.ts'

/** A contract as PDF/A: what it says with its fields written out. The same content gives the same bytes. */
export function renderContract(
  deps: Pick<Platform, 'files'>,
  { core, ...content }: ContractContent,
  printing: Printing,
): Promise<ContractPdf> {
  return renderText(deps, { ...content, head: headOf(core) }, printing)
}

/** What the first page says of a contract. */
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
