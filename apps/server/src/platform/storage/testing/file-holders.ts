import type { CompanyDatabase } from '../../database/company-database.ts'
import { newId } from '../../new-id.ts'
import { showingImage, type HeldBy, type HoldFile } from './hold-file.ts'
import { IMPORT_FILE_HOLDERS } from './import-file-holders.ts'
import { LIBRARY_FILE_HOLDERS } from './library-file-holders.ts'
import { TEMPLATE_FILE_HOLDERS } from './template-file-holders.ts'
import { NOTICE_FILE_HOLDERS } from './notice-file-holders.ts'

const AT = new Date('2026-11-20T09:00:00Z')
const upload = (
  db: CompanyDatabase,
  { personId }: HeldBy,
  { sha256, copySha256, document }: { sha256: string; copySha256?: string; document: object },
) =>
  db
    .insert('contract_upload', {
      id: newId(AT),
      person_id: personId,
      sha256,
      copy_sha256: copySha256 ?? null,
      name: 'x.docx',
      document: JSON.stringify(document),
      schema_version: 1,
      created_at: AT,
    })
    .execute()

const version = async (
  db: CompanyDatabase,
  { contractId, personId }: HeldBy,
  { sha256, copySha256 = null }: { sha256: string; copySha256?: string | null },
) => {
  const id = newId(AT)
  const row = { id, contract_id: contractId, kind: 'annex', name: 'x', position: 1 } as const
  await db.insert('attachment', { ...row, created_by: personId, created_at: AT }).execute()
  const file = { sha256, copy_sha256: copySha256, active: '{}', file_name: 'x', media_type: 'x' }
  await db
    .insert('attachment_version', {
      ...file,
      attachment_id: id,
      number: 1,
      size_bytes: 1,
      page_count: 0,
      uploaded_by: personId,
      uploaded_at: AT,
    })
    .execute()
}

const request = (
  db: CompanyDatabase,
  { contractId, personId }: HeldBy,
  file: { shown: string; text?: object; sealed?: string },
) => {
  const id = newId(AT)
  const insert = db.insert('signature_request', {
    id,
    contract_id: contractId,
    document_sha256: file.shown,
    document_pages: 1,
    content_format: 2,
    content_hash: '',
    shown_text: JSON.stringify(file.text ?? {}),
    shown_schema_version: 1,
    requested_by: personId,
    requested_at: AT,
    // Several of one contract can coexist only once they are over.
    state: 'cancelled',
    cancelled_at: AT,
  })
  return insert.execute().then(() => id)
}

const scan = (
  db: CompanyDatabase,
  { contractId, personId }: HeldBy,
  { sha256, copySha256 = null }: { sha256: string; copySha256?: string | null },
) =>
  db
    .insert('signed_scan', {
      id: newId(AT),
      contract_id: contractId,
      uploaded_by: personId,
      sha256,
      copy_sha256: copySha256,
      name: 'scan.pdf',
      active: '{"found": [], "outcome": null}',
      pages: 1,
      uploaded_at: AT,
    })
    .execute()

/** By `table.column`: every column that can name a file. A test fails until a new one is listed here. */
export const FILE_HOLDERS: Record<string, HoldFile> = {
  'attachment_version.sha256': (db, sha256, holders) => version(db, holders, { sha256 }),
  'attachment_version.copy_sha256': (db, copySha256, holders) =>
    version(db, holders, { sha256: holders.other, copySha256 }),
  'company.icon_sha256': (db, sha256) =>
    db.tx
      .updateTable('company')
      .set({ icon_sha256: sha256 })
      .where('id', '=', db.companyId)
      .execute(),
  'company.logo_sha256': (db, sha256) =>
    db.tx
      .updateTable('company')
      .set({ logo_sha256: sha256 })
      .where('id', '=', db.companyId)
      .execute(),
  'company.letterhead_sha256': (db, sha256) =>
    db.tx
      .updateTable('company')
      .set({ letterhead_sha256: sha256, letterhead_name: 'x', letterhead_summary: '{}' })
      .where('id', '=', db.companyId)
      .execute(),
  'contract.original_sha256': (db, sha256, { contractId }) =>
    db
      .update('contract')
      .set({ original_sha256: sha256 })
      .where('contract.id', '=', contractId)
      .execute(),
  'contract.original_copy_sha256': (db, sha256, { contractId }) =>
    db
      .update('contract')
      .set({ original_copy_sha256: sha256 })
      .where('contract.id', '=', contractId)
      .execute(),
  'kept_content_file.sha256': async (db, sha256, { contractId }) => {
    const kept = { contract_id: contractId, content_hash: sha256 }
    await db
      .insert('kept_content', {
        ...kept,
        content: '{}',
        part_ids: [],
        schema_version: 2,
        kept_at: AT,
      })
      .execute()
    await db.insert('kept_content_file', { ...kept, sha256 }).execute()
  },
  ...NOTICE_FILE_HOLDERS,
  ...IMPORT_FILE_HOLDERS,
  ...LIBRARY_FILE_HOLDERS,
  'contract_export.sha256': (db, sha256, { personId }) =>
    db
      .insert('contract_export', {
        id: newId(AT),
        person_id: personId,
        file_type: 'csv',
        query: '{}',
        state: 'ready',
        sha256,
        file_name: 'x.csv',
        row_count: 1,
        requested_at: AT,
        expires_at: AT,
      })
      .execute(),
  'contract_upload.sha256': (db, sha256, held) => upload(db, held, { sha256, document: {} }),
  'contract_upload.copy_sha256': (db, sha256, held) =>
    upload(db, held, { sha256: held.other, copySha256: sha256, document: {} }),
  'contract_upload.document': (db, sha256, held) =>
    upload(db, held, {
      sha256: held.other,
      document: { blocks: [{ content: showingImage(sha256) }] },
    }),
  'mail.attachments': (db, sha256) =>
    db
      .insert('mail', {
        id: newId(AT),
        recipient: 'x@x.test',
        subject: '',
        text_body: '',
        html_body: '',
        message_id: '',
        created_at: AT,
        attachments: JSON.stringify([{ name: 'x.pdf', sha256, mediaType: 'application/pdf' }]),
      })
      .execute(),
  'person.picture_sha256': (db, sha256, { personId }) =>
    db.update('person').set({ picture_sha256: sha256 }).where('person.id', '=', personId).execute(),
  'removed_object.content': (db, sha256, { personId }) =>
    db
      .insert('removed_object', {
        id: newId(AT),
        kind: 'contract',
        object_id: newId(AT),
        label: '',
        content: JSON.stringify([
          { table: 'text_section', rows: [{ content: showingImage(sha256) }] },
        ]),
        removed_by: personId,
        removed_at: AT,
      })
      .execute(),
  'section_version.content': (db, sha256, { textId }) =>
    db
      .insert('section_version', {
        section_id: newId(AT),
        version: 1,
        text_id: textId,
        title: '',
        content: JSON.stringify(showingImage(sha256)),
        schema_version: 1,
        audience: 'anyone',
        saved_at: AT,
      })
      .execute(),
  'signatory.signature_sha256': async (db, sha256, held) => {
    const requestId = await request(db, held, { shown: held.other })
    await db
      .insert('signatory', {
        id: newId(AT),
        request_id: requestId,
        position: 1,
        kind: 'external',
        name: 'X',
        email: 'x@x.test',
        locale: 'fr',
        state: 'signed',
        signed_at: AT,
        consent_text: 'x',
        consented_at: AT,
        signature_kind: 'drawn',
        signature_sha256: sha256,
        ip_address: '::1',
        user_agent: 'x',
      })
      .execute()
  },
  'signature_request.document_sha256': (db, sha256, held) => request(db, held, { shown: sha256 }),
  'signature_request.sealed_sha256': async (db, sha256, held) => {
    const id = await request(db, held, { shown: held.other })
    await db
      .update('signature_request')
      .set({
        state: 'sealed',
        cancelled_at: null,
        completed_at: AT,
        sealed_sha256: sha256,
        sealed_at: AT,
        seal_level: 'B-B',
        audit_sequence: 1,
        audit_hash: Buffer.alloc(32),
      })
      .where('signature_request.id', '=', id)
      .execute()
  },
  'signature_request.shown_text': (db, sha256, held) =>
    request(db, held, { shown: held.other, text: { blocks: [showingImage(sha256)] } }),
  'signed_scan.sha256': (db, sha256, held) => scan(db, held, { sha256 }),
  'signed_scan.copy_sha256': (db, sha256, held) =>
    scan(db, held, { sha256: held.other, copySha256: sha256 }),
  'signed_document.sha256': (db, sha256, { contractId }) =>
    db
      .insert('signed_document', {
        contract_id: contractId,
        sha256,
        locale: 'fr',
        state: 'empty',
        signed_at: AT,
      })
      .execute(),
  ...TEMPLATE_FILE_HOLDERS,
  'text_image.sha256': (db, sha256, { textId, personId }) =>
    db
      .insert('text_image', { text_id: textId, sha256, uploaded_by: personId, uploaded_at: AT })
      .execute(),
  'text_section.content': (db, sha256, { textId }) =>
    db
      .update('text_section')
      .set({ content: JSON.stringify(showingImage(sha256)) })
      .where('text_section.text_id', '=', textId)
      .execute(),
}
