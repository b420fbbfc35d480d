// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface EvidenceTexts {
  'evidence.certificate.title': null
  'evidence.certificate.reference': null
  'evidence.certificate.page': null
  'evidence.certificate.about': null
  'evidence.certificate.sealBox.heading': null
  'evidence.certificate.sealBox.scope': null
  'evidence.certificate.clock': { timeZone: string | number }
  'evidence.certificate.document.heading': null
  'evidence.certificate.document.title': null
  'evidence.certificate.document.reference': null
  'evidence.certificate.document.organisation': null
  'evidence.certificate.document.pages': null
  'evidence.certificate.document.pageCount': { count: number }
  'evidence.certificate.document.sha256': null
  'evidence.certificate.document.bytes': null
  'evidence.certificate.document.byteCount': { count: number }
  'evidence.certificate.document.sent': null
  'evidence.certificate.document.sentBy': { at: string | number; name: string | number; email: string | number }
  'evidence.certificate.document.completed': null
  'evidence.certificate.document.sealed': null
  'evidence.certificate.document.order': null
  'evidence.certificate.document.inOrder': null
  'evidence.certificate.document.inAnyOrder': null
  'evidence.certificate.document.placed': null
  'evidence.certificate.document.placedDetail': null
  'evidence.certificate.signers.heading': { count: number }
  'evidence.certificate.signers.inside': null
  'evidence.certificate.signers.outside': null
  'evidence.certificate.signers.typed': null
  'evidence.certificate.signers.drawn': null
  'evidence.certificate.signers.uploaded': null
  'evidence.certificate.signers.signatureOf': { name: string | number }
  'evidence.certificate.signers.signedAt': null
  'evidence.certificate.signers.consent': null
  'evidence.certificate.signers.code': null
  'evidence.certificate.signers.codeDetail': { sentTo: string | number; at: string | number }
  'evidence.certificate.signers.device': null
  'evidence.certificate.signers.deviceDetail': { network: string | number }
  'evidence.certificate.signers.steps': null
  'evidence.certificate.step.invited': null
  'evidence.certificate.step.opened': null
  'evidence.certificate.step.read': null
  'evidence.certificate.step.codeSent': null
  'evidence.certificate.step.codeVerified': null
  'evidence.certificate.step.consented': null
  'evidence.certificate.step.signed': null
  'evidence.certificate.level.heading': null
  'evidence.certificate.level.signature': null
  'evidence.certificate.level.seal': { organisation: string | number }
  'evidence.certificate.level.ownTime': null
  'evidence.certificate.level.attestedTime': null
  'evidence.certificate.proof.heading': null
  'evidence.certificate.proof.seal': null
  'evidence.certificate.proof.root': null
  'evidence.certificate.proof.audit': null
  'evidence.certificate.proof.auditDetail': { sequence: number }
  'evidence.certificate.verify.heading': null
  'evidence.certificate.verify.reader': null
  'evidence.certificate.verify.original': { file: string | number }
  'evidence.certificate.verify.evidence': { file: string | number }
  'evidence.signerFile.title': { name: string | number }
  'evidence.signerFile.note': null
  'evidence.signerFile.name': null
  'evidence.signerFile.email': null
  'evidence.signerFile.role': null
  'evidence.signerFile.relation': null
  'evidence.signerFile.position': null
  'evidence.signerFile.positionDetail': { position: number; total: number }
  'evidence.signerFile.ipAddress': null
  'evidence.signerFile.userAgent': null
  'evidence.signerFile.signature': null
  'evidence.signerFile.consentText': null
  'evidence.attachment.original': null
  'evidence.attachment.evidence': null
  'evidence.attachment.signer': { name: string | number }
  'evidence.stamp.caption': { at: string | number }
  'evidence.seal.reason': null
  'evidence.verdict.valid': null
  'evidence.verdict.invalid': null
  'evidence.finding.PDF_UNREADABLE': null
  'evidence.finding.NO_SIGNATURE': null
  'evidence.finding.SEVERAL_SIGNATURES': { count: number }
  'evidence.finding.SIGNATURE_NOT_REACHABLE': null
  'evidence.finding.BYTE_RANGE_MALFORMED': null
  'evidence.finding.LATER_REVISION': { added: number }
  'evidence.finding.FILE_TRUNCATED': { missing: number }
  'evidence.finding.GAP_NOT_THE_SIGNATURE': null
  'evidence.finding.SIGNATURE_MALFORMED': null
  'evidence.finding.DIGEST_MISMATCH': null
  'evidence.finding.SIGNATURE_INVALID': null
  'evidence.finding.SIGNING_CERTIFICATE_NOT_BOUND': null
  'evidence.finding.CERTIFICATE_UNTRUSTED': null
  'evidence.finding.CERTIFICATE_NOT_FOR_SEALING': null
  'evidence.finding.CERTIFICATE_OUTSIDE_VALIDITY': null
  'evidence.finding.CERTIFICATE_SUPERFLUOUS': null
  'evidence.finding.SIGNING_TIME_MISSING': null
  'evidence.finding.SIGNING_TIME_IN_FUTURE': null
  'evidence.finding.NOT_CERTIFIED': null
  'evidence.finding.TIMESTAMP_INVALID': null
  'evidence.finding.EVIDENCE_MISSING': null
  'evidence.finding.EVIDENCE_UNREADABLE': null
  'evidence.finding.ORIGINAL_MISSING': null
  'evidence.finding.ORIGINAL_HASH_MISMATCH': null
  'evidence.finding.ORIGINAL_NOT_PRESERVED': null
  'evidence.finding.ORGANISATION_MISMATCH': null
  'evidence.finding.CODE_OF_OTHER_DOCUMENT': { name: string | number }
  'evidence.finding.TIME_NOT_ATTESTED': null
  'evidence.finding.TIMESTAMP_AUTHORITY_UNKNOWN': null
  'evidence.finding.CERTIFICATE_EXPIRED_SINCE': null
}
