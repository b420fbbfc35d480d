import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { readAuditHead } from '../../../platform/events/chain-audit-events.ts'
import { CHAIN_START } from '../../../platform/sealing/audit-chain.ts'
import type { Evidence, SignerEvidence } from '../../../platform/sealing/evidence.ts'
import type { FileStore } from '../../../platform/storage/file-store.ts'
import { signatureMailContext } from './signature-mail-context.query.ts'

/** The evidence of a signature, except for the pictures, which are in the file store. */
export interface GatheredEvidence {
  evidence: Omit<Evidence, 'signers'> & { signers: GatheredSigner[] }
  documentSha256: string
}

type GatheredSigner = Omit<SignerEvidence, 'signature'> & {
  signature: { kind: 'typed'; text: string } | { kind: 'drawn'; sha256: string }
}

/** Everything that proves a completed signature, as stored in the database. */
export async function gatherEvidence(
  db: CompanyDatabase,
  requestId: string,
  sealedAt: Date,
): Promise<GatheredEvidence> {
  const request = await db
    .select('signature_request')
    .innerJoin('file', (join) =>
      join
        .onRef('file.company_id', '=', 'signature_request.company_id')
        .onRef('file.sha256', '=', 'signature_request.document_sha256'),
    )
    .where('signature_request.id', '=', requestId)
    .selectAll('signature_request')
    .select('file.size_bytes')
    .executeTakeFirstOrThrow()
  const frame = await signatureMailContext(db, requestId)
  const documentSha256 = request.document_sha256
  return {
    documentSha256,
    evidence: {
      format: 'tacite-evidence',
      version: 1,
      language: frame.locale,
      timeZone: frame.timeZone,
      organisation: { id: db.companyId, name: frame.company },
      contract: { id: request.contract_id, reference: frame.reference, title: frame.title },
      document: {
        fileName: 'original.pdf',
        sha256: documentSha256,
        byteLength: request.size_bytes,
        pageCount: request.document_pages,
      },
      request: {
        id: requestId,
        sentBy: frame.sender,
        sentAt: request.requested_at.toISOString(),
        completedAt: request.completed_at!.toISOString(),
        inOrder: true,
      },
      signers: await gatherSigners(db, requestId),
      auditHead: await auditHead(db),
      sealedAt: sealedAt.toISOString(),
    },
  }
}

/** Adds the drawn pictures. */
export async function withPictures(
  { files, companyId }: { files: FileStore; companyId: string },
  { evidence }: GatheredEvidence,
): Promise<Evidence> {
  const signers = await Promise.all(
    evidence.signers.map(async ({ signature, ...signer }): Promise<SignerEvidence> => {
      if (signature.kind === 'typed') return { ...signer, signature }
      const picture = await files.open(companyId, signature.sha256, { recheck: true })
      const png = await picture.bytes()
      return { ...signer, signature: { ...signature, pngBase64: png.toString('base64') } }
    }),
  )
  return { ...evidence, signers }
}

async function gatherSigners(db: CompanyDatabase, requestId: string): Promise<GatheredSigner[]> {
  const rows = await db
    .select('signatory')
    .innerJoin('signing_code as code', (join) =>
      join
        .onRef('code.company_id', '=', 'signatory.company_id')
        .onRef('code.signatory_id', '=', 'signatory.id')
        .on('code.purpose', '=', 'sign')
        .on('code.used_at', 'is not', null),
    )
    .where('signatory.request_id', '=', requestId)
    .selectAll('signatory')
    .select([
      'code.created_at as code_sent_at',
      'code.used_at as code_used_at',
      'code.document_sha256 as code_document',
    ])
    .orderBy('signatory.position')
    .execute()
  const acts = await actsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    position: row.position,
    name: row.name,
    email: row.email,
    role: row.role,
    relation: row.kind === 'external' ? 'outside' : 'inside',
    consent: { text: row.consent_text!, givenAt: row.consented_at!.toISOString() },
    code: {
      sentTo: row.email,
      sentAt: row.code_sent_at.toISOString(),
      verifiedAt: row.code_used_at!.toISOString(),
      documentSha256: row.code_document!,
    },
    signedAt: row.signed_at!.toISOString(),
    ipAddress: row.ip_address!,
    userAgent: row.user_agent!,
    signature:
      row.signature_kind === 'typed'
        ? { kind: 'typed', text: row.signature_text! }
        : { kind: 'drawn', sha256: row.signature_sha256! },
    ...(row.placement ? { placement: row.placement as SignerEvidence['placement'] } : {}),
    events: acts.get(row.id) ?? [],
  }))
}

async function actsOf(
  db: CompanyDatabase,
  signatoryIds: readonly string[],
): Promise<Map<string, SignerEvidence['events']>> {
  const rows = await db
    .select('signatory_event')
    .where('signatory_event.signatory_id', 'in', signatoryIds)
    .select(['signatory_id', 'action', 'at', 'ip_address', 'document_sha256', 'pages'])
    .orderBy('signatory_event.number')
    .execute()
  return new Map(
    [...Map.groupBy(rows, (row) => row.signatory_id)].map(([id, acts]) => [
      id,
      acts.map(({ action, at, ip_address: ipAddress, document_sha256: documentSha256, pages }) => ({
        at: at.toISOString(),
        action,
        ...(ipAddress === null ? {} : { ipAddress }),
        ...(documentSha256 === null ? {} : { documentSha256 }),
        ...(pages === null ? {} : { pages }),
      })),
    ]),
  )
}

/** The sealing has chained all earlier events. */
async function auditHead(db: CompanyDatabase): Promise<Evidence['auditHead']> {
  const { sequence, hash } = (await readAuditHead(db)) ?? CHAIN_START
  return { sequence, hash: Buffer.from(hash).toString('hex') }
}
