// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface DeadlinesPanelTexts {
  'deadlines-panel.figures.label': null
  'deadlines-panel.figures.why': null
  'deadlines-panel.figures.whyPhase': null
  'deadlines-panel.figures.whyName': { why: string | number; name: string | number }
  'deadlines-panel.figures.end': null
  'deadlines-panel.figures.finalEnd': null
  'deadlines-panel.figures.endHint': null
  'deadlines-panel.figures.noEnd': null
  'deadlines-panel.figures.limit.preventRenewal': null
  'deadlines-panel.figures.limit.obtainRenewal': null
  'deadlines-panel.figures.prudent.preventRenewal': null
  'deadlines-panel.figures.prudent.obtainRenewal': null
  'deadlines-panel.figures.meaning.preventRenewal': null
  'deadlines-panel.figures.meaning.obtainRenewal': null
  'deadlines-panel.figures.noLimit': null
  'deadlines-panel.figures.sendBy': null
  'deadlines-panel.figures.term': { number: number; of: number }
  'deadlines-panel.figures.termOpen': { number: number }
  'deadlines-panel.figures.daysLeft': { count: number }
  'deadlines-panel.figures.daysAgo': { count: number }
  'deadlines-panel.figures.today': null
  'deadlines-panel.figures.notice': { status: string | number }
  'deadlines-panel.figures.noticeEffect': { day: string }
  'deadlines-panel.figures.terminated': { day: string }
  'deadlines-panel.figures.renewedUntil': null
  'deadlines-panel.figures.givenUp': null
  'deadlines-panel.figures.givenUpHint': null
  'deadlines-panel.figures.warnings': null
  'deadlines-panel.figures.caveat': null
  'deadlines-panel.figures.failed': null
  'deadlines-panel.terms.title': null
  'deadlines-panel.terms.edit': null
  'deadlines-panel.terms.define': null
  'deadlines-panel.terms.resume': null
  'deadlines-panel.terms.effective': null
  'deadlines-panel.terms.effectiveAtSignature': null
  'deadlines-panel.terms.duration': null
  'deadlines-panel.terms.until': { day: string }
  'deadlines-panel.terms.untilExcluded': { day: string }
  'deadlines-panel.terms.indefinite': null
  'deadlines-panel.terms.services': null
  'deadlines-panel.terms.servicesEnded': { day: string }
  'deadlines-panel.terms.renewal': null
  'deadlines-panel.terms.renewalFor': { kind: string | number; duration: string | number }
  'deadlines-panel.terms.renewalMax': { renewal: string | number; max: number }
  'deadlines-panel.terms.notice': null
  'deadlines-panel.terms.noticeMonthsAndDays': { months: string | number; days: string | number }
  'deadlines-panel.terms.none': null
  'deadlines-panel.form.titlePlain': null
  'deadlines-panel.form.save': null
  'deadlines-panel.form.discard': null
  'deadlines-panel.form.saved': null
  'deadlines-panel.form.effectiveDate': null
  'deadlines-panel.form.effectiveHint': null
  'deadlines-panel.form.duration': null
  'deadlines-panel.form.durationKind.span': null
  'deadlines-panel.form.durationKind.until': null
  'deadlines-panel.form.durationKind.indefinite': null
  'deadlines-panel.form.durationKind.services': null
  'deadlines-panel.form.durationHint.span': null
  'deadlines-panel.form.durationHint.until': null
  'deadlines-panel.form.durationHint.indefinite': null
  'deadlines-panel.form.durationHint.services': null
  'deadlines-panel.form.count': null
  'deadlines-panel.form.unit': null
  'deadlines-panel.form.units.years': null
  'deadlines-panel.form.units.months': null
  'deadlines-panel.form.units.weeks': null
  'deadlines-panel.form.units.days': null
  'deadlines-panel.form.untilDay': null
  'deadlines-panel.form.meaning': null
  'deadlines-panel.form.meanings.lastDayInForce': null
  'deadlines-panel.form.meanings.firstDayAfter': null
  'deadlines-panel.form.meaningHints.lastDayInForce': null
  'deadlines-panel.form.meaningHints.firstDayAfter': null
  'deadlines-panel.form.meaningRequired': null
  'deadlines-panel.form.servicesEndedOn': null
  'deadlines-panel.form.renewalType': null
  'deadlines-panel.form.renewalTypes.none': null
  'deadlines-panel.form.renewalTypes.tacit': null
  'deadlines-panel.form.renewalTypes.withAgreement': null
  'deadlines-panel.form.renewalTypes.withNotice': null
  'deadlines-panel.form.renewalHints.none': null
  'deadlines-panel.form.renewalHints.tacit': null
  'deadlines-panel.form.renewalHints.withAgreement': null
  'deadlines-panel.form.renewalHints.withNotice': null
  'deadlines-panel.form.renewalDuration': null
  'deadlines-panel.form.renewalDurationHint': null
  'deadlines-panel.form.renewalAgreementHint': null
  'deadlines-panel.form.maxRenewals': null
  'deadlines-panel.form.unlimited': null
  'deadlines-panel.form.limited': null
  'deadlines-panel.form.maxCount': null
  'deadlines-panel.form.notice': null
  'deadlines-panel.form.noticeNone': null
  'deadlines-panel.form.noticeUnits.months': null
  'deadlines-panel.form.noticeUnits.weeks': null
  'deadlines-panel.form.noticeUnits.calendarDays': null
  'deadlines-panel.form.noticeUnits.clearDays': null
  'deadlines-panel.form.noticeUnits.businessDays': null
  'deadlines-panel.form.noticeUnits.workingDays': null
  'deadlines-panel.form.noticeUnits.monthsAndDays': null
  'deadlines-panel.form.noticeHints.months': null
  'deadlines-panel.form.noticeHints.weeks': null
  'deadlines-panel.form.noticeHints.calendarDays': null
  'deadlines-panel.form.noticeHints.clearDays': null
  'deadlines-panel.form.noticeHints.businessDays': null
  'deadlines-panel.form.noticeHints.workingDays': null
  'deadlines-panel.form.noticeHints.monthsAndDays': null
  'deadlines-panel.form.noticeMonths': null
  'deadlines-panel.form.noticeDays': null
  'deadlines-panel.form.advanced': null
  'deadlines-panel.form.roll': null
  'deadlines-panel.form.rolls.none': null
  'deadlines-panel.form.rolls.previous': null
  'deadlines-panel.form.rolls.next': null
  'deadlines-panel.form.rollHint': null
  'deadlines-panel.form.countsWhen': null
  'deadlines-panel.form.countsWhens.sent': null
  'deadlines-panel.form.countsWhens.presented': null
  'deadlines-panel.form.countsWhens.received': null
  'deadlines-panel.form.countsHint': null
  'deadlines-panel.form.sendingMode': null
  'deadlines-panel.form.sendingModes.email': null
  'deadlines-panel.form.sendingModes.electronicRegisteredLetter': null
  'deadlines-panel.form.sendingModes.registeredLetter': null
  'deadlines-panel.form.sendingHints.email': null
  'deadlines-panel.form.sendingHints.electronicRegisteredLetter': null
  'deadlines-panel.form.sendingHints.registeredLetter': null
  'deadlines-panel.form.earlyExit': null
  'deadlines-panel.form.earlyExitHint': null
  'deadlines-panel.form.exitNotice': null
  'deadlines-panel.form.exitNotBefore': null
  'deadlines-panel.form.exitAlignment': null
  'deadlines-panel.form.alignment': null
  'deadlines-panel.form.alignmentHint': null
  'deadlines-panel.form.alignments.exactDay': null
  'deadlines-panel.form.alignments.monthEnd': null
  'deadlines-panel.form.alignments.quarterEnd': null
  'deadlines-panel.form.alignments.anniversary': null
  'deadlines-panel.form.performedAfterEnd': null
  'deadlines-panel.form.performedHint': null
  'deadlines-panel.form.wholeNumber': null
  'deadlines-panel.form.day': null
  'deadlines-panel.form.monthsDaysRequired': null
  'deadlines-panel.preview.title': null
  'deadlines-panel.preview.waiting': null
  'deadlines-panel.preview.notSaved': null
  'deadlines-panel.acts.title': null
  'deadlines-panel.acts.renew': null
  'deadlines-panel.acts.terminate': null
  'deadlines-panel.acts.cancelTermination': null
  'deadlines-panel.acts.giveUp': null
  'deadlines-panel.acts.done': null
  'deadlines-panel.acts.renewKind': null
  'deadlines-panel.acts.renewKinds.agreement': null
  'deadlines-panel.acts.renewKinds.request': null
  'deadlines-panel.acts.renewDay': null
  'deadlines-panel.acts.renewUntil': null
  'deadlines-panel.acts.renewUntilHint': null
  'deadlines-panel.acts.endKind': null
  'deadlines-panel.acts.endKinds.nonRenewal': null
  'deadlines-panel.acts.endKinds.earlyExit': null
  'deadlines-panel.acts.endKinds.termination': null
  'deadlines-panel.acts.endHints.nonRenewal': null
  'deadlines-panel.acts.endHints.earlyExit': null
  'deadlines-panel.acts.endHints.termination': null
  'deadlines-panel.acts.exitNotForeseen': null
  'deadlines-panel.acts.sentOn': null
  'deadlines-panel.acts.presentedOn': null
  'deadlines-panel.acts.receivedOn': null
  'deadlines-panel.acts.daysHint': null
  'deadlines-panel.acts.inTimeUntil': { day: string }
  'deadlines-panel.acts.tooLate': { day: string }
  'deadlines-panel.acts.endsOn': null
  'deadlines-panel.acts.saveRenewal': null
  'deadlines-panel.acts.saveEnd': null
  'deadlines-panel.acts.cancelTitle': { title: string | number }
  'deadlines-panel.acts.cancelBack': null
  'deadlines-panel.acts.cancelWillRenew': { limit: string; on: string }
  'deadlines-panel.acts.cancelLate': { day: string }
  'deadlines-panel.acts.keep': null
  'deadlines-panel.acts.giveUpTitle': { title: string | number }
  'deadlines-panel.acts.giveUpConsequence': null
  'deadlines-panel.history.title': null
  'deadlines-panel.history.empty': null
  'deadlines-panel.history.agreement': { day: string }
  'deadlines-panel.history.request': { day: string }
  'deadlines-panel.history.until': { day: string }
  'deadlines-panel.history.sent': { day: string }
  'deadlines-panel.history.presented': { day: string }
  'deadlines-panel.history.received': { day: string }
  'deadlines-panel.history.endsOn': { day: string }
  'deadlines-panel.history.cancelled': { day: string }
}
