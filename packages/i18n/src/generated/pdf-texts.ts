// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface PdfTexts {
  'pdf.contract.draft': null
  'pdf.contract.reference': null
  'pdf.contract.parties': null
  'pdf.contract.contents': null
  'pdf.contract.page': null
  'pdf.contract.signatures': null
  'pdf.contract.signatoryName': null
  'pdf.contract.signatoryTitle': null
  'pdf.contract.signatureArea': null
  'pdf.contract.image': null
  'pdf.contract.missingImage': null
}
