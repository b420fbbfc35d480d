// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface SigningTexts {
  'signing.consent': { title: string | number; reference: string | number }
  'signing.invitation.title': null
  'signing.invitation.greeting': { name: string | number }
  'signing.invitation.lead': { company: string | number }
  'signing.invitation.why': { sentTo: string | number }
  'signing.invitation.sendCode': null
  'signing.invitation.open': null
  'signing.invitation.closed': null
  'signing.invitation.over': null
  'signing.invitation.reopen': null
  'signing.invitation.reopenWhy': null
  'signing.invitation.failed': null
  'signing.code.label': null
  'signing.code.hint': { sentTo: string | number; time: string | number }
  'signing.code.required': null
  'signing.code.resend': null
  'signing.code.resendIn': { count: number }
  'signing.code.sent': null
  'signing.document.from': { sender: string | number; company: string | number }
  'signing.document.reference': { reference: string | number }
  'signing.document.pages': { count: number }
  'signing.document.pdf': null
  'signing.document.pdfHint': null
  'signing.document.signatories': null
  'signing.document.me': null
  'signing.document.signedAt': { moment: string | number }
  'signing.document.notSigned': null
  'signing.document.end': null
  'signing.document.fingerprint': null
  'signing.document.sign': null
  'signing.document.download': null
  'signing.document.barLead': null
  'signing.dialog.title': { title: string | number }
  'signing.dialog.kind': null
  'signing.dialog.typed': null
  'signing.dialog.drawn': null
  'signing.dialog.name': null
  'signing.dialog.nameRequired': null
  'signing.dialog.preview': null
  'signing.dialog.padLabel': null
  'signing.dialog.padHint': null
  'signing.dialog.padRequired': null
  'signing.dialog.undo': null
  'signing.dialog.clear': null
  'signing.dialog.consentRequired': null
  'signing.dialog.irreversible': null
  'signing.dialog.askCode': null
  'signing.dialog.submit': null
  'signing.dialog.back': null
  'signing.done.title': null
  'signing.done.at': { moment: string | number }
  'signing.done.waiting': null
  'signing.done.sealing': null
  'signing.done.sealed': null
  'signing.done.keep': null
  'signing.inside.back': null
}
