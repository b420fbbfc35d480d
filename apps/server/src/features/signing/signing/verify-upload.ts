import type { UploadedVerification } from '@tacite/api/signing/signing-endpoints.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { runParser } from '../../../platform/parsers/run-parser.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { StagedFile } from '../../../platform/storage/file-store.ts'
import type { VerifiedSeal, VerifyParams } from '../../../platform/sealing/verify-operation.ts'
import { requireRight } from '../../people/access/public.ts'
import { authorityCertificate } from './authority-certificate.query.ts'

export const MAX_VERIFIED_MEGABYTES = 50

/** Whether an uploaded file is the unchanged sealed copy of this contract, or of a letter about it. */
export async function verifyUpload(
  deps: Pick<Platform, 'clock' | 'inCompany' | 'timestamps'>,
  actor: Actor,
  contractId: string,
  stage: () => Promise<{ file: StagedFile }>,
): Promise<UploadedVerification> {
  const { root, sealed } = await deps.inCompany(actor.companyId, async (db) => {
    await requireRight(db, actor, 'read', contractId)
    const rows = await db
      .select('signature_request')
      .where('signature_request.contract_id', '=', contractId)
      .where('signature_request.state', '=', 'sealed')
      .select('signature_request.sealed_sha256')
      .execute()
    const copies = rows.map(({ sealed_sha256: copy }) => copy)
    return { root: await authorityCertificate(db), sealed: copies }
  })
  const { file } = await stage()
  const params: VerifyParams = {
    trustedRoots: root ? [toBase64(root)] : [],
    timestampRoots: (deps.timestamps?.authority.roots ?? []).map(toBase64),
    now: deps.clock.now().toISOString(),
  }
  const value = await verifySeal(file, params)
  const t = createTranslator(actor.locale)
  return {
    isValid: value.isValid,
    isThisCopy: sealed.includes(file.sha256),
    organisation: value.organisation,
    sealedAt: value.claimedAt,
    contract: value.contract && {
      reference: value.contract.reference,
      title: value.contract.title,
      isThisOne: value.contract.id === contractId,
    },
    signers: value.signers,
    findings: value.findings.map(({ code, severity, params: words }) => ({
      code,
      severity,
      message: t.chosen(`evidence.finding.${code}`, words ?? {}),
    })),
  }
}

async function verifySeal(file: StagedFile, params: VerifyParams): Promise<VerifiedSeal> {
  try {
    const { value } = await runParser<VerifiedSeal>({
      operation: 'seal',
      file,
      params,
      timeoutMs: 20_000,
      maxInputBytes: MAX_VERIFIED_MEGABYTES * 1024 * 1024,
      maxOutputBytes: 4 * 1024 * 1024,
    })
    return value
  } finally {
    await file.discard()
  }
}

function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64')
}
