import { resolveDocument } from '@tacite/document/resolve-fields.ts'
import { usedImages } from '@tacite/document/walk-document.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import {
  renderContractPdf,
  type ContractPdf,
  type PdfSignatory,
} from '../../platform/pdf/render-contract-pdf.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ContractContent } from './contract-content.query.ts'
import type { Party } from './system-field-values.ts'

/** The company's name, for the head of a contract. */
export async function companyName(db: CompanyDatabase): Promise<string> {
  const { name } = await db.tx
    .selectFrom('company')
    .where('id', '=', db.companyId)
    .select('name')
    .executeTakeFirstOrThrow()
  return name
}

/** A contract as PDF/A: what it says with its fields written out. The same content gives the same bytes. */
export async function renderContent(
  { files }: Pick<Platform, 'files'>,
  company: { id: string; name: string },
  { core, document, definitions, values, locale }: ContractContent,
  {
    isDraft,
    signatories,
    createdAt,
  }: { isDraft: boolean; signatories: readonly PdfSignatory[]; createdAt: Date },
): Promise<ContractPdf> {
  const resolved = resolveDocument(document, { definitions, values, locale })
  const images = await Promise.all(
    usedImages(resolved).map(async (sha256) => {
      const image = await files.open(company.id, sha256)
      return [sha256, await image.bytes()] as const
    }),
  )
  return renderContractPdf({
    document: resolved,
    locale,
    images: new Map(images),
    signatories,
    fieldLabels: Object.fromEntries(definitions.map(({ variable, label }) => [variable, label])),
    createdAtSeconds: Math.floor(createdAt.getTime() / 1000),
    meta: {
      reference: core.reference,
      title: core.title,
      companyName: company.name,
      draft: isDraft,
      parties: [core.legalEntity, core.counterparty].flatMap((party) =>
        party ? [printed(party)] : [],
      ),
    },
  })
}

function printed({ name, siren, address }: Party): { name: string; lines: string[] } {
  return {
    name,
    lines: [
      ...(siren ? [`SIREN ${siren}`] : []),
      ...address.split('\n').filter((line) => line !== ''),
    ],
  }
}
