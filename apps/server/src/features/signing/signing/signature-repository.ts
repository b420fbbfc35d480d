import type { Locale } from '@tacite/domain/locale.ts'
import type {
  SignatoryKind,
  SignatoryState,
  SignatureMeans,
  SignatureState,
} from '@tacite/domain/signing/signature-state.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

export interface Signatory {
  id: string
  position: number
  kind: SignatoryKind
  personId: string | null
  name: string
  email: string
  role: string
  locale: Locale
  state: SignatoryState
}

/** One request to sign a contract, with its signatories in order. */
export interface SignatureRequest {
  id: string
  contractId: string
  /** The notice whose letter is signed; null: the contract is. */
  noticeId: string | null
  state: SignatureState
  provider: SignatureMeans
  documentSha256: string
  documentPages: number
  requestedBy: string
  sealedSha256: string | null
  signatories: Signatory[]
}

/**
 * Everything that changes a signature locks the contract's row first, so that signers, a cancellation and the seal
 * are serialised, always in the same order.
 */
export async function lockContract(db: CompanyDatabase, contractId: string): Promise<void> {
  await db
    .select('contract')
    .where('contract.id', '=', contractId)
    .select('contract.id')
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** The current signature of a contract; null when it was never sent, or cancelled. */
export async function currentSignature(
  db: CompanyDatabase,
  contractId: string,
): Promise<SignatureRequest | null> {
  const row = await requestColumns(db)
    .where('signature_request.contract_id', '=', contractId)
    .where('signature_request.notice_id', 'is', null)
    .where('signature_request.state', '<>', 'cancelled')
    .executeTakeFirst()
  return row ? withSignatories(db, row) : null
}

export async function readSignature(
  db: CompanyDatabase,
  requestId: string,
): Promise<SignatureRequest> {
  const row = await requestColumns(db)
    .where('signature_request.id', '=', requestId)
    .executeTakeFirstOrThrow()
  return withSignatories(db, row)
}

/** The signature that a signatory belongs to, current or not. */
export async function signatureOfSignatory(
  db: CompanyDatabase,
  signatoryId: string,
): Promise<{ request: SignatureRequest; signatory: Signatory }> {
  const { request_id } = await db
    .select('signatory')
    .where('signatory.id', '=', signatoryId)
    .select('signatory.request_id')
    .executeTakeFirstOrThrow()
  const request = await readSignature(db, request_id)
  return { request, signatory: request.signatories.find(({ id }) => id === signatoryId)! }
}

function requestColumns(db: CompanyDatabase) {
  return db
    .select('signature_request')
    .select([
      'id',
      'contract_id',
      'notice_id',
      'state',
      'provider',
      'document_sha256',
      'document_pages',
      'requested_by',
      'sealed_sha256',
    ])
}

async function withSignatories(
  db: CompanyDatabase,
  row: {
    id: string
    contract_id: string
    notice_id: string | null
    state: SignatureState
    provider: SignatureMeans
    document_sha256: string
    document_pages: number
    requested_by: string
    sealed_sha256: string | null
  },
): Promise<SignatureRequest> {
  const signatories = await db
    .select('signatory')
    .where('signatory.request_id', '=', row.id)
    .select(['id', 'position', 'kind', 'person_id', 'name', 'email', 'role', 'locale', 'state'])
    .orderBy('position')
    .execute()
  return {
    id: row.id,
    contractId: row.contract_id,
    noticeId: row.notice_id,
    state: row.state,
    provider: row.provider,
    documentSha256: row.document_sha256,
    documentPages: row.document_pages,
    requestedBy: row.requested_by,
    sealedSha256: row.sealed_sha256,
    signatories: signatories.map(({ person_id: personId, ...signatory }) => ({
      ...signatory,
      personId,
    })),
  }
}
