// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface SigningPanelTexts {
  'signing-panel.none': null
  'signing-panel.noneWhy': null
  'signing-panel.send': null
  'signing-panel.signMine': null
  'signing-panel.failed': null
  'signing-panel.state.out': null
  'signing-panel.state.sealing': null
  'signing-panel.state.sealed': null
  'signing-panel.state.cancelled': null
  'signing-panel.sentBy': { name: string | number; moment: string | number }
  'signing-panel.cancelledAt': { moment: string | number }
  'signing-panel.signatories': null
  'signing-panel.signatory.waiting': null
  'signing-panel.signatory.invited': { moment: string | number }
  'signing-panel.signatory.viewed': { moment: string | number }
  'signing-panel.signatory.signed': { moment: string | number }
  'signing-panel.signatory.external': null
  'signing-panel.signatory.internal': null
  'signing-panel.signatory.linkUntil': { moment: string | number }
  'signing-panel.signatory.resend': null
  'signing-panel.signatory.resendName': { name: string | number }
  'signing-panel.signatory.resent': { name: string | number }
  'signing-panel.outside.title': null
  'signing-panel.outside.lead': null
  'signing-panel.shownPdf': null
  'signing-panel.cancel': null
  'signing-panel.cancelTitle': { title: string | number }
  'signing-panel.cancelWhat': null
  'signing-panel.cancelled': null
  'signing-panel.keep': null
  'signing-panel.resetConfirm': null
  'signing-panel.reset': null
  'signing-panel.resetTitle': { title: string | number }
  'signing-panel.resetWhat': null
  'signing-panel.resetDone': null
  'signing-panel.sealed.title': null
  'signing-panel.sealed.at': { moment: string | number }
  'signing-panel.sealed.levelBB': null
  'signing-panel.sealed.levelBT': null
  'signing-panel.sealed.download': null
  'signing-panel.sealed.fingerprint': null
  'signing-panel.sealed.certificate': null
  'signing-panel.verify.title': null
  'signing-panel.verify.lead': null
  'signing-panel.verify.drop': null
  'signing-panel.verify.hint': null
  'signing-panel.verify.same': null
  'signing-panel.verify.valid': null
  'signing-panel.verify.invalid': null
  'signing-panel.verify.organisation': { organisation: string | number; moment: string | number }
  'signing-panel.verify.of': { title: string | number; reference: string | number }
  'signing-panel.earlier': null
  'signing-panel.form.title': { title: string | number }
  'signing-panel.form.lead': null
  'signing-panel.form.person': { position: number }
  'signing-panel.form.external': null
  'signing-panel.form.internal': null
  'signing-panel.form.name': null
  'signing-panel.form.email': null
  'signing-panel.form.role': null
  'signing-panel.form.roleExample': null
  'signing-panel.form.language': null
  'signing-panel.form.inside': null
  'signing-panel.form.addExternal': null
  'signing-panel.form.addInternal': null
  'signing-panel.form.moveUp': { name: string | number }
  'signing-panel.form.moveDown': { name: string | number }
  'signing-panel.form.remove': { name: string | number }
  'signing-panel.form.isFirst': null
  'signing-panel.form.isLast': null
  'signing-panel.form.moved': { name: string | number; position: number }
  'signing-panel.form.short': null
  'signing-panel.form.freezeTitle': null
  'signing-panel.form.freeze': null
  'signing-panel.form.invites': null
  'signing-panel.form.final': null
  'signing-panel.form.submit': null
  'signing-panel.form.done': null
}
