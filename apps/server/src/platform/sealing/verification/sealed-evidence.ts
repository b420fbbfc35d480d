import { createHash } from 'node:crypto'
import { decodeEvidence, evidenceFileName, originalFileName } from '../evidence.ts'
import type { Evidence } from '../evidence.ts'
import { readAttachedFiles } from './attached-files.ts'
import { sameBytes } from './certificate.ts'
import { failed } from './finding.ts'
import type { Finding } from './finding.ts'
import { openPdfFile } from './pdf-file.ts'
import type { PdfFile } from './pdf-file.ts'
import { preservesPages } from './preserved-pages.ts'

/**
 * Checks that a sealed file shows what was signed: its evidence, the attached document, the bytes the file begins
 * with and the codes people typed all refer to one document.
 *
 * @throws PdfSyntaxError when the file cannot be read strictly.
 */
export function verifyEvidence(
  file: PdfFile,
  organisationId: string | undefined,
): { evidence?: Evidence; findings: Finding[] } {
  const files = readAttachedFiles(file)
  const encoded = files.get(evidenceFileName)?.()
  if (!encoded) return { findings: [failed('EVIDENCE_MISSING')] }
  const evidence = decodeEvidence(encoded)
  if (!evidence) return { findings: [failed('EVIDENCE_UNREADABLE')] }
  const findings = [
    ...checkOriginal(file, evidence, files.get(originalFileName)?.()),
    ...evidence.signers
      .filter(({ code }) => code.documentSha256 !== evidence.document.sha256)
      .map(({ name }) => failed('CODE_OF_OTHER_DOCUMENT', { name })),
    ...(organisationId === evidence.organisation.id ? [] : [failed('ORGANISATION_MISMATCH')]),
  ]
  return { evidence, findings }
}

function checkOriginal(
  file: PdfFile,
  { document, signers }: Evidence,
  original: Uint8Array | undefined,
): Finding[] {
  if (!original) return [failed('ORIGINAL_MISSING')]
  if (createHash('sha256').update(original).digest('hex') !== document.sha256) {
    return [failed('ORIGINAL_HASH_MISMATCH')]
  }
  const placements = signers.flatMap(({ placement }) => placement ?? [])
  const beginning = file.bytes.subarray(0, document.byteLength)
  const isPreserved =
    sameBytes(beginning, original) && preservesPages(file, openPdfFile(original), placements)
  return isPreserved ? [] : [failed('ORIGINAL_NOT_PRESERVED')]
}
