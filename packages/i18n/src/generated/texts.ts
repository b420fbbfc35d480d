// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

import type { Locale } from '@tacite/domain/locale.ts'
import type { Catalogue } from '../catalogue-store.ts'

/** The parameters of every text by its key; null when it has none. */
export interface TextParams {
  'accepted-changes.since': { moment: string | number }
  'accepted-changes.sinceFor': { moment: string | number; name: string | number }
  'accepted-changes.same': null
  'accepted-changes.unknown': null
  'accepted-changes.altered': null
  'accepted-changes.failed': { reason: string | number }
  'accepted-changes.read': null
  'accepted-changes.untitled': null
  'accepted-changes.block': { title: string | number }
  'accepted-changes.title': null
  'accepted-changes.whole': null
  'accepted-changes.less': null
  'accepted-changes.state.added': null
  'accepted-changes.state.removed': null
  'accepted-changes.state.changed': null
  'accepted-changes.state.moved': null
  'accepted-changes.movedFrom': { from: string | number; to: string | number }
  'accepted-changes.said.added': { text: string | number }
  'accepted-changes.said.removed': { text: string | number }
  'accepted-changes.aspect.audience': null
  'accepted-changes.aspect.level': null
  'accepted-changes.aspect.numbering': null
  'accepted-changes.aspect.image': null
  'accepted-changes.aspect.condition': null
  'accepted-changes.aspect.repeat': null
  'accepted-changes.aspect.layout': null
  'accepted-changes.aspect.reference': null
  'accepted-changes.annex.added': { name: string | number }
  'accepted-changes.annex.removed': { name: string | number }
  'accepted-changes.annex.replaced': { name: string | number }
  'accepted-changes.annex.renamed': { oldName: string | number; name: string | number }
  'accepted-changes.annex.dated': { name: string | number }
  'accepted-changes.annex.moved': { name: string | number }
  'accepted-changes.value.title': null
  'accepted-changes.value.numbering': null
  'accepted-changes.value.locale': null
  'accepted-changes.value.legalEntity.siren': null
  'accepted-changes.value.legalEntity.address': null
  'accepted-changes.value.counterparty.siren': null
  'accepted-changes.value.counterparty.address': null
  'accepted-changes.value.questions': null
  'accepted-changes.value.descriptions': null
  'accepted-changes.numbering.none': null
  'accepted-changes.numbering.digital': null
  'accepted-changes.numbering.articles': null
  'accepted-changes.numbering.roman': null
  'accepted-changes.numbering.alphabetical': null
  'accepted-changes.locale.fr': null
  'accepted-changes.locale.en': null
  'accepted-changes.locale.es': null
  'access-panel.title': null
  'access-panel.lead.contract': null
  'access-panel.lead.folder': null
  'access-panel.search': null
  'access-panel.failed': null
  'access-panel.nobody': null
  'access-panel.noMatch': null
  'access-panel.more': null
  'access-panel.shown': { count: number; shown: string | number }
  'access-panel.others': { count: number }
  'access-panel.level.reader': null
  'access-panel.level.commenter': null
  'access-panel.level.suggester': null
  'access-panel.level.editor': null
  'access-panel.level.owner': null
  'access-panel.gives.reader': null
  'access-panel.gives.commenter': null
  'access-panel.gives.suggester': null
  'access-panel.gives.editor': null
  'access-panel.gives.owner': null
  'access-panel.until': { day: string | number }
  'access-panel.inherited': { folder: string | number }
  'access-panel.way.owner': null
  'access-panel.way.validator': null
  'access-panel.way.signatory': null
  'access-panel.way.allContracts': { role: string | number }
  'access-panel.way.share': { level: string | number; until: string | number }
  'access-panel.way.groupShare': { level: string | number; group: string | number; until: string | number }
  'access-panel.way.actingFor': { absent: string | number; day: string | number }
  'access-panel.way.folder.everyone': { folder: string | number; level: string | number; inherited: string | number }
  'access-panel.way.folder.person': { folder: string | number; level: string | number; inherited: string | number }
  'access-panel.way.folder.group': { folder: string | number; level: string | number; group: string | number; inherited: string | number }
  'access-panel.ask.contract': null
  'access-panel.ask.folder': null
  'access-panel.choosePerson': null
  'access-panel.sees': { name: string | number; level: string | number }
  'access-panel.unseen': { name: string | number }
  'access-panel.whyNot.pending': null
  'access-panel.whyNot.blocked': null
  'access-panel.whyNot.noPermission': null
  'access-panel.whyNot.ended': { day: string | number }
  'access-panel.whyNot.noWay': null
  'access-panel.stakeholders.title': null
  'access-panel.stakeholders.lead': null
  'access-panel.stakeholders.role.owner': null
  'access-panel.stakeholders.role.validator': null
  'access-panel.stakeholders.role.signatory': null
  'access-panel.stakeholders.role.invited': null
  'access-panel.stakeholders.kind.group': null
  'access-panel.stakeholders.kind.thirdParty': null
  'access-panel.stakeholders.kind.stated': null
  'access-panel.stakeholders.signers': { count: number }
  'access-panel.stakeholders.more': { shown: string | number; total: string | number }
  'activity-panel.label': null
  'activity-panel.empty': null
  'activity-panel.emptyWhy': null
  'activity-panel.failed': null
  'activity-panel.more': null
  'activity-panel.shown': { shown: number; count: number }
  'activity-panel.chain.check': null
  'activity-panel.chain.intact': { from: number; to: number }
  'activity-panel.chain.unchained': { count: number }
  'activity-panel.chain.broken': { brokenAt: number }
  'activity-panel.chain.why': null
  'activity-panel.chain.lost': { count: number }
  'activity-panel.versions': null
  'activity.unknown.contract': { actor: string | number }
  'activity.unknown.other': { actor: string | number }
  'activity.hidden': { actor: string | number }
  'activity.system': null
  'activity.someone': null
  'activity.unnamed': null
  'activity.contract.created.template': { actor: string | number }
  'activity.contract.created.upload': { actor: string | number }
  'activity.contract.created.scratch': { actor: string | number }
  'activity.contract.created.signed': { actor: string | number }
  'activity.contract.created.import': { actor: string | number }
  'activity.contract.created.copy': { actor: string | number }
  'activity.contract.created.renewal': { actor: string | number }
  'activity.contract.created.amendment': { actor: string | number }
  'activity.contract.detailsChanged': { actor: string | number; details: readonly string[] }
  'activity.contract.fieldsChanged': { actor: string | number; fields: readonly string[] }
  'activity.contract.datesChanged': { actor: string | number }
  'activity.contract.templateFollowed': { actor: string | number; version: string | number; taken: number; left: number }
  'activity.contract.textRestored': { actor: string | number; version: string | number; kept: string | number }
  'activity.contract.versionNamed.unnamed': { actor: string | number; version: string | number }
  'activity.contract.versionNamed.named': { actor: string | number; name: string | number; version: string | number }
  'activity.contract.renewed.until': { actor: string | number; day: string }
  'activity.contract.renewed.plain': { actor: string | number }
  'activity.contract.renewalRefused.us': { actor: string | number; day: string }
  'activity.contract.renewalRefused.otherParty': { actor: string | number; day: string }
  'activity.contract.renewalRefused.plain': { actor: string | number; day: string }
  'activity.contract.renewalConfirmed': { actor: string | number; day: string }
  'activity.contract.renewalCorrected': { actor: string | number; day: string }
  'activity.contract.renewalCancelled.refusal': { actor: string | number; day: string }
  'activity.contract.renewalCancelled.tacit': { actor: string | number; day: string }
  'activity.contract.renewalCancelled.renewal': { actor: string | number; day: string }
  'activity.contract.renewalDocumented': { actor: string | number; day: string }
  'activity.contract.renewalDocumentWithdrawn': { actor: string | number; day: string }
  'activity.contract.terminated.effect': { actor: string | number; day: string }
  'activity.contract.terminated.plain': { actor: string | number }
  'activity.contract.terminationCancelled': { actor: string | number }
  'activity.contract.priceRevised.us': { actor: string | number; day: string }
  'activity.contract.priceRevised.otherParty': { actor: string | number; day: string }
  'activity.contract.noticeProved.deposit': { actor: string | number; day: string }
  'activity.contract.noticeProved.presentation': { actor: string | number; day: string }
  'activity.contract.noticeProved.receipt': { actor: string | number; day: string }
  'activity.contract.noticeProved.refusal': { actor: string | number; day: string }
  'activity.contract.noticeProved.nonCollection': { actor: string | number; day: string }
  'activity.contract.noticeProofWithdrawn': { actor: string | number; day: string }
  'activity.contract.noticeLetterWritten.nonRenewal': { actor: string | number }
  'activity.contract.noticeLetterWritten.earlyExit': { actor: string | number }
  'activity.contract.noticeLetterWritten.termination': { actor: string | number }
  'activity.contract.noticeLetterWritten.priceRevision': { actor: string | number }
  'activity.contract.noticeCancelled.priceRevision': { actor: string | number }
  'activity.contract.noticeCancelled.letter': { actor: string | number }
  'activity.contract.mailUndelivered.refused': { email: string | number }
  'activity.contract.mailUndelivered.expired': { email: string | number }
  'activity.contract.cancelled': { actor: string | number }
  'activity.contract.acceptedContentAltered': null
  'activity.contract.archived': { actor: string | number }
  'activity.contract.taskAssigned': { actor: string | number; person: string | number; task: string | number }
  'activity.contract.taskAnswered': { actor: string | number; task: string | number }
  'activity.contract.taskReopened': { actor: string | number; task: string | number }
  'activity.contract.taskWithdrawn': { actor: string | number; task: string | number }
  'activity.contract.taskDueReminded': { person: string | number; task: string | number; day: string }
  'activity.contract.taskLate.person': { task: string | number; day: string; person: string | number }
  'activity.contract.taskLate.requester': { task: string | number; person: string | number; day: string; requester: string | number }
  'activity.contract.taskHandedOver': { actor: string | number; to: string | number; from: string | number }
  'activity.contract.unarchived': { actor: string | number }
  'activity.contract.locked.until': { actor: string | number; day: string; reason: string | number }
  'activity.contract.locked.plain': { actor: string | number; reason: string | number }
  'activity.contract.unlocked': { actor: string | number }
  'activity.contract.sectionSaved': { actor: string | number; name: string | number }
  'activity.contract.sectionAdded': { actor: string | number; name: string | number }
  'activity.contract.sectionMoved': { actor: string | number; name: string | number }
  'activity.contract.sectionRemoved': { actor: string | number; name: string | number }
  'activity.contract.sectionRestored': { actor: string | number; name: string | number }
  'activity.contract.sectionLocked': { actor: string | number; name: string | number }
  'activity.contract.sectionDescribed': { actor: string | number; name: string | number }
  'activity.contract.blockDescribed': { actor: string | number; name: string | number }
  'activity.contract.sectionUnlocked': { actor: string | number; name: string | number }
  'activity.contract.sectionNumbered': { actor: string | number; name: string | number }
  'activity.contract.clauseLinked': { actor: string | number; name: string | number; clause: string | number; version: string | number }
  'activity.contract.clauseTaken': { actor: string | number; version: string | number; clause: string | number; name: string | number }
  'activity.contract.clauseUnlinked': { actor: string | number; name: string | number; clause: string | number; version: string | number }
  'activity.contract.clauseKept': { actor: string | number; name: string | number; clause: string | number; version: string | number }
  'activity.contract.sectionUnnumbered': { actor: string | number; name: string | number }
  'activity.contract.versionRestored': { actor: string | number; name: string | number }
  'activity.contract.blockAdded': { actor: string | number; name: string | number }
  'activity.contract.blockRenamed': { actor: string | number; name: string | number }
  'activity.contract.blockMoved': { actor: string | number; name: string | number }
  'activity.contract.blockRemoved': { actor: string | number; name: string | number }
  'activity.contract.blockRestored': { actor: string | number; name: string | number }
  'activity.contract.blockLocked': { actor: string | number; name: string | number }
  'activity.contract.blockUnlocked': { actor: string | number; name: string | number }
  'activity.contract.numberingChanged': { actor: string | number }
  'activity.contract.sealed': null
  'activity.contract.markedSigned': { actor: string | number; day: string; signatories: string | number }
  'activity.contract.scanUploaded.later': { actor: string | number; day: string }
  'activity.contract.scanUploaded.signing': { actor: string | number; day: string }
  'activity.contract.shared.until': { actor: string | number; sharedWith: string | number; level: string | number; day: string }
  'activity.contract.shared.plain': { actor: string | number; sharedWith: string | number; level: string | number }
  'activity.contract.shareChanged.until': { actor: string | number; sharedWith: string | number; level: string | number; day: string }
  'activity.contract.shareChanged.plain': { actor: string | number; sharedWith: string | number; level: string | number }
  'activity.contract.shareRevoked': { actor: string | number; sharedWith: string | number }
  'activity.contract.shareResent': { actor: string | number; sharedWith: string | number }
  'activity.contract.shareOpened': { sharedWith: string | number }
  'activity.contract.shareAlerted': { sharedWith: string | number; day: string }
  'activity.contract.shareWrongCode': { sharedWith: string | number; count: number }
  'activity.contract.removed': { actor: string | number; label: string | number }
  'activity.contract.restored': { actor: string | number; label: string | number }
  'activity.contract.changesStated.some': { actor: string | number }
  'activity.contract.changesStated.none': { actor: string | number }
  'activity.contract.termsCorrected': { actor: string | number; reason: string | number }
  'activity.contract.performanceRecorded.performed': { actor: string | number }
  'activity.contract.performanceRecorded.withdrawn': { actor: string | number }
  'activity.contract.typeChanged': { actor: string | number; before: string | number; after: string | number }
  'activity.contract.followed.copy': { actor: string | number }
  'activity.contract.followed.renewal': { actor: string | number }
  'activity.contract.followed.amendment': { actor: string | number }
  'activity.contract.alertsChanged.own': { actor: string | number }
  'activity.contract.alertsChanged.inherited': { actor: string | number }
  'activity.contract.templateTaken': { actor: string | number; version: string | number; taken: number; left: number }
  'activity.contract.deviationAccepted': { actor: string | number; clause: string | number }
  'activity.contract.deviationReopened': { actor: string | number; clause: string | number }
  'activity.attachment.added.annex': { actor: string | number; name: string | number }
  'activity.attachment.added.signaturePage': { actor: string | number; name: string | number }
  'activity.attachment.versionAdded': { actor: string | number; name: string | number; count: number }
  'activity.attachment.renamed': { actor: string | number; before: string | number; name: string | number }
  'activity.attachment.changed': { actor: string | number; name: string | number }
  'activity.attachment.moved': { actor: string | number; name: string | number }
  'activity.attachment.removed': { actor: string | number; label: string | number }
  'activity.attachment.restored': { actor: string | number; label: string | number }
  'activity.template.created': { actor: string | number; label: string | number }
  'activity.template.changed': { actor: string | number; label: string | number }
  'activity.template.removed': { actor: string | number; label: string | number }
  'activity.template.restored': { actor: string | number; label: string | number }
  'activity.template.published': { actor: string | number; version: string | number; label: string | number }
  'activity.template.retired': { actor: string | number; label: string | number }
  'activity.template.reinstated': { actor: string | number; label: string | number }
  'activity.template.sectionSaved': { actor: string | number; name: string | number; template: string | number }
  'activity.template.sectionAdded': { actor: string | number; name: string | number; template: string | number }
  'activity.template.sectionMoved': { actor: string | number; name: string | number; template: string | number }
  'activity.template.sectionRemoved': { actor: string | number; name: string | number; template: string | number }
  'activity.template.sectionRestored': { actor: string | number; name: string | number; template: string | number }
  'activity.template.sectionLocked': { actor: string | number; name: string | number; template: string | number }
  'activity.template.sectionDescribed': { actor: string | number; name: string | number; template: string | number }
  'activity.template.blockDescribed': { actor: string | number; name: string | number; template: string | number }
  'activity.template.sectionUnlocked': { actor: string | number; name: string | number; template: string | number }
  'activity.template.sectionNumbered': { actor: string | number; name: string | number; template: string | number }
  'activity.template.clauseLinked': { actor: string | number; name: string | number; template: string | number; clause: string | number; version: string | number }
  'activity.template.clauseTaken': { actor: string | number; version: string | number; clause: string | number; name: string | number; template: string | number }
  'activity.template.clauseUnlinked': { actor: string | number; name: string | number; template: string | number; clause: string | number; version: string | number }
  'activity.template.clauseKept': { actor: string | number; name: string | number; template: string | number; clause: string | number; version: string | number }
  'activity.template.sectionUnnumbered': { actor: string | number; name: string | number; template: string | number }
  'activity.template.versionRestored': { actor: string | number; name: string | number; template: string | number }
  'activity.template.blockAdded': { actor: string | number; name: string | number; template: string | number }
  'activity.template.blockRenamed': { actor: string | number; name: string | number; template: string | number }
  'activity.template.blockMoved': { actor: string | number; name: string | number; template: string | number }
  'activity.template.blockRemoved': { actor: string | number; name: string | number; template: string | number }
  'activity.template.blockRestored': { actor: string | number; name: string | number; template: string | number }
  'activity.template.blockLocked': { actor: string | number; name: string | number; template: string | number }
  'activity.template.blockUnlocked': { actor: string | number; name: string | number; template: string | number }
  'activity.template.numberingChanged': { actor: string | number; template: string | number }
  'activity.clause.created': { actor: string | number; label: string | number }
  'activity.clause.changed': { actor: string | number; label: string | number }
  'activity.clause.removed': { actor: string | number; label: string | number }
  'activity.clause.restored': { actor: string | number; label: string | number }
  'activity.clause.published': { actor: string | number; version: string | number; label: string | number }
  'activity.clause.variantsOrdered': { actor: string | number; label: string | number }
  'activity.clause.sectionSaved': { actor: string | number; clause: string | number }
  'activity.clause.sectionLocked': { actor: string | number; clause: string | number }
  'activity.clause.sectionUnlocked': { actor: string | number; clause: string | number }
  'activity.clause.sectionNumbered': { actor: string | number; clause: string | number }
  'activity.clause.sectionUnnumbered': { actor: string | number; clause: string | number }
  'activity.clause.versionRestored': { actor: string | number; clause: string | number }
  'activity.deadline.alertRaised': null
  'activity.deadline.alertWithdrawn': null
  'activity.deadline.alertPassedOn': null
  'activity.deadline.decided.renew': { actor: string | number; day: string; reason: string | number }
  'activity.deadline.decided.renegotiate': { actor: string | number; day: string; reason: string | number }
  'activity.deadline.decided.later': { actor: string | number; until: string; day: string; reason: string | number }
  'activity.deadline.decided.end': { actor: string | number; day: string; reason: string | number }
  'activity.deadline.decided.leave': { actor: string | number; exitOn: string; day: string; reason: string | number }
  'activity.deadline.decided.stay': { actor: string | number; exitOn: string; day: string; reason: string | number }
  'activity.deadline.decided.exitLater': { actor: string | number; until: string; exitOn: string; day: string; reason: string | number }
  'activity.deadline.decisionVoided.gone': { day: string }
  'activity.deadline.decisionVoided.moved': { day: string; movedTo: string }
  'activity.deadline.decisionVoided.exitGone': { exitOn: string }
  'activity.deadline.decisionVoided.exitMoved': { exitOn: string; day: string; movedTo: string }
  'activity.deadline.decisionVoided.exitNotified': { exitOn: string }
  'activity.deadline.decisionDue.term': { day: string }
  'activity.deadline.decisionDue.exit': { exitOn: string; day: string }
  'activity.deadline.escalated.manager': { day: string; people: readonly string[] }
  'activity.deadline.escalated.group': { day: string; people: readonly string[] }
  'activity.deadline.escalated.administrators': { day: string; people: readonly string[] }
  'activity.deadline.escalated.exitManager': { exitOn: string; day: string; people: readonly string[] }
  'activity.deadline.escalated.exitGroup': { exitOn: string; day: string; people: readonly string[] }
  'activity.deadline.escalated.exitAdministrators': { exitOn: string; day: string; people: readonly string[] }
  'activity.deadline.alertAcknowledged': { actor: string | number; day: string }
  'activity.deadline.alertSnoozed': { actor: string | number; until: string; day: string }
  'activity.deadline.alertAnswerUndone.snoozed': { actor: string | number; day: string }
  'activity.deadline.alertAnswerUndone.acknowledged': { actor: string | number; day: string }
  'activity.deadline.alertReturned': { day: string }
  'activity.deadline.alertAnswerVoided.gone': { day: string }
  'activity.deadline.alertAnswerVoided.moved': { day: string; movedTo: string }
  'activity.step.completed': { actor: string | number; name: string | number }
  'activity.step.reopened': { actor: string | number; name: string | number }
  'activity.step.passedOver': { actor: string | number; name: string | number }
  'activity.step.dueDateSet.set': { actor: string | number; name: string | number; day: string }
  'activity.step.dueDateSet.removed': { actor: string | number; name: string | number }
  'activity.step.dueReminded.soon': { name: string | number; day: string }
  'activity.step.dueReminded.late': { name: string | number; day: string }
  'activity.step.reminderEnded': { name: string | number }
  'activity.step.moved': { actor: string | number; name: string | number }
  'activity.step.workflowChosen': { actor: string | number; workflow: string | number; former: string | number; name: string | number }
  'activity.validation.requested.plain': { actor: string | number }
  'activity.validation.requested.departing': { actor: string | number; steps: string | number }
  'activity.validation.requestedAgain': null
  'activity.validation.stepOpened': { name: string | number }
  'activity.validation.decided.accepted': { actor: string | number; name: string | number }
  'activity.validation.decided.refused': { actor: string | number; name: string | number }
  'activity.validation.decided.acceptedFor': { actor: string | number; name: string | number; absent: string | number }
  'activity.validation.decided.refusedFor': { actor: string | number; name: string | number; absent: string | number }
  'activity.validation.decided.conditional': { actor: string | number; name: string | number; condition: string | number }
  'activity.validation.decided.conditionalFor': { actor: string | number; name: string | number; absent: string | number; condition: string | number }
  'activity.validation.decisionCancelled.plain': { actor: string | number }
  'activity.validation.decisionCancelled.absent': { actor: string | number; absent: string | number }
  'activity.validation.reminded.plain': { actor: string | number; validator: string | number; name: string | number }
  'activity.validation.reminded.delegated': { actor: string | number; validator: string | number; delegates: readonly string[]; name: string | number }
  'activity.validation.dueDayMoved.set': { actor: string | number; name: string | number; day: string; reason: string | number }
  'activity.validation.dueDayMoved.moved': { actor: string | number; name: string | number; former: string; day: string; reason: string | number }
  'activity.validation.dueReminded.plain': { validators: readonly string[]; name: string | number; day: string }
  'activity.validation.dueReminded.delegated': { validators: readonly string[]; delegates: readonly string[]; name: string | number; day: string }
  'activity.validation.escalated.told': { name: string | number; day: string; validators: readonly string[]; people: readonly string[] }
  'activity.validation.escalated.nobody': { name: string | number; day: string; validators: readonly string[] }
  'activity.validation.accepted': null
  'activity.validation.refused': null
  'activity.validation.suspended': { actor: string | number }
  'activity.validation.reinstated': null
  'activity.validation.invalidated': null
  'activity.validation.cancelled.withContract': { actor: string | number }
  'activity.validation.cancelled.plain': { actor: string | number }
  'activity.validation.conditionMet': { actor: string | number; condition: string | number; name: string | number; comment: string | number }
  'activity.validation.conditionRejected': { actor: string | number; condition: string | number; name: string | number; comment: string | number }
  'activity.validation.conditionConfirmed.instead': { actor: string | number; condition: string | number; name: string | number; validator: string | number; comment: string | number }
  'activity.validation.conditionConfirmed.plain': { actor: string | number; condition: string | number; name: string | number }
  'activity.signature.requested': { count: number; actor: string | number }
  'activity.signature.printed': { count: number; actor: string | number }
  'activity.signature.scanAwaited': { day: string }
  'activity.signature.invited.outside': { signatory: string | number }
  'activity.signature.invited.inside': { signatory: string | number }
  'activity.signature.invitationResent': { actor: string | number; signatory: string | number }
  'activity.signature.opened': { signatory: string | number }
  'activity.signature.consented': { signatory: string | number }
  'activity.signature.wrongCode': { signatory: string | number; count: number }
  'activity.signature.signed': { signatory: string | number }
  'activity.signature.completed': null
  'activity.signature.cancelled.plain': { actor: string | number }
  'activity.signature.cancelled.reset': { actor: string | number }
  'activity.signature.sealDelayed': null
  'activity.signature.timestampMissing': null
  'activity.detail.title': null
  'activity.detail.typeId': null
  'activity.detail.projectId': null
  'activity.detail.ownerId': null
  'activity.detail.reference': null
  'activity.detail.legalEntityId': null
  'activity.detail.counterpartyId': null
  'activity.detail.parentId': null
  'activity.detail.folderIds': null
  'activity.detail.currency': null
  'activity.detail.locale': null
  'activity.detail.amountInclTaxCents': null
  'activity.detail.direction': null
  'activity.detail.scope': null
  'activity.account.resetRequested': null
  'activity.account.passwordReset': { actor: string | number }
  'activity.account.sessionReplayed': null
  'activity.account.passwordChanged': { actor: string | number }
  'activity.account.emailChangeRequested': { actor: string | number }
  'activity.account.emailChanged': { actor: string | number }
  'activity.account.emailChangeStopped': { actor: string | number }
  'activity.account.deviceSignedOut': { actor: string | number }
  'activity.account.othersSignedOut': { actor: string | number }
  'activity.account.emailConfirmed': { actor: string | number }
  'activity.account.secondFactorAdded': { actor: string | number }
  'activity.account.secondFactorRemoved': { actor: string | number }
  'activity.account.secondFactorReset': { label: string | number }
  'activity.account.recoveryCodesRenewed': { actor: string | number }
  'activity.account.recoveryCodeUsed': { actor: string | number }
  'activity.account.calendarFeedCreated': { actor: string | number }
  'activity.account.calendarFeedRenewed': { actor: string | number }
  'activity.account.calendarFeedRemoved': { actor: string | number }
  'activity.workflow.created': { actor: string | number; label: string | number }
  'activity.workflow.changed': { actor: string | number; label: string | number }
  'activity.workflow.madeDefault': { actor: string | number; label: string | number }
  'activity.workflow.removed': { actor: string | number; label: string | number }
  'activity.workflow.restored': { actor: string | number; label: string | number }
  'activity.level.reader': null
  'activity.level.commenter': null
  'activity.level.suggester': null
  'activity.level.editor': null
  'activity.level.owner': null
  'activity.folder.created': { actor: string | number; label: string | number }
  'activity.folder.renamed': { actor: string | number; label: string | number }
  'activity.folder.ownerChanged': { actor: string | number; label: string | number }
  'activity.folder.moved': { actor: string | number; label: string | number }
  'activity.folder.granted': { actor: string | number; label: string | number }
  'activity.folder.grantChanged': { actor: string | number; label: string | number }
  'activity.folder.revoked': { actor: string | number; label: string | number }
  'activity.folder.removed': { actor: string | number; label: string | number }
  'activity.folder.restored': { actor: string | number; label: string | number }
  'activity.circuit.created': { actor: string | number; label: string | number }
  'activity.circuit.changed': { actor: string | number; label: string | number }
  'activity.circuit.removed': { actor: string | number; label: string | number }
  'activity.circuit.restored': { actor: string | number; label: string | number }
  'activity.person.invited': { actor: string | number; label: string | number }
  'activity.person.invitationSent': { actor: string | number; label: string | number }
  'activity.person.invitationDeferred': { actor: string | number; label: string | number; day: string }
  'activity.person.invitationWithdrawn': { actor: string | number; label: string | number }
  'activity.person.activated': { actor: string | number }
  'activity.person.blocked': { actor: string | number; label: string | number }
  'activity.person.unblocked': { actor: string | number; label: string | number }
  'activity.person.changed': { actor: string | number; label: string | number }
  'activity.person.pictureChanged': { actor: string | number; label: string | number }
  'activity.person.workReassigned': { actor: string | number; label: string | number }
  'activity.person.joined': { actor: string | number }
  'activity.person.secondFactorRemoved': { actor: string | number; label: string | number }
  'activity.person.calendarFeedsRevoked': { count: number; actor: string | number; label: string | number }
  'activity.role.created': { actor: string | number; label: string | number }
  'activity.role.changed': { actor: string | number; label: string | number }
  'activity.role.permissionsChanged': { actor: string | number; label: string | number }
  'activity.role.madeDefault': { actor: string | number; label: string | number }
  'activity.role.removed': { actor: string | number; label: string | number }
  'activity.role.restored': { actor: string | number; label: string | number }
  'activity.group.created': { actor: string | number; label: string | number }
  'activity.group.changed': { actor: string | number; label: string | number }
  'activity.group.membersChanged': { actor: string | number; label: string | number }
  'activity.group.removed': { actor: string | number; label: string | number }
  'activity.group.restored': { actor: string | number; label: string | number }
  'activity.group.membershipsRequested': { actor: string | number; label: string | number }
  'activity.group.membershipConfirmed': { actor: string | number; member: string | number; label: string | number }
  'activity.group.membershipRefused': { actor: string | number; member: string | number; label: string | number }
  'activity.delegation.added': { actor: string | number; delegate: string | number; label: string | number }
  'activity.delegation.ended': { actor: string | number; label: string | number; delegate: string | number }
  'activity.contractType.created': { actor: string | number; label: string | number }
  'activity.contractType.changed': { actor: string | number; label: string | number }
  'activity.contractType.removed': { actor: string | number; label: string | number }
  'activity.contractType.restored': { actor: string | number; label: string | number }
  'activity.contractType.readinessChanged': { actor: string | number; label: string | number }
  'activity.contractType.alertsChanged.own': { actor: string | number; label: string | number }
  'activity.contractType.alertsChanged.default': { actor: string | number; label: string | number }
  'activity.contractType.playbookChanged': { actor: string | number; label: string | number }
  'activity.category.created': { actor: string | number; label: string | number }
  'activity.category.changed': { actor: string | number; label: string | number }
  'activity.category.removed': { actor: string | number; label: string | number }
  'activity.category.restored': { actor: string | number; label: string | number }
  'activity.taggedField.created': { actor: string | number; label: string | number }
  'activity.taggedField.changed': { actor: string | number; label: string | number }
  'activity.taggedField.removed': { actor: string | number; label: string | number }
  'activity.taggedField.restored': { actor: string | number; label: string | number }
  'activity.project.created': { actor: string | number; label: string | number }
  'activity.project.changed': { actor: string | number; label: string | number }
  'activity.project.removed': { actor: string | number; label: string | number }
  'activity.project.restored': { actor: string | number; label: string | number }
  'activity.counterparty.created': { actor: string | number; label: string | number }
  'activity.counterparty.changed': { actor: string | number; label: string | number }
  'activity.counterparty.removed': { actor: string | number; label: string | number }
  'activity.counterparty.restored': { actor: string | number; label: string | number }
  'activity.counterparty.merged': { actor: string | number; label: string | number }
  'activity.counterparty.compared.alike': { actor: string | number; label: string | number; other: string | number }
  'activity.counterparty.compared.distinct': { actor: string | number; label: string | number; other: string | number }
  'activity.legalEntity.created': { actor: string | number; label: string | number }
  'activity.legalEntity.changed': { actor: string | number; label: string | number }
  'activity.legalEntity.removed': { actor: string | number; label: string | number }
  'activity.legalEntity.restored': { actor: string | number; label: string | number }
  'activity.company.readingRuleOff': { actor: string | number; rule: string | number }
  'activity.company.readingRuleOn': { actor: string | number; rule: string | number }
  'activity.company.created': { actor: string | number }
  'activity.company.changed': { actor: string | number }
  'activity.company.activeContentChanged.warn': { actor: string | number }
  'activity.company.activeContentChanged.refuse': { actor: string | number }
  'activity.company.activeContentChanged.remove': { actor: string | number }
  'activity.company.signUpChanged': { actor: string | number }
  'activity.company.mailUndelivered.refused': { email: string | number }
  'activity.company.mailUndelivered.expired': { email: string | number }
  'activity.company.mailStuck': null
  'activity.company.archivingProposed': { count: number }
  'activity.company.backupFailed': null
  'activity.company.backupIncomplete': null
  'activity.company.backupLate': null
  'activity.company.restored': null
  'activity.company.fileDamaged': null
  'activity.company.fileMissing': null
  'activity.company.secondFactorRequired': { actor: string | number }
  'activity.company.secondFactorOptional': { actor: string | number }
  'activity.integration.configured': { actor: string | number }
  'activity.integration.removed': { actor: string | number }
  'activity.integration.tested.works': { actor: string | number }
  'activity.integration.tested.fails': { actor: string | number }
  'activity.export.finished': null
  'activity.export.failed': null
  'activity.import.created': { actor: string | number; label: string | number }
  'activity.import.paused': { actor: string | number; label: string | number }
  'activity.import.resumed': { actor: string | number; label: string | number }
  'activity.import.cancelled': { actor: string | number; label: string | number }
  'activity.import.retried': { actor: string | number; label: string | number; files: number }
  'activity.import.read': { label: string | number; kept: number; left: number }
  'activity.import.failed': { label: string | number }
  'activity.import.sentToReader': { actor: string | number; label: string | number; host: string | number; texts: number }
  'activity.import.batchAccepted': { actor: string | number; label: string | number; values: number }
  'activity.import.batchUndone': { actor: string | number; label: string | number; values: number }
  'activity.import.confirmed': { actor: string | number; label: string | number; contracts: number }
  'activity.import.finished': { label: string | number; contracts: number; left: number }
  'activity.import.undoBegun': { actor: string | number; label: string | number }
  'activity.import.undone': { label: string | number; removed: number; kept: number }
  'activity.people.exported': { actor: string | number; people: number }
  'activity.audit.exported': { actor: string | number }
  'activity.audit.chainChecked': { actor: string | number }
  'activity.withReason': { sentence: string | number; reason: string | number }
  'activity.withChanges': { sentence: string | number; changes: string | number }
  'activity.nextChange': { first: string | number; next: string | number }
  'activity.change.lockedUntil': { day: string }
  'activity.change.dueOn': { day: string }
  'activity.change.answer': { answer: string | number }
  'activity.change.role': { role: string | number }
  'activity.change.roles': { from: string | number; to: string | number }
  'activity.change.joined': { groups: readonly string[] }
  'activity.change.left': { groups: readonly string[] }
  'activity.change.settings': { settings: readonly string[] }
  'activity.change.reassigned': { person: string | number }
  'activity.change.given': { permissions: readonly string[] }
  'activity.change.taken': { permissions: readonly string[] }
  'activity.change.added': { people: readonly string[] }
  'activity.change.removed': { people: readonly string[] }
  'activity.change.days': { from: string; to: string }
  'activity.change.grantTo': { grant: string | number; holder: string | number }
  'activity.change.grantToAll': { grant: string | number }
  'activity.change.formerGrant': { grant: string | number }
  'activity.change.owner': { person: string | number }
  'activity.change.noOwner': null
  'activity.change.under': { folder: string | number }
  'activity.change.root': null
  'activity.change.calendarFolder': { folder: string | number }
  'activity.change.alerted': { people: readonly string[] }
  'activity.change.silentSince': { since: string }
  'activity.change.note': { note: string | number }
  'activity.grant.read': null
  'activity.grant.edit': null
  'activity.setting.name': null
  'activity.setting.phone': null
  'activity.setting.department': null
  'activity.setting.manager': null
  'activity.setting.escalation': null
  'activity.letter.signatureAsked.self': { actor: string | number }
  'activity.letter.signatureAsked.other': { actor: string | number; signatory: string | number }
  'activity.letter.signed': { signatory: string | number }
  'activity.letter.sealed': null
  'activity.letter.sealDelayed': null
  'activity.letter.signatureRefused': { signatory: string | number }
  'activity.letter.signatureCancelled.accessEnded': { actor: string | number; signatory: string | number }
  'activity.letter.signatureCancelled.plain': { actor: string | number; signatory: string | number }
  'activity.templateFile.created': { actor: string | number; label: string | number }
  'activity.templateFile.changed': { actor: string | number; label: string | number }
  'activity.templateFile.removed': { actor: string | number; label: string | number }
  'activity.templateFile.restored': { actor: string | number; label: string | number }
  'activity.questionnaire.asked': { actor: string | number; respondent: string | number; fields: readonly string[] }
  'activity.questionnaire.reminded': { actor: string | number; respondent: string | number }
  'activity.questionnaire.opened': { respondent: string | number }
  'activity.questionnaire.answered': { respondent: string | number; fields: readonly string[] }
  'activity.questionnaire.taken': { actor: string | number; respondent: string | number; fields: readonly string[] }
  'activity.questionnaire.returned': { actor: string | number; respondent: string | number }
  'activity.questionnaire.withdrawn': { actor: string | number; respondent: string | number }
  'activity.questionnaire.wrongCode': { respondent: string | number; count: number }
  'administration.search': null
  'administration.failed': null
  'administration.refused': null
  'administration.noMatch': null
  'administration.showAll': null
  'administration.notFound': null
  'administration.nowhere': null
  'administration.saved': { name: string | number }
  'administration.removed': { name: string | number }
  'administration.restored': { name: string | number }
  'administration.identity.name': null
  'administration.identity.siren': null
  'administration.identity.sirenHint': null
  'administration.identity.siret': null
  'administration.identity.siretHint': null
  'administration.identity.vatNumber': null
  'administration.identity.vatNumberHint': null
  'administration.identity.address': null
  'administration.conflict.title': { name: string | number; when: string | number }
  'administration.conflict.choose': null
  'administration.conflict.taken': null
  'administration.conflict.mine': null
  'administration.conflict.theirs': { name: string | number; when: string | number }
  'administration.conflict.keepMine': null
  'administration.conflict.takeTheirs': null
  'administration.conflict.empty': null
  'administration.conflict.yes': null
  'administration.conflict.no': null
  'administration.conflict.someone': null
  'administration.conflict.step.added': { name: string | number }
  'administration.conflict.step.removed': { name: string | number }
  'administration.conflict.step.moved': { name: string | number }
  'administration.conflict.step.changed': { name: string | number; parts: string | number }
  'administration.conflict.step.one': { name: string | number }
  'administration.conflict.step.part': { step: string | number; part: string | number }
  'administration.conflict.step.order': null
  'administration.conflict.step.gone': null
  'alert-answers.sign': null
  'alert-answers.signOn': { text: string | number }
  'alert-answers.decide': null
  'alert-answers.decideOn': { text: string | number }
  'alert-answers.take': null
  'alert-answers.snooze': null
  'alert-answers.undo': null
  'alert-answers.takeNamed': { text: string | number }
  'alert-answers.snoozeNamed': { text: string | number }
  'alert-answers.undoNamed': { text: string | number }
  'alert-answers.own.acknowledged': null
  'alert-answers.own.snoozed': { until: string }
  'alert-answers.takenBy': { people: readonly string[] }
  'alert-answers.toDecide': null
  'alert-answers.about': { text: string | number; target: string }
  'alert-answers.dialog.acknowledged.title': null
  'alert-answers.dialog.acknowledged.submit': null
  'alert-answers.dialog.acknowledged.lead': null
  'alert-answers.dialog.snoozed.title': null
  'alert-answers.dialog.snoozed.submit': null
  'alert-answers.dialog.snoozed.lead': null
  'alert-answers.dialog.until': null
  'alert-answers.dialog.untilHint': { latest: string }
  'alert-answers.dialog.noDayLeft': { target: string }
  'alert-answers.dialog.untilMissing': null
  'alert-answers.dialog.note': null
  'alert-answers.dialog.noteOwn': null
  'alert-answers.dialog.replaces': null
  'alert-answers.dialog.failed': null
  'alert-answers.done.acknowledged': null
  'alert-answers.done.snoozed': { until: string }
  'alert-answers.undone': null
  'alert-answers.standing.title': null
  'alert-answers.standing.none': null
  'alert-answers.standing.byOn': { name: string | number; moment: string | number }
  'alert-answers.standing.note': { note: string | number }
  'alert-answers.record.title': { count: number }
  'alert-answers.record.told': { name: string | number }
  'alert-answers.record.acknowledged': { name: string | number }
  'alert-answers.record.snoozed': { name: string | number; until: string }
  'alert-answers.record.channel.none': null
  'alert-answers.record.channel.sent.instant': { moment: string | number }
  'alert-answers.record.channel.sent.daily': { moment: string | number }
  'alert-answers.record.channel.sent.weekly': { moment: string | number }
  'alert-answers.record.channel.planned.instant': { moment: string | number }
  'alert-answers.record.channel.planned.daily': { moment: string | number }
  'alert-answers.record.channel.planned.weekly': { moment: string | number }
  'alert-answers.record.channel.failed.instant': null
  'alert-answers.record.channel.failed.daily': null
  'alert-answers.record.channel.failed.weekly': null
  'alert-answers.record.channel.waiting': null
  'alert-answers.record.channel.read': { moment: string | number }
  'alert-answers.record.channel.notQuoted': null
  'alert-answers.record.channel.unknown': null
  'alert-answers.record.ended.undone': { moment: string | number }
  'alert-answers.record.ended.replaced': { moment: string | number }
  'alert-answers.record.ended.returned': { moment: string | number }
  'alert-answers.record.ended.moved': { moment: string | number; movedTo: string }
  'alert-answers.record.ended.gone': { moment: string | number }
  'alert-answers.record.ended.passed': null
  'alert-answers.record.ended.left': { moment: string | number }
  'alert-answers.record.failed': null
  'alerts.title': null
  'alerts.origin.default': null
  'alerts.origin.type': { type: string | number }
  'alerts.origin.contract': null
  'alerts.recipients': { people: readonly string[] }
  'alerts.receivesNothing': { people: readonly string[] }
  'alerts.onlyOwnerLeft': null
  'alerts.thirdParties.some': { people: readonly string[] }
  'alerts.thirdParties.none': null
  'alerts.upcoming.title': null
  'alerts.upcoming.line': { text: string | number; target: string }
  'alerts.upcoming.none': null
  'alerts.upcoming.always': null
  'alerts.unsigned': null
  'alerts.failed': null
  'alerts.change': null
  'alerts.about.limit.preventRenewal': null
  'alerts.about.limit.obtainRenewal': null
  'alerts.about.sendBy.preventRenewal': null
  'alerts.about.sendBy.obtainRenewal': null
  'alerts.about.exit': null
  'alerts.about.exitSendBy': null
  'alerts.about.end': null
  'alerts.about.ended': null
  'alerts.about.renewalCertain': null
  'alerts.about.renewed': null
  'alerts.about.informConsumer': null
  'alerts.dialog.title': null
  'alerts.dialog.source': null
  'alerts.dialog.inherited.default': null
  'alerts.dialog.inherited.type': { type: string | number }
  'alerts.dialog.inheritedHint': null
  'alerts.dialog.own': null
  'alerts.dialog.ownHint': null
  'alerts.dialog.once': null
  'alerts.dialog.save': null
  'alerts.dialog.saved': null
  'alerts.type.title': null
  'alerts.type.hint': null
  'alerts.type.own': null
  'alerts.days.title': null
  'alerts.days.hint': null
  'alerts.days.window': null
  'alerts.days.sendBy': null
  'alerts.days.limit': null
  'alerts.days.exit': null
  'alerts.days.end': null
  'alerts.days.line': { date: string | number; days: readonly string[] }
  'alerts.to.title': null
  'alerts.to.owner': null
  'alerts.to.groups': null
  'alerts.to.people': null
  'alerts.to.thirdParties': null
  'alerts.to.thirdPartiesHint': null
  'alerts.to.hint': null
  'amendments.title': null
  'amendments.none': null
  'amendments.effective': { day: string }
  'amendments.effectiveAtSignature': null
  'amendments.state': null
  'amendments.edit': null
  'amendments.correct': null
  'amendments.dialog.title': null
  'amendments.dialog.lead': null
  'amendments.dialog.transcribed': null
  'amendments.dialog.effectiveOn': null
  'amendments.dialog.effectiveHint': null
  'amendments.dialog.dates': null
  'amendments.dialog.others': null
  'amendments.dialog.values': null
  'amendments.dialog.rows': null
  'amendments.dialog.rowsHint': null
  'amendments.dialog.duration': null
  'amendments.dialog.amount': null
  'amendments.dialog.currency': null
  'amendments.dialog.currencyHint': null
  'amendments.dialog.start': null
  'amendments.dialog.startHint': null
  'amendments.dialog.save': null
  'amendments.dialog.saved': null
  'amendments.dialog.emptied': null
  'amendments.changes.title': null
  'amendments.changes.none': null
  'amendments.preview.title': null
  'amendments.preview.lead': null
  'amendments.end.prorogation': null
  'amendments.end.followsStart': null
  'amendments.end.shortened': null
  'amendments.end.endRemoved': null
  'amendments.end.endSet': null
  'amendments.end.tooLate': null
  'amendments.end.renew': null
  'amendments.setBy.document': { reference: string | number; day: string }
  'amendments.setBy.hidden': { day: string }
  'amendments.setBy.instead': { value: string | number }
  'amendments.setBy.until': { value: string | number; day: string }
  'amendments.setBy.from': { day: string; value: string | number }
  'amendments.setBy.named': { label: string | number; text: string | number }
  'amendments.setBy.rowsSince': { day: string }
  'amendments.setBy.rowsFrom': { day: string }
  'annexes.obstacle.kind': null
  'annexes.obstacle.protected': null
  'annexes.obstacle.signed': null
  'annexes.obstacle.undrawable': null
  'annexes.obstacle.tooLong': null
  'annexes.sending.title': null
  'annexes.sending.appended': null
  'annexes.sending.listed': { reason: string | number }
  'annexes.sending.claim': null
  'annexes.shown.title': null
  'annexes.shown.lead': null
  'annexes.shown.leadToSign': null
  'annexes.shown.download': { number: string | number }
  'annexes.shown.appended': null
  'annexes.shown.listed': null
  'annexes.shown.get': null
  'annexes.number': { number: string | number }
  'archiving.archived': { count: number }
  'archiving.restored': { count: number }
  'archiving.oneArchived': { title: string | number }
  'archiving.oneRestored': { title: string | number }
  'archiving.refused': { title: string | number; reason: string | number }
  'archiving.unseen': null
  'archiving.title': { count: number }
  'archiving.none': null
  'archiving.checking': null
  'archiving.consequence': { count: number }
  'archiving.kept': { count: number }
  'archiving.confirm': { count: number }
  'archiving.lock.contractTitle': { title: string | number }
  'archiving.lock.blockTitle': { title: string | number }
  'archiving.lock.contractLead': null
  'archiving.lock.blockLead': null
  'archiving.lock.reason': null
  'archiving.lock.reasonHint': null
  'archiving.lock.until': null
  'archiving.lock.untilHint': null
  'archiving.lock.submit': null
  'archiving.lock.contractDone': null
  'archiving.lock.blockDone': null
  'archiving.lock.contractLifted': null
  'archiving.lock.blockLifted': null
  'as-of.open': null
  'as-of.title': null
  'as-of.close': null
  'as-of.band.past': { day: string }
  'as-of.band.future': { day: string }
  'as-of.band.today': { day: string }
  'as-of.band.notYet': { day: string; first: string }
  'as-of.back': null
  'as-of.date': null
  'as-of.dateHint': { last: string }
  'as-of.slider': null
  'as-of.sliderHint': null
  'as-of.previous': null
  'as-of.next': null
  'as-of.readOnly': null
  'as-of.parties': null
  'as-of.management': null
  'as-of.deadlines': null
  'as-of.terms': null
  'as-of.fields': null
  'as-of.none': null
  'as-of.todayIs': { text: string | number }
  'as-of.assumptions': null
  'as-of.why': null
  'as-of.warnings': null
  'as-of.same': null
  'as-of.differs': { count: number }
  'as-of.failed': null
  'as-of.invalid': { last: string }
  'as-of.term': { number: number; of: number }
  'as-of.termOpen': { number: number }
  'as-of.gone': null
  'as-of.goneFolder': null
  'as-of.erasedPerson': null
  'as-of.step.first': null
  'as-of.step.today': null
  'as-of.value.status': null
  'as-of.value.title': null
  'as-of.value.reference': null
  'as-of.value.type': null
  'as-of.value.counterparty': null
  'as-of.value.legalEntity': null
  'as-of.value.amount': null
  'as-of.value.owner': null
  'as-of.value.folders': null
  'as-of.value.project': null
  'as-of.value.parent': null
  'as-of.value.direction': null
  'as-of.value.scope': null
  'as-of.value.signatureDate': null
  'as-of.value.effectiveDate': null
  'as-of.value.endDate': null
  'as-of.value.terminationDate': null
  'as-of.value.prudentLimit': null
  'as-of.value.sendBy': null
  'as-of.value.exitDate': null
  'as-of.value.exitLimit': null
  'as-of.value.term': null
  'as-of.value.phase': null
  'as-of.value.isArchived': null
  'as-of.value.duration': null
  'as-of.value.renewalType': null
  'as-of.value.renewalDuration': null
  'as-of.value.maxRenewals': null
  'as-of.value.notice': null
  'as-of.value.noticeCountsWhen': null
  'as-of.value.sendingMode': null
  'as-of.value.roll': null
  'as-of.value.earlyExit': null
  'as-of.value.indeterminateAlignment': null
  'as-of.value.fields': null
  'as-of.assumes.noNotice': null
  'as-of.assumes.unsigned': null
  'as-of.assumes.management': null
  'as-of.assumes.knownToday': null
  'as-of.assumes.before': { day: string }
  'as-of.assumes.fields': null
  'as-of.history.title': { label: string | number }
  'as-of.history.held': { from: string; to: string }
  'as-of.history.heldOn': { from: string }
  'as-of.history.since': { from: string }
  'as-of.history.corrected': null
  'as-of.history.assumed': null
  'as-of.history.computed': null
  'as-of.history.created': null
  'as-of.history.stated': null
  'as-of.history.changed': null
  'as-of.history.setBy': { document: string | number }
  'as-of.history.setByHidden': { day: string }
  'as-of.history.readIn': { document: string | number }
  'as-of.history.renewed': { renewal: string | number }
  'as-of.history.because': { reason: string | number }
  'as-of.history.byOn': { name: string | number; moment: string | number }
  'as-of.history.on': { moment: string | number }
  'as-of.history.empty': null
  'as-of.history.failed': null
  'as-of.noPrevious': null
  'as-of.noNext': null
  'attachment-of-amendment.title': null
  'attachment-of-amendment.titleOf': { title: string | number }
  'attachment-of-amendment.consequence': null
  'attachment-of-amendment.confirm': null
  'attachment-of-amendment.done': null
  'attachment-of-amendment.undone': null
  'attachment-of-amendment.none': null
  'attachment-of-amendment.phase': null
  'attachment-of-amendment.endDate': null
  'attachment-of-amendment.limit': null
  'attachment-of-amendment.below': null
  'attachment-of-amendment.total': { currency: string | number }
  'attachment-of-amendment.unchanged': null
  'attachment-of-amendment.moves': { before: string | number; after: string | number }
  'attachment-of-amendment.from': { day: string }
  'attachment-of-amendment.fromSignature': null
  'attachments.title': null
  'attachments.lead': null
  'attachments.add': null
  'attachments.addHint': null
  'attachments.dropHere': null
  'attachments.addAs': null
  'attachments.empty': null
  'attachments.emptyLead': null
  'attachments.kind.annex': null
  'attachments.kind.signaturePage': null
  'attachments.number': { number: string | number }
  'attachments.version': { number: string | number }
  'attachments.signedOn': { day: string }
  'attachments.pages': { count: number }
  'attachments.adding': { name: string | number; done: number; total: number }
  'attachments.added': { count: number }
  'attachments.failedLine': { name: string | number; reason: string | number }
  'attachments.dismiss': null
  'attachments.versionAdded': { name: string | number }
  'attachments.drag': { name: string | number }
  'attachments.dragHint': null
  'attachments.moved': { name: string | number; place: number; total: number }
  'attachments.menu': { name: string | number }
  'attachments.preview.open': null
  'attachments.preview.title': { name: string | number }
  'attachments.preview.page': { page: number; total: number }
  'attachments.preview.previous': null
  'attachments.preview.next': null
  'attachments.preview.none': null
  'attachments.preview.failed': null
  'attachments.preview.alt': { page: number; name: string | number }
  'attachments.preview.isFirst': null
  'attachments.preview.isLast': null
  'attachments.download': null
  'attachments.downloadReceived': null
  'attachments.newVersion': null
  'attachments.edit': null
  'attachments.up': null
  'attachments.down': null
  'attachments.first': null
  'attachments.last': null
  'attachments.delete': null
  'attachments.deleted': { name: string | number }
  'attachments.restored': { name: string | number }
  'attachments.versions.open': null
  'attachments.versions.title': { name: string | number }
  'attachments.versions.counting': null
  'attachments.versions.earlier': null
  'attachments.versions.hash': null
  'attachments.versions.receivedHash': null
  'attachments.versions.by': { moment: string | number; name: string | number }
  'attachments.versions.downloadNumber': { number: string | number }
  'attachments.form.title': { name: string | number }
  'attachments.form.name': null
  'attachments.form.kind': null
  'attachments.form.kindHint': null
  'attachments.form.signatureDate': null
  'attachments.form.save': null
  'attachments.form.saved': null
  'attachments.together.zip': null
  'attachments.together.pdf': null
  'attachments.listed': { reason: string | number }
  'attachments.archive.contract': { reference: string | number }
  'attachments.addedOn': { moment: string | number }
  'audit-screen.title': null
  'audit-screen.lead': null
  'audit-screen.column.at': null
  'audit-screen.column.text': null
  'audit-screen.column.object': null
  'audit-screen.column.contract': null
  'audit-screen.empty': null
  'audit-screen.emptyHint': null
  'audit-screen.person': null
  'audit-screen.objectType': null
  'audit-screen.action': null
  'audit-screen.from': null
  'audit-screen.to': null
  'audit-screen.filter.person': null
  'audit-screen.filter.objectType': null
  'audit-screen.filter.action': null
  'audit-screen.filter.object': null
  'audit-screen.filter.from': { day: string }
  'audit-screen.filter.to': { day: string }
  'audit-screen.more': { count: number }
  'audit-screen.exportAs': null
  'audit-screen.exportXlsx': null
  'audit-screen.exportCsv': null
  'audit-screen.verifyElsewhere': null
  'audit-screen.exportChain': null
  'audit-screen.exportCertificate': null
  'audit-screen.exported': null
  'audit-screen.detail.title': { sequence: number }
  'audit-screen.detail.unchained': null
  'audit-screen.detail.when': null
  'audit-screen.detail.who': null
  'audit-screen.detail.object': null
  'audit-screen.detail.contract': null
  'audit-screen.detail.facts': null
  'audit-screen.detail.noFacts': null
  'audit-screen.detail.open': null
  'audit-screen.detail.sameObject': null
  'audit-screen.detail.samePerson': null
  'audit-screen.detail.technical': null
  'audit-screen.detail.payload': null
  'audit-screen.detail.hash': null
  'audit-screen.detail.previousHash': null
  'audit-screen.detail.type': null
  'audit-screen.chain.title': null
  'audit-screen.chain.length': { count: number }
  'audit-screen.chain.unchained': { count: number }
  'audit-screen.chain.head': null
  'audit-screen.chain.checkpoint': { sequence: number; at: string | number }
  'audit-screen.chain.timestamped': null
  'audit-screen.chain.noCheckpoint': null
  'audit-screen.chain.never': null
  'audit-screen.chain.intact': { at: string | number; by: string | number; goal: number }
  'audit-screen.chain.broken': { at: string | number; by: string | number; brokenAt: number }
  'audit-screen.chain.unfinished': { checkedTo: number; goal: number }
  'audit-screen.chain.check': null
  'audit-screen.chain.goOn': null
  'audit-screen.chain.checking': null
  'audit-screen.chain.lost': { count: number }
  'audit-screen.chain.overdue': null
  'audit-screen.chain.beyond': null
  'audit.object.contract': null
  'audit.object.template': null
  'audit.object.clause': null
  'audit.object.workflow': null
  'audit.object.workflowStep': null
  'audit.object.circuit': null
  'audit.object.validation': null
  'audit.object.signature': null
  'audit.object.signatory': null
  'audit.object.contractType': null
  'audit.object.category': null
  'audit.object.taggedField': null
  'audit.object.project': null
  'audit.object.counterparty': null
  'audit.object.legalEntity': null
  'audit.object.folder': null
  'audit.object.group': null
  'audit.object.role': null
  'audit.object.person': null
  'audit.object.delegation': null
  'audit.object.company': null
  'audit.object.integration': null
  'audit.object.export': null
  'audit.object.import': null
  'audit.object.share': null
  'audit.object.attachment': null
  'audit.object.templateFile': null
  'audit.object.questionnaire': null
  'audit.fact.label': null
  'audit.fact.signatory': null
  'audit.fact.sharedWith': null
  'audit.fact.email': null
  'audit.fact.reference': null
  'audit.fact.reason': null
  'audit.fact.kind': null
  'audit.fact.decision': null
  'audit.fact.day': null
  'audit.fact.until': null
  'audit.fact.effect': null
  'audit.fact.dueDate': null
  'audit.fact.awaitedSince': null
  'audit.fact.signatories': null
  'audit.fact.tries': null
  'audit.fact.steps': null
  'audit.fact.stepName': null
  'audit.fact.added': null
  'audit.fact.changed': null
  'audit.fact.removed': null
  'audit.fact.moved': null
  'audit.fact.events': null
  'audit.fact.fileType': null
  'audit.fact.isIntact': null
  'audit.fact.brokenAt': null
  'audit.fact.fromVersion': null
  'audit.fact.level': null
  'audit.fact.variables': null
  'audit.fact.isReset': null
  'audit.fact.signatureDate': null
  'audit.fact.gained': null
  'audit.fact.lost': null
  'audit.fact.delegate': null
  'audit.value.accepted': null
  'audit.value.refused': null
  'audit.value.drafting': null
  'audit.value.negotiation': null
  'audit.value.signature': null
  'audit.value.followUp': null
  'audit.value.validation': null
  'audit.value.local': null
  'audit.value.scan': null
  'audit.value.template': null
  'audit.value.upload': null
  'audit.value.scratch': null
  'audit.value.signed': null
  'audit.value.reader': null
  'audit.value.commenter': null
  'audit.value.suggester': null
  'audit.value.editor': null
  'audit.value.owner': null
  'audit.export.sheet': null
  'audit.export.number': null
  'audit.export.at': null
  'audit.export.actor': null
  'audit.export.text': null
  'audit.export.object': null
  'audit.export.reference': null
  'audit.export.type': null
  'auth-recovery.back': null
  'auth-recovery.signIn': null
  'auth-recovery.newLink': null
  'auth-recovery.linkDead': null
  'auth-recovery.linkDeadLead': null
  'auth-recovery.forgot.title': null
  'auth-recovery.forgot.lead': null
  'auth-recovery.forgot.email': null
  'auth-recovery.forgot.emailInvalid': null
  'auth-recovery.forgot.submit': null
  'auth-recovery.forgot.sentTitle': null
  'auth-recovery.forgot.sentLead': { email: string | number }
  'auth-recovery.forgot.sentHint': null
  'auth-recovery.forgot.again': null
  'auth-recovery.reset.title': null
  'auth-recovery.reset.lead': { email: string | number }
  'auth-recovery.reset.submit': null
  'auth-recovery.reset.doneTitle': null
  'auth-recovery.reset.doneLead': null
  'auth-recovery.email.title': null
  'auth-recovery.email.lead': { email: string | number; currentEmail: string | number }
  'auth-recovery.email.submit': null
  'auth-recovery.email.doneTitle': null
  'auth-recovery.email.doneLead': { email: string | number }
  'auth-recovery.email.continue': null
  'auth-recovery.email.own': { email: string | number }
  'auth-recovery.email.ownDone': { email: string | number }
  'auth-recovery.email.ownTitle': null
  'auth-recovery.stop.title': null
  'auth-recovery.stop.lead': { email: string | number }
  'auth-recovery.stop.consequence': null
  'auth-recovery.stop.submit': null
  'auth-recovery.stop.doneTitle': null
  'auth-recovery.stop.doneLead': { email: string | number }
  'auth-recovery.join.title': null
  'auth-recovery.join.lead': null
  'auth-recovery.join.email': null
  'auth-recovery.join.submit': null
  'auth-recovery.join.sentTitle': null
  'auth-recovery.join.sentLead': { email: string | number }
  'auth-recovery.join.sentHint': null
  'auth-recovery.join.again': null
  'auth.signIn.title': null
  'auth.signIn.lead': null
  'auth.signIn.email': null
  'auth.signIn.password': null
  'auth.signIn.remember': null
  'auth.signIn.rememberHint': null
  'auth.signIn.submit': null
  'auth.signIn.noAccount': null
  'auth.signIn.create': null
  'auth.signIn.emailRequired': null
  'auth.signIn.passwordRequired': null
  'auth.signIn.sessionEnded': null
  'auth.signIn.sessionEndedWithText': null
  'auth.signIn.demo': { email: string | number; password: string | number }
  'auth.signIn.forgot': null
  'auth.signIn.join': null
  'auth.signIn.joinHint': null
  'auth.signIn.askForInvitation': null
  'auth.signIn.signInToOpen': null
  'auth.signUp.title': null
  'auth.signUp.lead': null
  'auth.signUp.company': null
  'auth.signUp.companyHint': null
  'auth.signUp.firstName': null
  'auth.signUp.lastName': null
  'auth.signUp.email': null
  'auth.signUp.password': null
  'auth.signUp.passwordHint': null
  'auth.signUp.submit': null
  'auth.signUp.haveAccount': null
  'auth.signUp.signIn': null
  'auth.signUp.companyRequired': null
  'auth.signUp.firstNameRequired': null
  'auth.signUp.lastNameRequired': null
  'auth.signUp.emailInvalid': null
  'auth.signUp.passwordShort': null
  'auth.signUp.code': null
  'auth.signUp.codeHint': null
  'auth.signUp.codeRequired': null
  'auth.signUp.byMailLead': null
  'auth.signUp.byMailSubmit': null
  'auth.signUp.sentTitle': null
  'auth.signUp.sentLead': { email: string | number }
  'auth.signUp.sentHint': null
  'auth.signUp.again': null
  'auth.signUp.takenTitle': null
  'auth.signUp.takenLead': null
  'auth.signUp.closedTitle': null
  'auth.signUp.closedLead': null
  'auth.aside.quote': null
  'auth.aside.lifeline': null
  'auth.aside.drafted': null
  'auth.aside.validated': null
  'auth.aside.signed': null
  'auth.aside.notice': null
  'auth.aside.end': null
  'auth.activate.title': null
  'auth.activate.lead': { company: string | number }
  'auth.activate.again': null
  'auth.activate.different': null
  'auth.activate.submit': null
  'auth.activate.joining': { company: string | number }
  'auth.activate.company': { company: string | number }
  'awaited.byPerson': null
  'awaited.byCircuit': null
  'awaited.signatures': null
  'awaited.withoutCircuit': null
  'awaited.column.person': null
  'awaited.column.circuit': null
  'awaited.column.count': null
  'awaited.column.median': null
  'awaited.column.longest': null
  'awaited.column.step': null
  'awaited.column.of': null
  'awaited.column.waited': null
  'awaited.column.reminder': null
  'awaited.more': { count: number }
  'awaited.fewer': null
  'awaited.card': { count: number; median: string | number; longest: string | number }
  'awaited.halfDays': { days: string | number }
  'awaited.delegates': { names: readonly string[] }
  'awaited.dueOn': { day: string | number }
  'awaited.lateSince': { day: string | number }
  'awaited.neverReminded': null
  'awaited.remindedAt': { moment: string | number }
  'awaited.remindOn': { name: string | number }
  'awaited.search': null
  'awaited.searchPlaceholder': null
  'awaited.onlyLate': null
  'awaited.filter.circuit': { name: string | number }
  'awaited.caption': null
  'awaited.empty': null
  'awaited.emptyHint': null
  'awaited.noMatch': null
  'awaited.failed': null
  'board.title': null
  'board.lead': null
  'board.asList': null
  'board.failed': null
  'board.workflow': null
  'board.onlyLate': null
  'board.column': null
  'board.region': null
  'board.keys': null
  'board.count': { count: number }
  'board.listed': { count: number }
  'board.empty': null
  'board.more': null
  'board.move': { title: string | number }
  'board.moveTo': null
  'board.moved': { title: string | number; step: string | number }
  'board.completed': null
  'board.due': { day: string }
  'board.late': { day: string }
  'board.confirm.title': { title: string | number; step: string | number }
  'board.confirm.consequence': null
  'board.confirm.move': null
  'board.confirm.completes': { name: string | number }
  'board.confirm.passesOver': { count: number; names: readonly string[] }
  'board.confirm.reopens': { count: number; names: readonly string[] }
  'calendar-feed.calendar.owned': { company: string | number }
  'calendar-feed.calendar.visible': { company: string | number }
  'calendar-feed.calendar.folder': { folder: string | number; company: string | number }
  'calendar-feed.calendar.folderGone': { company: string | number }
  'calendar-feed.calendar.description': null
  'calendar-feed.calendar.leftOut': { count: number }
  'calendar-feed.summary.sendNoticeBy': { contract: string | number }
  'calendar-feed.summary.sendRequestBy': { contract: string | number }
  'calendar-feed.summary.noticeLimit': { contract: string | number }
  'calendar-feed.summary.requestLimit': { contract: string | number }
  'calendar-feed.summary.termEnd': { contract: string | number }
  'calendar-feed.summary.finalEnd': { contract: string | number }
  'calendar-feed.summary.exitSendBy': { contract: string | number }
  'calendar-feed.summary.exitLimit': { contract: string | number }
  'calendar-feed.summary.informConsumer': { contract: string | number }
  'calendar-feed.about.sendNoticeBy': { day: string }
  'calendar-feed.about.sendRequestBy': { day: string }
  'calendar-feed.about.noticeLimit': { day: string }
  'calendar-feed.about.requestLimit': { day: string }
  'calendar-feed.about.termEnd': null
  'calendar-feed.about.finalEnd': null
  'calendar-feed.about.exitSendBy': { day: string }
  'calendar-feed.about.exitLimit': { day: string }
  'calendar-feed.about.informConsumer': { day: string }
  'calendar-feed.prudentLimit': { day: string }
  'calendar-feed.legalLimit': { day: string }
  'calendar-feed.conditional': null
  'calendar-feed.clausePrevails': null
  'calendar-feed.reference': { reference: string | number }
  'calendar-feed.cancelled.summary': { summary: string | number }
  'calendar-feed.cancelled.description': null
  'calendar-feed.withdrawn.summary': null
  'calendar-feed.withdrawn.description': null
  'calendar-feeds.title': null
  'calendar-feeds.lead': null
  'calendar-feeds.empty': null
  'calendar-feeds.failed': null
  'calendar-feeds.close': null
  'calendar-feeds.name.owned': null
  'calendar-feeds.name.visible': null
  'calendar-feeds.name.folder': { folder: string | number }
  'calendar-feeds.name.unknown': null
  'calendar-feeds.created': { moment: string | number }
  'calendar-feeds.read': { moment: string | number }
  'calendar-feeds.neverRead': null
  'calendar-feeds.revoke': null
  'calendar-feeds.revokeNamed': { person: string | number; name: string | number }
  'calendar-feeds.revokeAll': null
  'calendar-feeds.revokeAllNamed': { person: string | number }
  'calendar-feeds.asking.one': { person: string | number }
  'calendar-feeds.asking.all': { person: string | number }
  'calendar-feeds.asking.consequence': { person: string | number }
  'calendar-feeds.asking.confirm': null
  'calendar-feeds.revoked': { person: string | number }
  'calendar-feeds.shown': { shown: number; count: number }
  'calendar-feeds.more': null
  'calendars.title': null
  'calendars.lead': null
  'calendars.empty': null
  'calendars.emptyLead': null
  'calendars.add': null
  'calendars.full': { count: number }
  'calendars.leaves': null
  'calendars.scope.owned': null
  'calendars.scope.visible': null
  'calendars.scope.folder': null
  'calendars.form.scope': null
  'calendars.form.folder': null
  'calendars.form.folderMissing': null
  'calendars.form.submit': null
  'calendars.name.owned': null
  'calendars.name.visible': null
  'calendars.name.folder': { folder: string | number }
  'calendars.name.gone': null
  'calendars.lastRead': { moment: string | number }
  'calendars.neverRead': null
  'calendars.createdAt': { moment: string | number }
  'calendars.renew': null
  'calendars.renewNamed': { name: string | number }
  'calendars.remove': null
  'calendars.removeNamed': { name: string | number }
  'calendars.removed': null
  'calendars.renewing.title': { name: string | number }
  'calendars.renewing.consequence': null
  'calendars.renewing.confirm': null
  'calendars.removing.title': { name: string | number }
  'calendars.removing.consequence': null
  'calendars.removing.confirm': null
  'calendars.link.title': { name: string | number }
  'calendars.link.once': null
  'calendars.link.label': null
  'calendars.link.copy': null
  'calendars.link.copied': null
  'calendars.link.copyFailed': null
  'calendars.link.open': null
  'calendars.link.done': null
  'calendars.how.outlook.name': null
  'calendars.how.outlook.steps': null
  'calendars.how.google.name': null
  'calendars.how.google.steps': null
  'calendars.how.apple.name': null
  'calendars.how.apple.steps': null
  'calendars.how.reach': null
  'categories.title': null
  'categories.lead': null
  'categories.create': null
  'categories.new': null
  'categories.delete': null
  'categories.readOnly': null
  'categories.empty': null
  'categories.emptyHint': null
  'categories.column.name': null
  'categories.column.kind': null
  'categories.column.clauses': null
  'categories.column.templates': null
  'categories.kind.clause': null
  'categories.kind.template': null
  'categories.below': { name: string | number }
  'categories.parent': null
  'categories.parentPlaceholder': null
  'categories.nameHint': null
  'categories.kindPlaceholder': null
  'circuit-rules.conditions.label': null
  'circuit-rules.conditions.always': null
  'circuit-rules.conditions.all': null
  'circuit-rules.conditions.add': null
  'circuit-rules.conditions.remove': { position: string | number }
  'circuit-rules.conditions.position': { position: string | number }
  'circuit-rules.conditions.kind': null
  'circuit-rules.conditions.comparison': null
  'circuit-rules.conditions.amount': null
  'circuit-rules.conditions.currency': null
  'circuit-rules.conditions.types': null
  'circuit-rules.conditions.typesPlaceholder': null
  'circuit-rules.conditions.folders': null
  'circuit-rules.conditions.foldersPlaceholder': null
  'circuit-rules.conditions.field': null
  'circuit-rules.conditions.value': null
  'circuit-rules.conditions.unfit': null
  'circuit-rules.conditions.yes': null
  'circuit-rules.conditions.no': null
  'circuit-rules.conditions.isFull': null
  'circuit-rules.kind.amount': null
  'circuit-rules.kind.contractType': null
  'circuit-rules.kind.folder': null
  'circuit-rules.kind.field': null
  'circuit-rules.amountOperator.atLeast': null
  'circuit-rules.amountOperator.below': null
  'circuit-rules.operator.equals': null
  'circuit-rules.operator.contains': null
  'circuit-rules.operator.atLeast': null
  'circuit-rules.trial.title': null
  'circuit-rules.trial.lead': null
  'circuit-rules.trial.amount': null
  'circuit-rules.trial.type': null
  'circuit-rules.trial.folders': null
  'circuit-rules.trial.fields': null
  'circuit-rules.simulation.title': null
  'circuit-rules.simulation.steps': null
  'circuit-rules.simulation.skippedSteps': null
  'circuit-rules.simulation.always': null
  'circuit-rules.simulation.because': { reasons: readonly string[] }
  'circuit-rules.simulation.skipped': { reasons: readonly string[] }
  'circuit-rules.simulation.beside': null
  'circuit-rules.simulation.member': { name: string | number; groups: readonly string[] }
  'circuit-rules.simulation.standIn': { name: string | number; delegates: readonly string[] }
  'circuit-rules.simulation.unavailable': { names: readonly string[] }
  'circuit-rules.simulation.nobody': null
  'circuit-rules.simulation.none': null
  'circuit-rules.simulation.failed': null
  'circuit-rules.simulation.departing': null
  'circuit-rules.simulation.recorded': null
  'circuit-rules.simulation.proposed': { contractType: string | number }
  'circuit-rules.simulation.imposedFor': { contractType: string | number }
  'circuit-rules.simulation.submitDeparting': null
  'circuit-rules.simulation.proposedByTemplate': { template: string | number }
  'circuit-verdicts.amount.reached': { actual: string | number; limit: string | number }
  'circuit-verdicts.amount.under': { actual: string | number; limit: string | number }
  'circuit-verdicts.amount.ofMaster': { amount: string | number }
  'circuit-verdicts.amount.noAmount': { limit: string | number }
  'circuit-verdicts.amount.otherCurrency': { actual: string | number; limit: string | number }
  'circuit-verdicts.contractType.holds': { actual: string | number }
  'circuit-verdicts.contractType.fails': { actual: string | number; names: string | number }
  'circuit-verdicts.contractType.noType': null
  'circuit-verdicts.contractType.gone': null
  'circuit-verdicts.folder.holds': { names: string | number }
  'circuit-verdicts.folder.fails': { names: string | number }
  'circuit-verdicts.folder.gone': null
  'circuit-verdicts.unknownFolder.holds': null
  'circuit-verdicts.unknownFolder.fails': null
  'circuit-verdicts.field.holds': { field: string | number; actual: string | number }
  'circuit-verdicts.field.fails.equals': { field: string | number; actual: string | number; wanted: string | number }
  'circuit-verdicts.field.fails.contains': { field: string | number; actual: string | number; wanted: string | number }
  'circuit-verdicts.field.fails.atLeast': { field: string | number; actual: string | number; wanted: string | number }
  'circuit-verdicts.field.emptyField': { field: string | number }
  'circuit-verdicts.field.otherKind': { field: string | number }
  'circuit-verdicts.field.gone': null
  'circuit-verdicts.quoted': { name: string | number }
  'circuit-verdicts.yes': null
  'circuit-verdicts.no': null
  'circuits.title': null
  'circuits.lead': null
  'circuits.create': null
  'circuits.new': null
  'circuits.delete': null
  'circuits.copy': null
  'circuits.copyOf': { name: string | number }
  'circuits.empty': null
  'circuits.emptyHint': null
  'circuits.column.title': null
  'circuits.column.workflowStep': null
  'circuits.column.validators': null
  'circuits.column.uses': null
  'circuits.column.conditions': null
  'circuits.column.typeIds': null
  'circuits.column.isImposed': null
  'circuits.stepHint': null
  'circuits.chooseStep': null
  'circuits.noSteps': null
  'circuits.ofWorkflow': { name: string | number; workflow: string | number }
  'circuits.used': { count: number }
  'circuits.stepLine': { name: string | number; validators: string | number }
  'circuits.rule.oneOf': null
  'circuits.rule.all': null
  'circuits.standing.active': null
  'circuits.standing.pending': null
  'circuits.standing.blocked': null
  'circuits.standing.empty': null
  'circuits.unavailable': { name: string | number; standing: string | number }
  'circuits.group': null
  'circuits.toReplace': { count: number; names: string | number }
  'circuits.steps': null
  'circuits.typesHint': null
  'circuits.typesPlaceholder': null
  'circuits.imposedHint': null
  'circuits.isImposed': null
  'circuits.beside': null
  'circuits.dueDays': { count: number }
  'circuits.try': null
  'circuits.underConditions': { count: number }
  'clause-links.title': { name: string | number }
  'clause-links.lead.whole': { title: string | number; version: number }
  'clause-links.lead.passage': { title: string | number; version: number }
  'clause-links.against': null
  'clause-links.version.newer': { version: number }
  'clause-links.version.own': { version: number }
  'clause-links.difference': null
  'clause-links.same': null
  'clause-links.gone': null
  'clause-links.note': { note: string | number }
  'clause-links.failed': null
  'clause-links.takeBack': null
  'clause-links.takeNewer': { version: number }
  'clause-links.taken': { name: string | number }
  'clause-links.keep': null
  'clause-links.keepNow': null
  'clause-links.reason': null
  'clause-links.reasonHint': null
  'clause-links.kept': { name: string | number; moment: string | number; reason: string | number }
  'clause-links.keptBefore': { reason: string | number }
  'clause-links.keptNow': null
  'clause-links.unlink': null
  'clause-links.unlinked': { name: string | number }
  'clause-links.shelf.title': null
  'clause-links.shelf.close': null
  'clause-links.shelf.search': null
  'clause-links.shelf.list': null
  'clause-links.shelf.empty': null
  'clause-links.shelf.insert': { name: string | number }
  'clause-links.shelf.after': { title: string | number }
  'clause-links.shelf.nowhere': null
  'clause-links.shelf.find': null
  'clause-links.alike': { name: string | number }
  'clause-links.made': { name: string | number }
  'clause-links.wording.label': null
  'clause-links.wording.standard': null
  'clause-links.wording.fallback': null
  'clause-links.writtenSince': null
  'clause-links.insert.title': { name: string | number }
  'clause-links.insert.untitled': null
  'clause-links.insert.lead': null
  'clause-links.insert.place': null
  'clause-links.insert.after': { title: string | number }
  'clause-links.insert.atEndOf': { block: string | number }
  'clause-links.insert.lockedBlock': null
  'clause-links.insert.because.title': null
  'clause-links.insert.because.end': null
  'clause-links.insert.noPlace': null
  'clause-links.insert.confirm': null
  'clause-links.insert.done': { name: string | number }
  'clause-links.insert.unpublished': null
  'clause-links.recognised.lead': { title: string | number }
  'clause-links.recognised.take': null
  'clause-links.recognised.subsections': { count: number }
  'clauses.title': null
  'clauses.lead': null
  'clauses.create': null
  'clauses.new': null
  'clauses.delete': null
  'clauses.empty': null
  'clauses.emptyHint': null
  'clauses.categories.label': null
  'clauses.categories.every': null
  'clauses.categories.manage': null
  'clauses.categories.count': { count: number }
  'clauses.categories.below': { name: string | number }
  'clauses.column.title': null
  'clauses.column.description': null
  'clauses.column.category': null
  'clauses.column.folders': null
  'clauses.column.variants': null
  'clauses.column.locale': null
  'clauses.column.state': null
  'clauses.column.version': null
  'clauses.column.updatedAt': null
  'clauses.column.updatedBy': null
  'clauses.column.createdBy': null
  'clauses.column.useWhen': null
  'clauses.column.guidance': null
  'clauses.column.stance': null
  'clauses.column.text': null
  'clauses.filter': { name: string | number; value: string | number }
  'clauses.titleHint': null
  'clauses.descriptionHint': null
  'clauses.useWhenHint': null
  'clauses.guidanceHint': null
  'clauses.categoryPlaceholder': null
  'clauses.filedWith': { name: string | number }
  'clauses.localeHint': null
  'clauses.state.draft': null
  'clauses.state.published': null
  'clauses.stance.standard': null
  'clauses.stance.fallback': null
  'clauses.stance.refused': null
  'clauses.stanceHint.fallback': null
  'clauses.stanceHint.refused': null
  'clauses.locale.fr': null
  'clauses.locale.en': null
  'clauses.locale.es': null
  'clauses.version': { number: string | number }
  'clauses.changed': null
  'clauses.open': null
  'clauses.copyOf': { title: string | number }
  'clauses.copy': null
  'clauses.copyAlone': null
  'clauses.copied': { title: string | number }
  'clauses.actions': null
  'clauses.deleteTitle': { title: string | number }
  'clauses.deleteConsequence': null
  'clauses.deleteVariants': { count: number }
  'clauses.publish': null
  'clauses.publishVersion': { number: string | number }
  'clauses.publishTitle': { number: string | number }
  'clauses.publishConsequence': null
  'clauses.firstVersion': null
  'clauses.note': null
  'clauses.noteHint': null
  'clauses.published': { number: string | number }
  'clauses.nothingToPublish': { number: string | number }
  'clauses.publishChanges': null
  'clauses.tab.label': null
  'clauses.tab.sheet': null
  'clauses.tab.variants': null
  'clauses.tab.uses': null
  'clauses.tab.versions': null
  'clauses.back': null
  'clauses.backToStandard': { name: string | number }
  'clauses.readOnly': null
  'clauses.draftBand': null
  'clauses.refusedBand': null
  'clauses.standardDraftBand': null
  'clauses.saveSheet': null
  'clauses.unchanged': null
  'clauses.byOn': { name: string | number; at: string | number }
  'clauses.shippedOn': { at: string | number }
  'clauses.noText': null
  'clauses.variants.title': null
  'clauses.variants.lead': null
  'clauses.variants.none': null
  'clauses.variants.add': null
  'clauses.variants.added': { title: string | number }
  'clauses.variants.newTitle': { title: string | number }
  'clauses.variants.newLead': null
  'clauses.variants.addOnly': null
  'clauses.variants.up': { title: string | number }
  'clauses.variants.down': { title: string | number }
  'clauses.variants.first': null
  'clauses.variants.last': null
  'clauses.variants.moved': { title: string | number; place: string | number; count: number }
  'clauses.variants.read': null
  'clauses.variants.current': null
  'clauses.variants.count': { count: number }
  'clauses.variants.readOne': { title: string | number }
  'clauses.versions.title': null
  'clauses.versions.empty': null
  'clauses.versions.current': null
  'clauses.versions.by': { name: string | number; at: string | number }
  'clauses.versions.shipped': { at: string | number }
  'clauses.versions.changes': null
  'clauses.versions.more': null
  'clauses.textOf': { title: string | number }
  'clauses.none': null
  'clauses.guidanceNotice': null
  'clauses.similar.open': null
  'clauses.similar.title': null
  'clauses.similar.lead': null
  'clauses.similar.none': null
  'clauses.similar.more': { shown: number; count: number }
  'clauses.similar.near': null
  'clauses.similar.same': null
  'clauses.similar.share': { percent: number }
  'clauses.uses.title': null
  'clauses.uses.impact': { templates: string | number; drafts: string | number }
  'clauses.uses.templates': { count: number }
  'clauses.uses.drafts': { count: number }
  'clauses.uses.signedKeep': { count: number }
  'clauses.uses.none': null
  'clauses.uses.noneHint': null
  'clauses.uses.behind': { count: number }
  'clauses.uses.propose': null
  'clauses.uses.figure.templates': null
  'clauses.uses.figure.drafts': null
  'clauses.uses.figure.signed': null
  'clauses.uses.number': { count: number }
  'clauses.uses.kind.template': null
  'clauses.uses.kind.draft': null
  'clauses.uses.kind.signed': null
  'clauses.uses.version': { version: number }
  'clauses.uses.differs': null
  'clauses.uses.kept': null
  'clauses.uses.more': null
  'clauses.uses.close': null
  'clauses.uses.results': null
  'clauses.uses.proposeTitle': { version: number }
  'clauses.uses.proposeLead': null
  'clauses.uses.noneTicked': null
  'clauses.uses.take': { count: number }
  'clauses.uses.noneBehind': null
  'clauses.uses.all': null
  'clauses.uses.one': { title: string | number }
  'clauses.uses.difference': null
  'clauses.uses.progress': { title: string | number; done: number; total: number }
  'clauses.uses.left': { reason: string | number }
  'clauses.uses.toPublish': null
  'clauses.uses.done': { count: number }
  'clauses.uses.deleted': { templates: string | number }
  'clauses.uses.deletedContracts': { count: number }
  'clauses.uses.types': { types: string | number }
  'clauses.uses.deletedTypes': { types: string | number }
  'clauses.uses.byVersion': null
  'clauses.uses.allVersions': null
  'clauses.uses.ofVersion': { count: number; version: number }
  'clauses.uses.noneOfVersion': null
  'clauses.report.open': null
  'clauses.report.title': null
  'clauses.report.lead': null
  'clauses.report.ask': null
  'clauses.report.again': null
  'clauses.report.running': null
  'clauses.report.progress': null
  'clauses.report.examined': { count: number; done: number }
  'clauses.report.asked': { name: string | number; moment: string | number }
  'clauses.report.total': { count: number }
  'clauses.report.failed': { done: number; count: number }
  'clauses.report.outdated': null
  'clauses.report.none': null
  'clauses.report.noneHint': null
  'clauses.report.nothing': null
  'clauses.report.nothingHint': null
  'clauses.report.column.clause': null
  'clauses.report.column.missing': null
  'clauses.report.column.changed': null
  'clauses.report.column.refused': null
  'clauses.report.column.forbidden': null
  'clauses.report.column.accepted': null
  'clauses.report.column.standard': null
  'clauses.report.column.fallback': null
  'clauses.report.column.notCompared': null
  'clauses.report.beyond': { count: number }
  'clauses.report.figure': { name: string | number; verdict: string | number; count: number }
  'clauses.report.verdict.missing': null
  'clauses.report.verdict.changed': null
  'clauses.report.verdict.refused': null
  'clauses.report.verdict.forbidden': null
  'clauses.report.verdict.accepted': null
  'clauses.report.verdict.standard': null
  'clauses.report.verdict.fallback': null
  'clauses.report.verdict.notCompared': null
  'clauses.report.verdict.absent': null
  'clauses.report.verdict.beyond': null
  'clauses.report.noContract': null
  'common.action.assignTask': null
  'common.action.save': null
  'common.action.cancel': null
  'common.action.close': null
  'common.action.confirm': null
  'common.action.continue': null
  'common.action.back': null
  'common.action.next': null
  'common.action.previous': null
  'common.action.add': null
  'common.action.create': null
  'common.action.edit': null
  'common.action.rename': null
  'common.action.duplicate': null
  'common.action.delete': null
  'common.action.remove': null
  'common.action.restore': null
  'common.action.archive': null
  'common.action.unarchive': null
  'common.action.undo': null
  'common.action.redo': null
  'common.action.retry': null
  'common.action.reload': null
  'common.action.overwrite': null
  'common.action.reset': null
  'common.action.apply': null
  'common.action.search': null
  'common.action.filter': null
  'common.action.clearFilters': null
  'common.action.clear': null
  'common.action.select': null
  'common.action.selectAll': null
  'common.action.deselectAll': null
  'common.action.open': null
  'common.action.openInNewTab': null
  'common.action.moreActions': null
  'common.action.moreDetails': null
  'common.action.showMore': null
  'common.action.showLess': null
  'common.action.expand': null
  'common.action.collapse': null
  'common.action.download': null
  'common.action.upload': null
  'common.action.export': null
  'common.action.import': null
  'common.action.print': null
  'common.action.copy': null
  'common.action.share': null
  'common.action.invite': null
  'common.action.send': null
  'common.action.sign': null
  'common.action.validate': null
  'common.action.refuse': null
  'common.action.lock': null
  'common.action.unlock': null
  'common.action.moveUp': null
  'common.action.moveDown': null
  'common.action.understood': null
  'common.state.loading': null
  'common.state.saving': null
  'common.state.saved': null
  'common.state.unsaved': null
  'common.state.notSaved': null
  'common.state.sending': null
  'common.state.copied': null
  'common.state.done': null
  'common.state.noData': null
  'common.state.noResult': null
  'common.state.noResultHint': null
  'common.state.none': null
  'common.state.notSet': null
  'common.state.required': null
  'common.state.optional': null
  'common.state.selected': { count: number }
  'common.state.draftKept': null
  'common.answer.yes': null
  'common.answer.no': null
  'common.answer.all': null
  'common.answer.other': null
  'common.pagination.range': { count: number; from: number; to: number }
  'common.pagination.label': null
  'common.pagination.page': { page: number; pages: number }
  'common.pagination.previousPage': null
  'common.pagination.nextPage': null
  'common.pagination.firstPage': null
  'common.pagination.lastPage': null
  'common.pagination.pageSize': null
  'common.pagination.isFirst': null
  'common.pagination.isLast': null
  'common.table.sortAscending': null
  'common.table.sortDescending': null
  'common.table.actions': null
  'common.table.columns': null
  'common.table.selectRow': { name: string | number }
  'common.table.sortBy': { column: string | number }
  'common.table.searchColumn': { column: string | number }
  'common.table.expandRow': null
  'common.table.collapseRow': null
  'common.field.required': null
  'common.field.tooShort': { count: number }
  'common.field.tooLong': { max: number; length: number }
  'common.field.invalidDay': null
  'common.field.invalidNumber': null
  'common.field.limitReached': { most: number }
  'common.field.invalidAmount': null
  'common.field.invalidEmail': null
  'common.field.dayPlaceholder': null
  'common.field.choose': null
  'common.field.openCalendar': null
  'common.field.showPassword': null
  'common.field.hidePassword': null
  'common.field.errors': { count: number }
  'common.field.changedMeanwhile': { value: string | number }
  'common.unit.years': null
  'common.unit.months': null
  'common.unit.weeks': null
  'common.unit.days': null
  'common.unit.inclTax': { currency: string | number }
  'common.time.today': null
  'common.time.yesterday': null
  'common.time.tomorrow': null
  'common.time.at': { day: string; time: string | number }
  'common.time.from': null
  'common.time.to': null
  'common.confirm.title': null
  'common.confirm.irreversible': null
  'common.confirm.recoverable': null
  'common.confirm.leave': null
  'common.confirm.leaveHint': null
  'common.confirm.stay': null
  'common.confirm.leaveAnyway': null
  'common.connection.lost': null
  'common.connection.restored': null
  'common.error.generic': null
  'common.error.unexpected': null
  'common.error.unavailable': null
  'common.error.sharingNotConnected': null
  'common.error.signatureProviderNotConnected': { provider: string | number }
  'common.error.comparisonActive': null
  'common.error.attachmentFailed': null
  'common.error.loadFailed': null
  'common.choice.create': { name: string | number }
  'common.choice.remove': { name: string | number }
  'common.choice.noMatch': null
  'common.choice.failed': null
  'common.choice.count': { count: number }
  'common.choice.first': { shown: number; total: number }
  'common.choice.firstOfMore': { shown: number; total: number }
  'common.file.choose': null
  'common.step.done': null
  'common.step.current': null
  'common.toast.region': null
  'completion.act': { count: number }
  'completion.title': { count: number }
  'completion.lead': null
  'completion.owner': null
  'completion.type': null
  'completion.counterparty': null
  'completion.reason': null
  'completion.reasonHint': null
  'completion.confirm': null
  'completion.choose': null
  'completion.done': { count: number }
  'completion.kept': { count: number }
  'completion.tooMany': { most: number }
  'contract-evidence.mark.label': { name: string | number }
  'contract-evidence.mark.title': null
  'contract-evidence.mark.corrected': null
  'contract-evidence.mark.see': null
  'contract-evidence.mark.seeWhat': { quote: string | number }
  'contract-evidence.mark.by': { name: string | number }
  'contract-evidence.mark.replaced': null
  'contract-evidence.others.title': null
  'contract-evidence.others.lead': null
  'contract-evidence.explained.label': null
  'contract-evidence.page.title': null
  'contract-evidence.page.noBoxes': null
  'contract-evidence.page.failed': null
  'contract-list.statusDetail.NOT_STARTED': null
  'contract-list.statusDetail.IN_FORCE': null
  'contract-list.statusDetail.TACITLY_RENEWED': null
  'contract-list.statusDetail.RENEWED': null
  'contract-list.statusDetail.INDEFINITE': null
  'contract-list.statusDetail.TERMINATING': null
  'contract-list.statusDetail.EXPIRED': null
  'contract-list.statusDetail.TERMINATED': null
  'contract-list.statusDetail.CANCELLED': null
  'contract-list.statusDetail.unknown': null
  'contract-list.terminatingUntil': { end: string }
  'contract-list.renewalType.none': null
  'contract-list.renewalType.tacit': null
  'contract-list.renewalType.withAgreement': null
  'contract-list.renewalType.withNotice': null
  'contract-list.title': null
  'contract-list.lead': null
  'contract-list.failed': null
  'contract-list.noMatch': null
  'contract-list.showAll': null
  'contract-list.empty': null
  'contract-list.emptyHint': null
  'contract-list.limitOn': { day: string | number }
  'contract-list.endOn': { day: string | number }
  'contract-list.exitOn': { exit: string | number; day: string | number }
  'contract-list.exitLimit': { day: string | number }
  'contract-list.column.reference': null
  'contract-list.column.title': null
  'contract-list.column.supplier': null
  'contract-list.column.type': null
  'contract-list.column.status': null
  'contract-list.column.life': null
  'contract-list.column.terminationDate': null
  'contract-list.column.endDate': null
  'contract-list.column.exit': null
  'contract-list.column.amount': null
  'contract-list.filter.text': null
  'contract-list.filter.dates': null
  'contract-list.filter.whichDate': null
  'contract-list.filter.from': null
  'contract-list.filter.to': null
  'contract-list.filter.apply': null
  'contract-list.filter.taggedFields': null
  'contract-list.filter.whichField': null
  'contract-list.filter.value': null
  'contract-list.filter.atLeast': null
  'contract-list.filter.atMost': null
  'contract-list.filter.days': null
  'contract-list.filter.applyField': null
  'contract-list.filter.valueMissing': null
  'contract-list.filter.yes': null
  'contract-list.filter.no': null
  'contract-list.filter.said.eq': { name: string | number; value: string | number }
  'contract-list.filter.said.ne': { name: string | number; value: string | number }
  'contract-list.filter.said.gt': { name: string | number; value: string | number }
  'contract-list.filter.said.gte': { name: string | number; value: string | number }
  'contract-list.filter.said.lt': { name: string | number; value: string | number }
  'contract-list.filter.said.lte': { name: string | number; value: string | number }
  'contract-list.filter.said.range': { name: string | number; from: string | number; to: string | number }
  'contract-list.filter.field.title': null
  'contract-list.filter.field.reference': null
  'contract-list.filter.field.status': null
  'contract-list.filter.field.statusDetail': null
  'contract-list.filter.field.type': null
  'contract-list.filter.field.tags': null
  'contract-list.filter.field.supplier': null
  'contract-list.filter.field.owner': null
  'contract-list.filter.field.department': null
  'contract-list.filter.field.parent': null
  'contract-list.filter.field.template': null
  'contract-list.filter.field.createdAt': null
  'contract-list.filter.field.effectiveDate': null
  'contract-list.filter.field.signatureDate': null
  'contract-list.filter.field.endDate': null
  'contract-list.filter.field.terminationDate': null
  'contract-list.filter.field.exitLimit': null
  'contract-list.filter.field.expiryAndTerminationDates': null
  'contract-list.filter.field.renewalTypes': null
  'contract-list.filter.field.typeRenewal': null
  'contract-list.filter.field.retroactiveEffectiveDate': null
  'contract-list.filter.field.isRenewed': null
  'contract-list.filter.field.willBeRenewable': null
  'contract-list.filter.field.renewable': null
  'contract-list.filter.field.willNotRenew': null
  'contract-list.filter.field.inTacitRenewal': null
  'contract-list.filter.field.tacitRenewalDuration': null
  'contract-list.filter.field.financialAmount': null
  'contract-list.filter.field.actionRequired': null
  'contract-list.filter.field.actionRequiredMore48h': null
  'contract-list.filter.field.archived': null
  'contract-list.filter.field.toArchive': null
  'contract-list.filter.field.lacks': null
  'contract-list.filter.field.provider': null
  'contract-list.filter.field.project': null
  'contract-list.filter.field.text': null
  'contract-list.filter.field.other': null
  'contract-list.filter.field.currency': null
  'contract-list.filter.field.otherCurrency': null
  'contract-list.filter.field.direction': null
  'contract-list.filter.field.scope': null
  'contract-list.filter.field.decision': null
  'contract-list.filter.field.exitDecision': null
  'contract-list.filter.field.step': null
  'contract-list.filter.field.stepOverdue': null
  'contract-list.filter.field.stepDue': null
  'contract-list.filter.field.invitedUsers': null
  'contract-list.filter.field.taggedFields': null
  'contract-list.filter.stepDue.late': null
  'contract-list.filter.stepDue.soon': null
  'contract-list.filter.stepDue.onTime': null
  'contract-list.filter.word.none': null
  'contract-list.filter.word.tacit': null
  'contract-list.filter.word.withAgreement': null
  'contract-list.filter.word.withNotice': null
  'contract-list.filter.word.indefinite': null
  'contract-list.filter.word.NOT_STARTED': null
  'contract-list.filter.word.IN_FORCE': null
  'contract-list.filter.word.TACITLY_RENEWED': null
  'contract-list.filter.word.RENEWED': null
  'contract-list.filter.word.INDEFINITE': null
  'contract-list.filter.word.TERMINATING': null
  'contract-list.filter.word.EXPIRED': null
  'contract-list.filter.word.TERMINATED': null
  'contract-list.filter.word.CANCELLED': null
  'contract-list.filter.word.local': null
  'contract-list.filter.word.scan': null
  'contract-list.filter.word.missing': null
  'contract-list.filter.more': null
  'contract-list.filter.moreActive': { active: number }
  'contract-list.filter.moreTitle': null
  'contract-list.filter.find': null
  'contract-list.filter.lacks.dates': null
  'contract-list.filter.lacks.counterparty': null
  'contract-list.filter.lacks.owner': null
  'contract-list.filter.lacks.text': null
  'contract-list.export.label': null
  'contract-list.export.xlsx': null
  'contract-list.export.csv': null
  'contract-list.export.done': null
  'contract-list.export.later': null
  'contract-list.export.refused': null
  'contract-list.export.own.region': null
  'contract-list.export.own.preparing': { kind: string | number }
  'contract-list.export.own.ready': { kind: string | number }
  'contract-list.export.own.failed': { kind: string | number }
  'contract-list.export.own.counting': null
  'contract-list.export.own.done': { done: number; rows: number }
  'contract-list.export.own.goesOn': null
  'contract-list.export.own.rows': { count: number; at: string | number; until: string | number }
  'contract-list.export.own.download': null
  'contract-list.export.own.restart': null
  'contract-list.export.own.stop': null
  'contract-list.export.own.remove': null
  'contract-list.export.own.stopped': null
  'contract-list.export.own.removed': null
  'contract-list.searchSigned': null
  'contract-list.board': null
  'contract-list.renewal.willRenew': null
  'contract-list.renewal.renewable': null
  'contract-list.renewal.willNotRenew': null
  'contract-list.keeping.archived': null
  'contract-list.keeping.archive': { count: number }
  'contract-list.keeping.restore': { count: number }
  'contract-list.keeping.none': null
  'contract-list.keeping.select': null
  'contract-list.keeping.stop': null
  'contract-list.keeping.selected': { count: number }
  'contract-list.keeping.proposed': { count: number }
  'contract-list.keeping.show': null
  'contract-list.keeping.isArchived': null
  'contract-list.keeping.lockedBy': { name: string | number }
  'contract-list.asOf.open': null
  'contract-list.asOf.label': null
  'contract-list.asOf.show': null
  'contract-list.asOf.past': { day: string }
  'contract-list.asOf.future': { day: string }
  'contract-list.asOf.leftOut': null
  'contract-list.asOf.back': null
  'contract-list.asOf.title': null
  'contract-list.monthEnd.deleted': null
  'contract-list.monthEnd.removedObject': null
  'contract-list.decision.renew': null
  'contract-list.decision.renegotiate': null
  'contract-list.decision.end': null
  'contract-list.decision.later': null
  'contract-list.decision.undecided': null
  'contract-list.views': null
  'contract-list.exitDecision.leave': null
  'contract-list.exitDecision.stay': null
  'contract-list.exitDecision.later': null
  'contract-list.exitDecision.undecided': null
  'contract-list.toComplete.notice': { count: number }
  'contract-list.toComplete.show': null
  'contract-list.toComplete.part': { lack: string | number; count: number }
  'contract-list.toComplete.parts': null
  'contract-list.toComplete.hint': null
  'contract-tasks.title': { title: string | number }
  'contract-tasks.lead': null
  'contract-tasks.failed': null
  'contract-tasks.assigned': null
  'contract-tasks.form.title': null
  'contract-tasks.form.person': null
  'contract-tasks.form.personHint': null
  'contract-tasks.form.dueOn': null
  'contract-tasks.form.note': null
  'contract-tasks.form.submit': null
  'contract-tasks.list.title': null
  'contract-tasks.list.lead': null
  'contract-tasks.list.empty': null
  'contract-tasks.list.cut': { count: number }
  'contract-tasks.list.asked': { by: string | number; to: string | number; moment: string | number }
  'contract-tasks.list.dueOn': { day: string }
  'contract-tasks.list.answered': { moment: string | number }
  'contract-tasks.list.answer': { answer: string | number }
  'contract-tasks.list.withdrawn': null
  'contract-tasks.act.withdraw': null
  'contract-tasks.act.withdrawOn': { title: string | number }
  'contract-tasks.act.reopen': null
  'contract-tasks.act.reopenOn': { title: string | number }
  'contract-tasks.done.withdraw': { title: string | number }
  'contract-tasks.done.reopen': { title: string | number }
  'contract-types.title': null
  'contract-types.lead': null
  'contract-types.create': null
  'contract-types.new': null
  'contract-types.delete': null
  'contract-types.empty': null
  'contract-types.emptyHint': null
  'contract-types.column.title': null
  'contract-types.column.description': null
  'contract-types.column.regime': null
  'contract-types.column.contracts': null
  'contract-types.column.templates': null
  'contract-types.descriptionHint': null
  'contract-types.regimeHint': null
  'contract-types.workflow': null
  'contract-types.workflowPlaceholder': null
  'contract-types.workflowHint': null
  'contract-types.regime.none': null
  'contract-types.regime.consumer': null
  'contract-types.regime.insurance': null
  'contract-types.regime.commercialLease': null
  'contract-types.usedBy': { count: number }
  'contract-types.kept': { contracts: number; templates: number }
  'contract-types.readiness.title': null
  'contract-types.readiness.hint': null
  'contract-types.readiness.default.blocks': null
  'contract-types.readiness.default.warns': null
  'contract-types.readiness.severity.blocks': null
  'contract-types.readiness.severity.warns': null
  'contract-types.readiness.kind.requiredFieldEmpty': null
  'contract-types.readiness.kind.placeholderLeft': null
  'contract-types.readiness.kind.partEmpty': null
  'contract-types.readiness.kind.charactersUnprintable': null
  'contract-types.readiness.kind.fieldEmpty': null
  'contract-types.readiness.kind.bracketLeft': null
  'contract-types.readiness.kind.counterpartyMissing': null
  'contract-types.readiness.kind.datesMissing': null
  'contract-types.readiness.kind.amountDiffers': null
  'contract-types.readiness.kind.referenceBroken': null
  'contract-types.readiness.kind.clauseForbidden': null
  'contract-types.readiness.kind.clauseMissing': null
  'contract-types.readiness.kind.clauseChanged': null
  'contract-types.retention.title': null
  'contract-types.retention.hint': null
  'contract-types.retention.years': null
  'contract-types.retention.unit': null
  'contract-types.retention.unlimited': null
  'contract-types.retention.reason': null
  'contract-types.retention.reasons.commercial': null
  'contract-types.retention.reasons.consumer': null
  'contract-types.retention.reasons.accounting': null
  'contract-types.retention.reasons.realEstate': null
  'contract-types.retention.reasons.other': null
  'contract-types.retention.note': null
  'contract-types.playbook.title': null
  'contract-types.playbook.hint': null
  'contract-types.playbook.rule.must': null
  'contract-types.playbook.rule.may': null
  'contract-types.playbook.rule.mustNot': null
  'contract-types.playbook.placeholder': null
  'contract-types.playbook.noRight': null
  'contract-versions.title': null
  'contract-versions.back': null
  'contract-versions.failed': null
  'contract-versions.keep': null
  'contract-versions.keepLead': null
  'contract-versions.empty': null
  'contract-versions.emptyWhy': null
  'contract-versions.list': null
  'contract-versions.number': { number: string | number }
  'contract-versions.named': { number: string | number; name: string | number }
  'contract-versions.now': null
  'contract-versions.isCurrent': null
  'contract-versions.name': null
  'contract-versions.rename': null
  'contract-versions.renameOf': { number: string | number }
  'contract-versions.renameLead': null
  'contract-versions.renameDo': null
  'contract-versions.renamed': { number: string | number }
  'contract-versions.kept': { number: string | number }
  'contract-versions.keptAgain': { number: string | number }
  'contract-versions.shown': { shown: number; count: number }
  'contract-versions.moreReasons': { count: number }
  'contract-versions.reason.named': { name: string | number }
  'contract-versions.reason.update': { name: string | number }
  'contract-versions.reason.restore': { name: string | number }
  'contract-versions.reason.validation': { name: string | number }
  'contract-versions.reason.signed': null
  'contract-versions.sent.shared': { to: string | number; name: string | number }
  'contract-versions.sent.read': { to: string | number }
  'contract-versions.sent.signature': { to: string | number; name: string | number }
  'contract-versions.compareNow': null
  'contract-versions.restore': null
  'contract-versions.alreadyCurrent': null
  'contract-versions.hides': null
  'contract-versions.comparing': { before: string | number; after: string | number }
  'contract-versions.from': null
  'contract-versions.to': null
  'contract-versions.layout': null
  'contract-versions.inline': null
  'contract-versions.sideBySide': null
  'contract-versions.differences': null
  'contract-versions.previous': null
  'contract-versions.next': null
  'contract-versions.isFirst': null
  'contract-versions.isLast': null
  'contract-versions.count': { count: number }
  'contract-versions.place': { at: number; count: number }
  'contract-versions.same': null
  'contract-versions.restoreTitle': { number: string | number }
  'contract-versions.restoreConsequence': null
  'contract-versions.restoreDo': { number: string | number }
  'contract-versions.reading': null
  'contract-versions.left': null
  'contract-versions.restored': { number: string | number; kept: string | number }
  'contracts.status.DRAFT': null
  'contracts.status.NEGOTIATION': null
  'contracts.status.VALIDATION': null
  'contracts.status.validationSuspended': null
  'contracts.status.readyToSign': null
  'contracts.status.SIGNATURE': null
  'contracts.status.SIGNED': null
  'contracts.status.TERMINATED': null
  'contracts.status.CANCELLED': null
  'contracts.direction.expense': null
  'contracts.direction.income': null
  'contracts.direction.both': null
  'contracts.direction.neutral': null
  'contracts.scope.group': null
  'contracts.scope.national': null
  'contracts.scope.european': null
  'contracts.scope.international': null
  'corrections.title': null
  'corrections.edit': null
  'corrections.save': null
  'corrections.saved': null
  'corrections.note': null
  'corrections.reason': null
  'corrections.reasonHint': null
  'corrections.changes': null
  'corrections.unchanged': null
  'corrections.computing': null
  'corrections.none': null
  'corrections.yes': null
  'corrections.no': null
  'corrections.before': null
  'corrections.after': null
  'corrections.because': { reason: string | number }
  'corrections.byOn': { name: string | number; moment: string | number }
  'corrections.more': null
  'corrections.date.phase': null
  'corrections.date.endDate': null
  'corrections.date.finalEnd': null
  'corrections.date.prudentLimit': null
  'corrections.date.legalLimit': null
  'corrections.date.sendBy': null
  'corrections.date.exit': null
  'corrections.term.signatureDate': null
  'corrections.term.effectiveDate': null
  'corrections.term.duration': null
  'corrections.term.renewal': null
  'corrections.term.notice': null
  'corrections.term.earlyExit': null
  'corrections.term.excludesTriennialExit': null
  'corrections.term.roll': null
  'corrections.term.noticeCountsWhen': null
  'corrections.term.sendingMode': null
  'corrections.term.indeterminateAlignment': null
  'corrections.term.reference': null
  'corrections.term.legalEntity': null
  'corrections.term.counterparty': null
  'corrections.term.currency': null
  'corrections.term.renewalType': null
  'corrections.term.renewalDuration': null
  'corrections.term.maxRenewals': null
  'corrections.term.amount': null
  'corrections.term.effectiveOn': null
  'corrections.details.title': null
  'corrections.details.lead': null
  'corrections.details.dates': null
  'corrections.details.particulars': null
  'corrections.details.particularsHint': null
  'corrections.type.title': null
  'corrections.type.consequence': null
  'corrections.type.confirm': null
  'corrections.unlimited': null
  'corrections.removed': null
  'corrections.rows.none': null
  'corrections.rows.empty': null
  'corrections.rows.added': { number: string | number }
  'corrections.rows.removed': { number: string | number }
  'corrections.rows.changed': { number: string | number }
  'corrections.rows.moved': { number: string | number; to: string | number }
  'counterparties.title': null
  'counterparties.lead': null
  'counterparties.create': null
  'counterparties.new': null
  'counterparties.delete': null
  'counterparties.empty': null
  'counterparties.emptyHint': null
  'counterparties.column.name': null
  'counterparties.column.siren': null
  'counterparties.column.contact': null
  'counterparties.column.contracts': null
  'counterparties.usedBy': { count: number }
  'counterparties.moreContacts': { count: number }
  'counterparties.duplicate': null
  'counterparties.onlyDuplicates': null
  'counterparties.kind': null
  'counterparties.professional': null
  'counterparties.consumer': null
  'counterparties.email': null
  'counterparties.contacts': null
  'counterparties.contactNumber': { number: string | number }
  'counterparties.contactPart.name': null
  'counterparties.contactPart.role': null
  'counterparties.contactPart.email': null
  'counterparties.contactPart.phone': null
  'counterparties.addContact': null
  'counterparties.removeContact': { number: string | number }
  'counterparties.duplicates': null
  'counterparties.duplicatesHint': null
  'counterparties.merge': null
  'counterparties.mergeTitle': { other: string | number; name: string | number }
  'counterparties.mergeHint': { count: number }
  'counterparties.mergeForGood': null
  'counterparties.merged': { name: string | number }
  'counterparties.nothing': null
  'counterparties.part.name': null
  'counterparties.part.kind': null
  'counterparties.part.siren': null
  'counterparties.part.siret': null
  'counterparties.part.vatNumber': null
  'counterparties.part.address': null
  'counterparties.part.email': null
  'counterparties.distinct': null
  'counterparties.distinctSaid': { name: string | number; other: string | number }
  'counterparties.alike': null
  'counterparties.alikeHint': null
  'counterparties.chooseAlike': null
  'counterparties.alikeNone': null
  'counterparties.alikeNoneHint': null
  'dashboard-screen.title': null
  'dashboard-screen.lead': null
  'dashboard-screen.failed': null
  'dashboard-screen.empty.title': null
  'dashboard-screen.empty.hint': null
  'dashboard-screen.quick': { title: string | number }
  'dashboard-screen.detail': { title: string | number }
  'dashboard-screen.moreDetails': null
  'dashboard-screen.filters': null
  'dashboard-screen.noContract': null
  'dashboard-screen.tile.title': null
  'dashboard-screen.tile.contractsInProgressCount.label': null
  'dashboard-screen.tile.contractsInProgressCount.detail': null
  'dashboard-screen.tile.readyToSignCount.label': null
  'dashboard-screen.tile.readyToSignCount.detail': null
  'dashboard-screen.tile.documentsPostSignCount.label': null
  'dashboard-screen.tile.documentsPostSignCount.detail': null
  'dashboard-screen.tile.expiredIn90Count.label': null
  'dashboard-screen.tile.expiredIn90Count.detail': null
  'dashboard-screen.tile.requiredActionsCount.label': null
  'dashboard-screen.tile.requiredActionsCount.detail': null
  'dashboard-screen.tile.willRenew': { count: number }
  'dashboard-screen.tile.more48h': { padded: string | number }
  'dashboard-screen.chart.mark': { count: number; name: string | number }
  'dashboard-screen.chart.asTable': null
  'dashboard-screen.chart.asChart': null
  'dashboard-screen.chart.group': null
  'dashboard-screen.chart.contracts': null
  'dashboard-screen.preSign.title': { count: number }
  'dashboard-screen.preSign.empty': null
  'dashboard-screen.signed.title': { count: number }
  'dashboard-screen.signed.empty': null
  'dashboard-screen.ending.title': { count: number }
  'dashboard-screen.ending.empty': null
  'dashboard-screen.renewal.title': null
  'dashboard-screen.renewal.empty': null
  'dashboard-screen.renewal.renewed': { count: number }
  'dashboard-screen.renewal.renewedTitle': null
  'dashboard-screen.tacit.title': { count: number }
  'dashboard-screen.tacit.empty': null
  'dashboard-screen.tier.title': { count: number }
  'dashboard-screen.tier.empty': null
  'dashboard-screen.department.title': null
  'dashboard-screen.department.empty': null
  'dashboard-screen.year.title': null
  'dashboard-screen.year.signedThisYear': null
  'dashboard-screen.year.durationThisYear': null
  'dashboard-screen.year.financialAmountThisYear': null
  'dashboard-screen.year.delayThisYear': null
  'dashboard-screen.year.previous': { figure: string | number }
  'dashboard-screen.year.none': null
  'dashboard-screen.year.years': { count: number }
  'dashboard-screen.coming.title': null
  'dashboard-screen.coming.what': null
  'dashboard-screen.coming.within': { days: string | number }
  'dashboard-screen.coming.deadline': null
  'dashboard-screen.coming.renewable': null
  'dashboard-screen.coming.expired': null
  'dashboard-screen.counterparties.title': null
  'dashboard-screen.counterparties.name': null
  'dashboard-screen.counterparties.count': null
  'dashboard-screen.counterparties.duration': null
  'dashboard-screen.counterparties.turnover': null
  'dashboard-screen.counterparties.empty': null
  'dashboard-screen.actions.title': null
  'dashboard-screen.actions.empty': null
  'dashboard-screen.folders.narrowed': null
  'dashboard-screen.folders.title': null
  'dashboard-screen.folders.empty': null
  'dashboard-screen.folders.note': null
  'dashboard-screen.folders.fullest': { shown: number; count: number }
  'dashboard-screen.type.title': null
  'dashboard-screen.type.empty': null
  'dashboard-screen.otherCurrency.note': { count: number; currency: string | number }
  'dashboard-screen.otherCurrency.list': null
  'dashboard.widget.contractsInProgressCount.title': null
  'dashboard.widget.contractsInProgressCount.counts': null
  'dashboard.widget.readyToSignCount.title': null
  'dashboard.widget.readyToSignCount.counts': null
  'dashboard.widget.documentsPostSignCount.title': null
  'dashboard.widget.documentsPostSignCount.counts': null
  'dashboard.widget.requiredActionsCount.title': null
  'dashboard.widget.requiredActionsCount.counts': null
  'dashboard.widget.countMore48h.title': null
  'dashboard.widget.countMore48h.counts': null
  'dashboard.widget.expiredIn30Count.title': null
  'dashboard.widget.expiredIn30Count.counts': null
  'dashboard.widget.expiredIn60Count.title': null
  'dashboard.widget.expiredIn60Count.counts': null
  'dashboard.widget.expiredIn90Count.title': null
  'dashboard.widget.expiredIn90Count.counts': null
  'dashboard.widget.renewableIn30Count.title': null
  'dashboard.widget.renewableIn30Count.counts': null
  'dashboard.widget.renewableIn60Count.title': null
  'dashboard.widget.renewableIn60Count.counts': null
  'dashboard.widget.renewableIn90Count.title': null
  'dashboard.widget.renewableIn90Count.counts': null
  'dashboard.widget.deadlineIn30Count.title': null
  'dashboard.widget.deadlineIn30Count.counts': null
  'dashboard.widget.deadlineIn60Count.title': null
  'dashboard.widget.deadlineIn60Count.counts': null
  'dashboard.widget.renewedContractsCount.title': null
  'dashboard.widget.renewedContractsCount.counts': null
  'dashboard.widget.signedThisYear.title': null
  'dashboard.widget.signedThisYear.counts': null
  'dashboard.widget.signedPreviousYear.title': null
  'dashboard.widget.signedPreviousYear.counts': null
  'dashboard.widget.durationThisYear.title': null
  'dashboard.widget.durationThisYear.counts': null
  'dashboard.widget.durationPreviousYear.title': null
  'dashboard.widget.durationPreviousYear.counts': null
  'dashboard.widget.financialAmountThisYear.title': null
  'dashboard.widget.financialAmountThisYear.counts': null
  'dashboard.widget.financialAmountPreviousYear.title': null
  'dashboard.widget.financialAmountPreviousYear.counts': null
  'dashboard.widget.delayThisYear.title': null
  'dashboard.widget.delayThisYear.counts': null
  'dashboard.widget.delayPreviousYear.title': null
  'dashboard.widget.delayPreviousYear.counts': null
  'dashboard.widget.documentsPreSignByMonth.title': null
  'dashboard.widget.documentsPreSignByMonth.counts': null
  'dashboard.widget.statusContractsSigned.title': null
  'dashboard.widget.statusContractsSigned.counts': null
  'dashboard.widget.contractsByType.title': null
  'dashboard.widget.contractsByType.counts': null
  'dashboard.widget.contractsByFolder.title': null
  'dashboard.widget.contractsByFolder.counts': null
  'dashboard.widget.contractsBydepartment.title': null
  'dashboard.widget.contractsBydepartment.counts': null
  'dashboard.widget.contractsByTypeRenewal.title': null
  'dashboard.widget.contractsByTypeRenewal.counts': null
  'dashboard.widget.tacitRenewalContracts.title': null
  'dashboard.widget.tacitRenewalContracts.counts': null
  'dashboard.widget.topCounterpartiesContract.title': null
  'dashboard.widget.topCounterpartiesContract.counts': null
  'dashboard.widget.contractsFinacialAmountGroup.title': null
  'dashboard.widget.contractsFinacialAmountGroup.counts': null
  'dashboard.widget.contractsExpiredAndDedlineByMonth.title': null
  'dashboard.widget.contractsExpiredAndDedlineByMonth.counts': null
  'dashboard.widget.willRenewIn90Count.title': null
  'dashboard.widget.willRenewIn90Count.counts': null
  'dashboard.widget.otherCurrencyCount.title': null
  'dashboard.widget.otherCurrencyCount.counts': null
  'dashboard.ending.expired': null
  'dashboard.ending.deadline': null
  'dashboard.noDepartment': null
  'dashboard.noFolder': null
  'dashboard.action.validate': null
  'dashboard.action.sign': null
  'dashboard.action.fileScan': null
  'dashboard.action.readRefusal': null
  'dashboard.action.decideOnDeadline': null
  'dashboard.action.answerRequest': null
  'dashboard.action.reviewOwner': null
  'dashboard.action.completeStep': null
  'dashboard.action.decideBefore': { day: string }
  'dashboard.action.decideOnExitBefore': { day: string }
  'dashboard.action.meetCondition': null
  'dashboard.action.confirmCondition': null
  'dashboard.action.signLetter': null
  'dashboard.age.under3': null
  'dashboard.age.from3to5': null
  'dashboard.age.from5to9': null
  'dashboard.age.over9': null
  'dashboard.age.indefinite': null
  'dashboard.tier.under10000': null
  'dashboard.tier.from10000': null
  'dashboard.tier.from50000': null
  'dashboard.tier.from100000': null
  'dashboard.tier.from500000': null
  'dashboard.tier.from1000000': null
  'dashboard.deleted': null
  'deadlines-panel.figures.label': null
  'deadlines-panel.figures.why': null
  'deadlines-panel.figures.whyPhase': null
  'deadlines-panel.figures.whyName': { why: string | number; name: string | number }
  'deadlines-panel.figures.end': null
  'deadlines-panel.figures.finalEnd': null
  'deadlines-panel.figures.endHint': null
  'deadlines-panel.figures.noEnd': null
  'deadlines-panel.figures.unknownEnd': null
  'deadlines-panel.figures.limit.preventRenewal': null
  'deadlines-panel.figures.limit.obtainRenewal': null
  'deadlines-panel.figures.prudent.preventRenewal': null
  'deadlines-panel.figures.prudent.obtainRenewal': null
  'deadlines-panel.figures.meaning.preventRenewal': null
  'deadlines-panel.figures.meaning.obtainRenewal': null
  'deadlines-panel.figures.noLimit': null
  'deadlines-panel.figures.sendBy': null
  'deadlines-panel.figures.exit': null
  'deadlines-panel.figures.exitPrudent': null
  'deadlines-panel.figures.exitLegal': null
  'deadlines-panel.figures.exitSendBy': null
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
  'deadlines-panel.figures.exitBasis.clause': null
  'deadlines-panel.figures.exitBasis.triennial': null
  'deadlines-panel.figures.renewal.willRenew': null
  'deadlines-panel.figures.renewal.renewable': null
  'deadlines-panel.figures.renewal.willNotRenew': null
  'deadlines-panel.decided.later': { day: string }
  'deadlines-panel.decided.preventRenewal.renew': null
  'deadlines-panel.decided.preventRenewal.renegotiate': null
  'deadlines-panel.decided.preventRenewal.end': null
  'deadlines-panel.decided.obtainRenewal.renew': null
  'deadlines-panel.decided.obtainRenewal.renegotiate': null
  'deadlines-panel.decided.obtainRenewal.end': null
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
  'deadlines-panel.terms.earlyExit': null
  'deadlines-panel.terms.exitNotice': { notice: string | number }
  'deadlines-panel.terms.exitNotBefore': { day: string }
  'deadlines-panel.terms.exitFirstNoticeOn': { day: string }
  'deadlines-panel.terms.exitNotifyBy': { day: string }
  'deadlines-panel.terms.none': null
  'deadlines-panel.terms.triennial.held': null
  'deadlines-panel.terms.triennial.excluded': null
  'deadlines-panel.terms.correct': null
  'deadlines-panel.terms.signature': null
  'deadlines-panel.terms.reason': null
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
  'deadlines-panel.form.exitNotBeforeHint': null
  'deadlines-panel.form.exitFirstNoticeOn': null
  'deadlines-panel.form.exitNotifyBy': null
  'deadlines-panel.form.exitNotifyByHint': null
  'deadlines-panel.form.exitAlignment': null
  'deadlines-panel.form.excludesTriennialExit': null
  'deadlines-panel.form.excludesTriennialExitHint': null
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
  'deadlines-panel.form.noticeRequired': null
  'deadlines-panel.preview.title': null
  'deadlines-panel.preview.waiting': null
  'deadlines-panel.preview.notSaved': null
  'deadlines-panel.acts.title': null
  'deadlines-panel.acts.renew': null
  'deadlines-panel.acts.terminate': null
  'deadlines-panel.acts.cancelTermination': null
  'deadlines-panel.acts.giveUp': null
  'deadlines-panel.acts.done': null
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
  'deadlines-panel.acts.regimeDay.informedOn.act': null
  'deadlines-panel.acts.regimeDay.informedOn.label': null
  'deadlines-panel.acts.regimeDay.informedOn.hint': null
  'deadlines-panel.acts.regimeDay.reminderPostedOn.act': null
  'deadlines-panel.acts.regimeDay.reminderPostedOn.label': null
  'deadlines-panel.acts.regimeDay.reminderPostedOn.hint': null
  'deadlines-panel.acts.regimeDay.save': null
  'deadlines-panel.acts.performance.record.act': null
  'deadlines-panel.acts.performance.record.title': null
  'deadlines-panel.acts.performance.record.consequence': null
  'deadlines-panel.acts.performance.withdraw.act': null
  'deadlines-panel.acts.performance.withdraw.title': null
  'deadlines-panel.acts.performance.withdraw.consequence': null
  'deadlines-panel.retention.title': null
  'deadlines-panel.retention.years': { count: number; reason: string | number }
  'deadlines-panel.retention.unlimited': { reason: string | number }
  'deadlines-panel.retention.until': { day: string }
  'deadlines-panel.retention.uncompared': { currency: string | number }
  'deadlines-panel.retention.proposed': { day: string }
  'deadlines-panel.retention.reason.commercial': null
  'deadlines-panel.retention.reason.consumer': null
  'deadlines-panel.retention.reason.consumerUncompared': null
  'deadlines-panel.retention.reason.accounting': null
  'deadlines-panel.retention.reason.realEstate': null
  'deadlines.disclaimer': null
  'deadlines.trace.END_TYPED_INCLUDED': { typed: string | number }
  'deadlines.trace.END_TYPED_EXCLUDED': { typed: string | number; result: string | number }
  'deadlines.trace.TERM_END_YEARS': { count: number; start: string | number; result: string | number }
  'deadlines.trace.TERM_END_MONTHS': { count: number; start: string | number; result: string | number }
  'deadlines.trace.TERM_END_WEEKS': { count: number; start: string | number; result: string | number }
  'deadlines.trace.TERM_END_DAYS': { count: number; start: string | number; result: string | number }
  'deadlines.trace.TERM_END_DAY_MISSING': { dayOfMonth: string | number; result: string | number }
  'deadlines.trace.SERVICES_UNTIL_DONE': null
  'deadlines.trace.SERVICES_DONE': { typed: string | number }
  'deadlines.trace.TERM_RENEWED_MONTHS': { count: number; term: string | number; anchor: string | number; result: string | number }
  'deadlines.trace.TERM_RENEWED_DAYS': { count: number; term: string | number; anchor: string | number; result: string | number }
  'deadlines.trace.TERM_RENEWED_UNTIL': { term: string | number; day: string | number; result: string | number }
  'deadlines.trace.NOTICE_MONTHS_LEGAL': { count: number; end: string | number; result: string | number }
  'deadlines.trace.NOTICE_MONTHS_PRUDENT': { count: number; end: string | number; result: string | number }
  'deadlines.trace.NOTICE_NONE': { result: string | number }
  'deadlines.trace.NOTICE_WEEKS': { count: number; end: string | number; result: string | number }
  'deadlines.trace.NOTICE_CALENDAR_DAYS': { count: number; end: string | number; result: string | number }
  'deadlines.trace.NOTICE_CLEAR_DAYS': { count: number; end: string | number; result: string | number }
  'deadlines.trace.NOTICE_BUSINESS_DAYS': { count: number; end: string | number; result: string | number }
  'deadlines.trace.NOTICE_WORKING_DAYS': { count: number; end: string | number; result: string | number }
  'deadlines.trace.NOTICE_MONTH_AND_DAYS_LEGAL': { count: number; months: string | number; end: string | number; result: string | number }
  'deadlines.trace.NOTICE_MONTH_AND_DAYS_PRUDENT': { count: number; end: string | number; months: string | number; result: string | number }
  'deadlines.trace.NOTICE_MONTHS_AND_DAYS_LEGAL': { count: number; months: string | number; end: string | number; result: string | number }
  'deadlines.trace.NOTICE_MONTHS_AND_DAYS_PRUDENT': { count: number; end: string | number; months: string | number; result: string | number }
  'deadlines.trace.LIMIT_STAYS': { limit: string | number }
  'deadlines.trace.LIMIT_ROLLED_PREVIOUS': { limit: string | number; result: string | number }
  'deadlines.trace.LIMIT_ROLLED_NEXT': { limit: string | number; result: string | number }
  'deadlines.trace.COUNTS_WHEN_SENT': null
  'deadlines.trace.COUNTS_WHEN_PRESENTED': null
  'deadlines.trace.COUNTS_WHEN_RECEIVED': null
  'deadlines.trace.SEND_BY': { result: string | number; prudentLimit: string | number }
  'deadlines.trace.SEND_BY_WITH_DELIVERY': { count: number; result: string | number; prudentLimit: string | number }
  'deadlines.trace.SEND_BY_WITH_ACCEPTANCE': { count: number; result: string | number; prudentLimit: string | number }
  'deadlines.trace.RENEWAL_NONE': { end: string | number }
  'deadlines.trace.RENEWAL_TACIT': { end: string | number }
  'deadlines.trace.RENEWAL_WITH_AGREEMENT': { end: string | number }
  'deadlines.trace.RENEWAL_WITH_NOTICE': { end: string | number }
  'deadlines.trace.RENEWAL_AGREED': { day: string | number; end: string | number }
  'deadlines.trace.RENEWAL_REQUESTED': { day: string | number; end: string | number }
  'deadlines.trace.RENEWAL_REFUSED': { day: string | number; end: string | number }
  'deadlines.trace.RENEWALS_LIMITED': { made: string | number; max: string | number }
  'deadlines.trace.LAST_TERM': { max: string | number; result: string | number }
  'deadlines.trace.INDETERMINATE_TYPED': null
  'deadlines.trace.INDETERMINATE_NO_RENEWAL_DURATION': { end: string | number; result: string | number }
  'deadlines.trace.INDETERMINATE_PERFORMED': { end: string | number; result: string | number }
  'deadlines.trace.END_AFTER_NOTICE_EXACT_DAY': { counted: string | number; result: string | number }
  'deadlines.trace.END_AFTER_NOTICE_MONTH_END': { counted: string | number; result: string | number }
  'deadlines.trace.END_AFTER_NOTICE_QUARTER_END': { counted: string | number; result: string | number }
  'deadlines.trace.END_AFTER_NOTICE_ANNIVERSARY': { counted: string | number; result: string | number }
  'deadlines.trace.AMENDMENT_START': { reference: string | number; signedOn: string | number; result: string | number }
  'deadlines.trace.AMENDMENT_START_UNMOVED': { reference: string | number; signedOn: string | number }
  'deadlines.trace.AMENDMENT_END': { reference: string | number; signedOn: string | number; result: string | number }
  'deadlines.trace.AMENDMENT_OPEN_ENDED': { reference: string | number; signedOn: string | number }
  'deadlines.trace.AMENDMENT_CONDITIONS': { reference: string | number; signedOn: string | number; effectiveOn: string | number }
  'deadlines.trace.AMENDMENT_TOO_LATE': { reference: string | number; signedOn: string | number; end: string | number }
  'deadlines.trace.NOTICE_IN_TIME': { counted: string | number; prudentLimit: string | number }
  'deadlines.trace.NOTICE_IN_TIME_WITHOUT_LIMIT': { counted: string | number }
  'deadlines.trace.NOTICE_WITHIN_TOLERANCE': { counted: string | number; prudentLimit: string | number; limit: string | number }
  'deadlines.trace.NOTICE_LATE': { counted: string | number; limit: string | number }
  'deadlines.trace.NOTICE_EFFECT': { result: string | number }
  'deadlines.trace.TERMINATION_SET': { result: string | number }
  'deadlines.trace.TERMINATION_CANCELLED': { day: string | number }
  'deadlines.trace.TERM_NUMBER': { term: string | number; of: string | number }
  'deadlines.trace.TERM_NUMBER_UNLIMITED': { term: string | number }
  'deadlines.trace.PHASE_UNKNOWN_START': { today: string | number }
  'deadlines.trace.PHASE_UNSIGNED': { today: string | number }
  'deadlines.trace.PHASE_NOT_STARTED': { today: string | number; start: string | number }
  'deadlines.trace.PHASE_RUNNING': { today: string | number; end: string | number }
  'deadlines.trace.PHASE_RUNNING_WITHOUT_END': { today: string | number }
  'deadlines.trace.PHASE_NOTICE_WINDOW': { count: number; today: string | number; opens: string | number; limit: string | number }
  'deadlines.trace.PHASE_RENEWAL_LOCKED': { today: string | number; end: string | number }
  'deadlines.trace.PHASE_INDETERMINATE': { today: string | number }
  'deadlines.trace.PHASE_TERMINATING': { today: string | number; end: string | number }
  'deadlines.trace.PHASE_ENDED': { today: string | number; end: string | number }
  'deadlines.trace.CONSUMER_INFORM': { from: string | number; result: string | number; limit: string | number; law: string | number }
  'deadlines.trace.INSURANCE_LAW': { law: string | number }
  'deadlines.trace.INSURANCE_REMINDER_LATE': { reminder: string | number; limit: string | number; result: string | number }
  'deadlines.trace.LEASE_LAW': { law: string | number }
  'deadlines.trace.EXIT_NOT_BEFORE': { notBefore: string | number; result: string | number }
  'deadlines.trace.EXIT_FIRST_NOTICE': { firstNotice: string | number; result: string | number }
  'deadlines.trace.EXIT_NEXT': { result: string | number }
  'deadlines.trace.EXIT_NOTIFY_BY': { notifyBy: string | number }
  'deadlines.trace.EXIT_ANY_TIME': null
  'deadlines.trace.EXIT_TRIENNIAL': { start: string | number; result: string | number; law: string | number }
  'deadlines.trace.EXIT_TRIENNIAL_EXCLUDED': { law: string | number }
  'deadlines.trace.END_AFTER_TRIENNIAL_NOTICE': { counted: string | number; result: string | number }
  'deadlines.warning.START_UNKNOWN': null
  'deadlines.warning.DURATION_MISSING': null
  'deadlines.warning.START_ASSUMED_FROM_SIGNATURE': { start: string | number }
  'deadlines.warning.END_BEFORE_START': null
  'deadlines.warning.QUANTIEME_ABSENT': { dayOfMonth: string | number; end: string | number }
  'deadlines.warning.PERPETUAL_DURATION': null
  'deadlines.warning.SERVICES_END_UNKNOWN': null
  'deadlines.warning.LIMIT_BEFORE_SIGNATURE': { limit: string | number; day: string | number }
  'deadlines.warning.LIMIT_BEFORE_START': { limit: string | number; day: string | number }
  'deadlines.warning.AMENDMENT_AFTER_EXPIRY': { reference: string | number; signedOn: string | number; end: string | number }
  'deadlines.warning.AMENDMENT_START_UNMOVED': { reference: string | number }
  'deadlines.warning.AMENDMENT_END_BEFORE_TERM': { reference: string | number }
  'deadlines.warning.RENEWAL_AFTER_END': { day: string | number; end: string | number }
  'deadlines.warning.RENEWAL_REQUEST_LATE': { day: string | number; limit: string | number; end: string | number }
  'deadlines.warning.OCCURRENCES_BELOW_RENEWALS': { made: string | number; max: string | number }
  'deadlines.warning.NOTICE_LATE': { counted: string | number; limit: string | number; effect: string | number }
  'deadlines.warning.NOTICE_WITHIN_TOLERANCE': { counted: string | number; limit: string | number }
  'deadlines.warning.NOTICE_DAY_ASSUMED': { counted: string | number }
  'deadlines.warning.NOTICE_DAY_UNKNOWN': null
  'deadlines.warning.REASONABLE_NOTICE': null
  'deadlines.warning.EARLY_EXIT_NOT_FORESEEN': null
  'deadlines.warning.TERMINATION_CANCELLED_RENEWS': { limit: string | number; renewsOn: string | number }
  'deadlines.warning.PERFORMED_AFTER_TERMINATION': { end: string | number }
  'deadlines.warning.CONSUMER_NOT_INFORMED': { informUntil: string | number }
  'deadlines.warning.INSURANCE_REMINDER_LATE': { until: string | number }
  'deadlines.warning.INSURANCE_REMINDER_MISSING': { limit: string | number }
  'deadlines.warning.LAW_REPLACES_RENEWAL': { law: string | number }
  'deadlines.warning.LAW_REPLACES_NOTICE': { law: string | number }
  'deadlines.phase.NOT_STARTED': null
  'deadlines.phase.UNSIGNED': null
  'deadlines.phase.RUNNING': null
  'deadlines.phase.NOTICE_WINDOW': null
  'deadlines.phase.RENEWAL_LOCKED': null
  'deadlines.phase.INDETERMINATE': null
  'deadlines.phase.TERMINATING': null
  'deadlines.phase.ENDED': null
  'deadlines.notice.status.inTime': null
  'deadlines.notice.status.withinTolerance': null
  'deadlines.notice.status.late': null
  'deadlines.lifeline.drafted': null
  'deadlines.lifeline.validated': null
  'deadlines.lifeline.signed': null
  'deadlines.lifeline.effective': null
  'deadlines.lifeline.noticeLimit': null
  'deadlines.lifeline.today': null
  'deadlines.lifeline.termEnd': null
  'deadlines.lifeline.end': null
  'deadlines.lifeline.renewal': null
  'deadlines.source.field': { field: string | number }
  'deadlines.source.extract': { field: string | number; fileName: string | number; page: string | number }
  'deadlines.source.amendment': { field: string | number; reference: string | number; signedOn: string | number }
  'deadlines.source.record': { field: string | number }
  'deadlines.source.company': { field: string | number }
  'deadlines.source.law': { reference: string | number }
  'deadlines.source.lawSince': { reference: string | number; since: string | number }
  'deadlines.source.today': null
  'deadlines.field.signatureDate': null
  'deadlines.field.effectiveDate': null
  'deadlines.field.endDate': null
  'deadlines.field.duration': null
  'deadlines.field.renewalType': null
  'deadlines.field.renewalDuration': null
  'deadlines.field.maxRenewals': null
  'deadlines.field.notice': null
  'deadlines.field.roll': null
  'deadlines.field.noticeCountsWhen': null
  'deadlines.field.sendingMode': null
  'deadlines.field.calendar': null
  'deadlines.field.closingDays': null
  'deadlines.field.noticeWindowDays': null
  'deadlines.field.renewals': null
  'deadlines.field.refusedRenewals': null
  'deadlines.field.notices': null
  'deadlines.field.amendments': null
  'deadlines.field.regime': null
  'deadlines.field.performedAfterEnd': null
  'deadlines.field.earlyExit': null
  'deadlines.field.indeterminateAlignment': null
  'deadlines.hiddenAmendment': null
  'deadlines.told.afterSilence': { told: string | number; since: string }
  'deadlines.told.decisionDue': { day: string }
  'deadlines.told.limitEscalated': { day: string }
  'deadlines.told.exitDecisionDue': { exitOn: string; day: string }
  'deadlines.told.exitEscalated': { exitOn: string; day: string }
  'deadlines.told.alertAnswerMoved': { day: string }
  'deadlines.told.alertAnswerGone': { day: string }
  'decision.title': null
  'decision.summary': null
  'decision.type': null
  'decision.legalEntity': null
  'decision.counterparty': null
  'decision.amount': null
  'decision.read': null
  'decision.preview': null
  'decision.nothing': null
  'decision.gone': null
  'decision.withdrawn': null
  'decision.over': null
  'decision.tasks': null
  'decisions.title': null
  'decisions.failed': null
  'decisions.nothing': null
  'decisions.until': { day: string }
  'decisions.undecided': null
  'decisions.owner': { name: string | number }
  'decisions.ownerInactive': { name: string | number }
  'decisions.ifNothing': { outcome: string | number }
  'decisions.outcome.renews': { from: string; until: string }
  'decisions.outcome.renewsWithoutEnd': { from: string }
  'decisions.outcome.ends': { day: string }
  'decisions.escalation.manager': { day: string; people: readonly string[] }
  'decisions.escalation.group': { day: string; people: readonly string[] }
  'decisions.escalation.administrators': { day: string; people: readonly string[] }
  'decisions.decide': null
  'decisions.decideAgain': null
  'decisions.letter': null
  'decisions.dialogTitle': { day: string }
  'decisions.choose': null
  'decisions.chooseOne': null
  'decisions.choice.preventRenewal.renew': null
  'decisions.choice.preventRenewal.renegotiate': null
  'decisions.choice.preventRenewal.end': null
  'decisions.choice.preventRenewal.later': null
  'decisions.choice.obtainRenewal.renew': null
  'decisions.choice.obtainRenewal.renegotiate': null
  'decisions.choice.obtainRenewal.end': null
  'decisions.choice.obtainRenewal.later': null
  'decisions.consequence.preventRenewal.renew': null
  'decisions.consequence.preventRenewal.renegotiate': null
  'decisions.consequence.preventRenewal.end': null
  'decisions.consequence.obtainRenewal.renew': null
  'decisions.consequence.obtainRenewal.renegotiate': null
  'decisions.consequence.obtainRenewal.end': null
  'decisions.consequence.then': { outcome: string | number }
  'decisions.consequence.later': null
  'decisions.consequence.noLater': null
  'decisions.consequence.otherwise': { outcome: string | number }
  'decisions.laterDay': null
  'decisions.laterDayHint': { day: string }
  'decisions.reason': null
  'decisions.reasonHint': null
  'decisions.replaces': null
  'decisions.save': null
  'decisions.done': null
  'decisions.laterUntil': { day: string }
  'decisions.laterOver': { day: string }
  'decisions.because': { reason: string | number }
  'decisions.byOn': { name: string | number; moment: string | number }
  'decisions.history': null
  'decisions.past': { choice: string | number; day: string }
  'decisions.ended.replaced': null
  'decisions.ended.moved': { day: string }
  'decisions.ended.gone': null
  'decisions.titleTaken': null
  'decisions.exit.title': null
  'decisions.exit.exitOn': { day: string }
  'decisions.exit.basis.clause': null
  'decisions.exit.basis.triennial': null
  'decisions.exit.until': { day: string }
  'decisions.exit.notAsked': null
  'decisions.exit.ahead': null
  'decisions.exit.decideFor': { day: string }
  'decisions.exit.decideAgainFor': { day: string }
  'decisions.exit.dialogTitle': { day: string }
  'decisions.exit.choice.leave': null
  'decisions.exit.choice.stay': null
  'decisions.exit.choice.later': null
  'decisions.exit.consequence.leave': { limit: string; day: string }
  'decisions.exit.consequence.stay': { day: string }
  'decisions.exit.letter': null
  'decisions.exit.past': { choice: string | number; exitOn: string; day: string }
  'decisions.exit.gone': null
  'decisions.exit.notified': null
  'defaults.role.administrator.name': null
  'defaults.role.administrator.description': null
  'defaults.role.contractManager.name': null
  'defaults.role.contractManager.description': null
  'defaults.role.contributor.name': null
  'defaults.role.contributor.description': null
  'defaults.role.validator.name': null
  'defaults.role.validator.description': null
  'defaults.role.reader.name': null
  'defaults.role.reader.description': null
  'defaults.role.thirdParty.name': null
  'defaults.role.thirdParty.description': null
  'defaults.workflow.name': null
  'defaults.workflow.step.drafting.name': null
  'defaults.workflow.step.drafting.description': null
  'defaults.workflow.step.negotiation.name': null
  'defaults.workflow.step.negotiation.description': null
  'defaults.workflow.step.validation.name': null
  'defaults.workflow.step.validation.description': null
  'defaults.workflow.step.signature.name': null
  'defaults.workflow.step.signature.description': null
  'defaults.workflow.step.followUp.name': null
  'defaults.workflow.step.followUp.description': null
  'defaults.project': null
  'defaults.contractType.service.title': null
  'defaults.contractType.service.description': null
  'defaults.contractType.supply.title': null
  'defaults.contractType.supply.description': null
  'defaults.contractType.nda.title': null
  'defaults.contractType.nda.description': null
  'defaults.contractType.licence.title': null
  'defaults.contractType.licence.description': null
  'defaults.contractType.lease.title': null
  'defaults.contractType.lease.description': null
  'defaults.contractType.partnership.title': null
  'defaults.contractType.partnership.description': null
  'defaults.folder.purchasing': null
  'defaults.folder.sales': null
  'defaults.folder.general': null
  'defaults.category.clause': null
  'defaults.category.template': null
  'defaults.field.contract_title': null
  'defaults.field.contract_reference': null
  'defaults.field.company_name': null
  'defaults.field.company_siren': null
  'defaults.field.company_address': null
  'defaults.field.counterparty_name': null
  'defaults.field.counterparty_siren': null
  'defaults.field.counterparty_address': null
  'defaults.field.amount_incl_tax': null
  'defaults.field.effective_date': null
  'defaults.field.duration': null
  'defaults.field.renewal_duration': null
  'defaults.field.notice': null
  'defaults.field.signature_date': null
  'defaults.field.tacit_renewal': null
  'defaults.block.body': null
  'defaults.block.signature': null
  'defaults.block.annex': null
  'defaults.section.first': null
  'defaults.section.signature': null
  'defaults.template.service': null
  'defaults.template.confidentiality': null
  'defaults.template.maintenance': null
  'defaults.template.commercialLease': null
  'defaults.template.softwareSubscription': null
  'defaults.template.framework': null
  'defaults.clauseDeleted': { clause: string | number }
  'delegations.title': null
  'delegations.lead': null
  'delegations.leadOther': null
  'delegations.row': { delegate: string | number; person: string | number; from: string | number; to: string | number }
  'delegations.running': null
  'delegations.end': null
  'delegations.ended': null
  'delegations.delegate': null
  'delegations.startsOn': null
  'delegations.endsOn': null
  'delegations.add': null
  'delegations.added': { name: string | number }
  'delegations.incomplete': null
  'document-import.names.body': null
  'document-import.names.preamble': null
  'document-import.names.parties': null
  'document-import.names.annex': null
  'document-import.names.signatures': null
  'document-import.names.heading': null
  'document-import.losses.insertionsAccepted': { count: number }
  'document-import.losses.deletionsDropped': { count: number }
  'document-import.losses.movesAccepted': { count: number }
  'document-import.losses.commentsDropped': { count: number }
  'document-import.losses.headersFootersDropped': { count: number }
  'document-import.losses.contentsDropped': { count: number }
  'document-import.losses.notesMoved': { count: number }
  'document-import.losses.notesFlattened': { count: number }
  'document-import.losses.notesMissing': { count: number }
  'document-import.losses.referencesAsText': { count: number }
  'document-import.losses.fieldsFrozen': { count: number }
  'document-import.losses.hiddenTextDropped': { count: number }
  'document-import.losses.textBoxesMoved': { count: number }
  'document-import.losses.drawingsDropped': { count: number }
  'document-import.losses.formulasAsText': { count: number }
  'document-import.losses.embeddedFilesDropped': { count: number }
  'document-import.losses.imagesOutside': { count: number }
  'document-import.losses.imagesUnsupported': { count: number }
  'document-import.losses.imagesDamaged': { count: number }
  'document-import.losses.linksUnsafe': { count: number }
  'document-import.losses.linksInternal': { count: number }
  'document-import.losses.symbolsReplaced': { count: number }
  'document-import.losses.highlightsDropped': { count: number }
  'document-import.losses.coloursDropped': { count: number }
  'document-import.losses.listNumbersAsText': { count: number }
  'document-import.losses.tablesUnwrapped': { count: number }
  'document-import.losses.tablesAsText': { count: number }
  'document-import.losses.charactersReplaced': { count: number }
  'document-import.losses.numbersChanged': { count: number }
  'document-import.losses.titlesFromText': { count: number }
  'document-import.losses.levelsFlattened': { count: number }
  'document-import.losses.sectionsSplit': { count: number }
  'document-import.losses.pagesWithoutText': { count: number }
  'document-import.losses.pagesDropped': { count: number }
  'document-import.losses.imagesWithoutText': { count: number }
  'document-import.losses.imagesDropped': { count: number }
  'document-import.losses.lineBreaksGuessed': { count: number }
  'document-import.losses.repeatedLinesDropped': { count: number }
  'document-import.losses.pagesRepaired': { count: number }
  'document-import.active.title': null
  'document-import.active.trimmed': null
  'document-import.active.kinds.macros': null
  'document-import.active.kinds.controls': null
  'document-import.active.kinds.scripts': null
  'document-import.active.kinds.embeddedFiles': null
  'document-import.active.kinds.externalTemplate': null
  'document-import.active.kinds.externalContent': null
  'document-import.active.kinds.launchActions': null
  'document-import.active.kinds.remoteActions': null
  'document-import.active.kinds.fileLinks': null
  'document-import.active.kinds.dynamicForm': null
  'document-import.active.kinds.media': null
  'document-import.active.kinds.foreignData': null
  'document-import.active.kinds.photoExtras': null
  'document-import.active.kinds.unchecked': null
  'document-import.active.outcome.kept': null
  'document-import.active.outcome.removed': null
  'document-import.active.outcome.keptSigned': null
  'document-import.active.outcome.keptUnchecked': null
  'document-import.wordCopy.title': null
  'document-import.wordCopy.contract': null
  'document-import.wordCopy.library': null
  'document-import.wordCopy.left': null
  'document-import.wordCopy.leftLibrary': null
  'document-import.wordCopy.download': null
  'document-import.references.imported': { count: number }
  'document-import.references.show': null
  'document-import.references.renumbered': { count: number }
  'due-day.title': { name: string | number }
  'due-day.lead': { names: readonly string[] }
  'due-day.day': null
  'due-day.hint': null
  'due-day.reason': null
  'due-day.submit': null
  'due-day.done': { name: string | number; day: string }
  'editor.page.back': null
  'editor.page.concludedWith': { name: string | number }
  'editor.page.preview': null
  'editor.page.word': null
  'editor.page.readOnly': null
  'editor.page.columns': null
  'editor.page.outline': null
  'editor.page.text': null
  'editor.page.details': null
  'editor.page.archived': null
  'editor.page.parent': { title: string | number }
  'editor.page.signedDocument': null
  'editor.page.more': null
  'editor.page.markSigned': null
  'editor.page.remove': null
  'editor.page.removed': { title: string | number }
  'editor.page.restored': { title: string | number }
  'editor.page.duplicate': null
  'editor.page.renewal': null
  'editor.page.amendment': null
  'editor.page.asOf': null
  'editor.page.signedAmendment': null
  'editor.page.makeTemplate': null
  'editor.page.templateMade': null
  'editor.save.saved': null
  'editor.save.saving': null
  'editor.save.unsaved': null
  'editor.save.failed': { reason: string | number }
  'editor.save.retrying': null
  'editor.save.conflict': null
  'editor.conflict.title': null
  'editor.conflict.lead': { name: string | number; section: string | number; moment: string | number }
  'editor.conflict.mine': null
  'editor.conflict.theirs': { name: string | number }
  'editor.conflict.reload': null
  'editor.conflict.overwrite': null
  'editor.conflict.later': null
  'editor.conflict.decide': null
  'editor.conflict.consequence': null
  'editor.conflict.reloaded': null
  'editor.kept.notice': null
  'editor.kept.readOnly': null
  'editor.kept.copy': null
  'editor.kept.copied': null
  'editor.kept.resume': null
  'editor.kept.discard': null
  'editor.outline.title': null
  'editor.outline.hint': null
  'editor.outline.numbering': null
  'editor.outline.style.none': null
  'editor.outline.style.digital': null
  'editor.outline.style.articles': null
  'editor.outline.style.roman': null
  'editor.outline.style.alphabetical': null
  'editor.outline.untitled': null
  'editor.outline.moved': { title: string | number }
  'editor.outline.clauses': null
  'editor.outline.movedBlock': { title: string | number }
  'editor.section.titleLabel': null
  'editor.section.titlePlaceholder': null
  'editor.section.contentLabel': { title: string | number }
  'editor.section.placeholder': null
  'editor.section.actions': { title: string | number }
  'editor.section.newTitle': null
  'editor.section.newSubtitle': null
  'editor.section.add': null
  'editor.section.addBelow': null
  'editor.section.addAfter': null
  'editor.section.moveUp': null
  'editor.section.moveDown': null
  'editor.section.promote': null
  'editor.section.demote': null
  'editor.section.lock': null
  'editor.section.unlock': null
  'editor.section.lockedBy': { name: string | number }
  'editor.section.locked': { name: string | number }
  'editor.section.versions': null
  'editor.section.remove': null
  'editor.section.removed': { title: string | number }
  'editor.section.absent': null
  'editor.section.absentHint': null
  'editor.section.numbering.label': null
  'editor.section.numbering.numbered': null
  'editor.section.numbering.unnumbered': null
  'editor.section.numbering.within': null
  'editor.section.numbering.restricted': null
  'editor.section.audience.label': null
  'editor.section.audience.collaborators': null
  'editor.section.audience.thirdParties': null
  'editor.section.audience.anyone': null
  'editor.section.audience.short.collaborators': null
  'editor.section.audience.short.thirdParties': null
  'editor.section.audience.short.authors': null
  'editor.section.audience.inherited': { who: string | number }
  'editor.section.audience.limited': null
  'editor.section.mayNotLock.contract': null
  'editor.section.mayNotLock.template': null
  'editor.section.mayNotLock.clause': null
  'editor.block.nameLabel': null
  'editor.block.renamedMeanwhile': { name: string | number }
  'editor.block.keepMine': null
  'editor.block.takeTheirs': null
  'editor.block.actions': { name: string | number }
  'editor.block.add.body': null
  'editor.block.add.annex': null
  'editor.block.add.signature': null
  'editor.block.newName.body': null
  'editor.block.newName.annex': null
  'editor.block.newName.signature': null
  'editor.block.moveUp': null
  'editor.block.moveDown': null
  'editor.block.lock': null
  'editor.block.unlock': null
  'editor.block.locked': { name: string | number; reason: string | number }
  'editor.block.lockedUntil': { name: string | number; day: string; reason: string | number }
  'editor.block.remove': null
  'editor.block.removed': { name: string | number }
  'editor.description.open': null
  'editor.description.of.section': { name: string | number }
  'editor.description.of.block': { name: string | number }
  'editor.description.lead': null
  'editor.description.label': null
  'editor.description.save': null
  'editor.description.saved': null
  'editor.removed.title': null
  'editor.removed.lead': null
  'editor.removed.empty': null
  'editor.removed.restore': { name: string | number }
  'editor.removed.restoreShort': null
  'editor.removed.section': { moment: string | number }
  'editor.removed.block': { moment: string | number }
  'editor.removed.open': null
  'editor.versions.title': { title: string | number }
  'editor.versions.list': null
  'editor.versions.number': { version: string | number }
  'editor.versions.compare': null
  'editor.versions.restore': null
  'editor.versions.restored': { version: string | number }
  'editor.versions.empty': null
  'editor.versions.sameText': null
  'editor.versions.more': null
  'editor.diff.added': { text: string | number }
  'editor.diff.removed': { text: string | number }
  'editor.tool.label': null
  'editor.tool.undo': null
  'editor.tool.redo': null
  'editor.tool.bold': null
  'editor.tool.italic': null
  'editor.tool.underline': null
  'editor.tool.strike': null
  'editor.tool.superscript': null
  'editor.tool.subscript': null
  'editor.tool.bulletList': null
  'editor.tool.orderedList': null
  'editor.tool.listStyle': null
  'editor.tool.listStyles.decimal': null
  'editor.tool.listStyles.lower-alpha': null
  'editor.tool.listStyles.lower-roman': null
  'editor.tool.align': null
  'editor.tool.aligns.left': null
  'editor.tool.aligns.center': null
  'editor.tool.aligns.right': null
  'editor.tool.aligns.justify': null
  'editor.tool.quote': null
  'editor.tool.link': null
  'editor.tool.image': null
  'editor.tool.note': null
  'editor.tool.pageBreak': null
  'editor.tool.field': null
  'editor.tool.condition': null
  'editor.tool.repeat': null
  'editor.tool.reference': null
  'editor.tool.clause': null
  'editor.tool.title': null
  'editor.tool.titles.1': null
  'editor.tool.titles.2': null
  'editor.tool.titles.3': null
  'editor.tool.table': null
  'editor.tool.tables.insert': null
  'editor.tool.tables.rowAbove': null
  'editor.tool.tables.rowBelow': null
  'editor.tool.tables.columnLeft': null
  'editor.tool.tables.columnRight': null
  'editor.tool.tables.deleteRow': null
  'editor.tool.tables.deleteColumn': null
  'editor.tool.tables.merge': null
  'editor.tool.tables.split': null
  'editor.tool.tables.header': null
  'editor.tool.tables.deleteTable': null
  'editor.tool.tables.total': null
  'editor.tool.more': null
  'editor.tool.off': null
  'editor.tool.offInTable': null
  'editor.tool.offNotInTable': null
  'editor.tool.offMerge': null
  'editor.tool.offSplit': null
  'editor.tool.offNotFull': null
  'editor.tool.offTotalNone': null
  'editor.tool.offTotalWords': { words: string | number }
  'editor.tool.offTotalAmbiguous': { words: string | number }
  'editor.tool.offTotalUnits': null
  'editor.tool.totalFixed': { count: number; total: string | number }
  'editor.tool.totalReplaced': { words: string | number; count: number; total: string | number }
  'editor.tool.listContinue': null
  'editor.tool.listRestart': null
  'editor.tool.offListBefore': null
  'editor.tool.offListRows': null
  'editor.tool.offListStart': null
  'editor.tool.focus': null
  'editor.tool.offTotalRows': null
  'editor.tool.moreInserts': null
  'editor.history.next.undo': { what: string | number }
  'editor.history.next.redo': { what: string | number }
  'editor.history.nothing.undo': null
  'editor.history.nothing.redo': null
  'editor.history.done.undo': { what: string | number }
  'editor.history.done.redo': { what: string | number }
  'editor.history.refused.undo': { what: string | number; reason: string | number }
  'editor.history.refused.redo': { what: string | number; reason: string | number }
  'editor.history.reason.changedBy': { name: string | number }
  'editor.history.reason.changed': null
  'editor.history.reason.gone': null
  'editor.history.reason.moved': null
  'editor.history.reason.lockedBy': { name: string | number }
  'editor.history.reason.lost': null
  'editor.history.what.content': { subject: string | number }
  'editor.history.what.title': { subject: string | number }
  'editor.history.what.audience': { subject: string | number }
  'editor.history.what.version': { subject: string | number }
  'editor.history.what.addSection': { subject: string | number }
  'editor.history.what.splitSection': { subject: string | number }
  'editor.history.what.removeSection': { subject: string | number }
  'editor.history.what.restoreSection': { subject: string | number }
  'editor.history.what.moveSection': { subject: string | number }
  'editor.history.what.level': { subject: string | number }
  'editor.history.what.lock': { subject: string | number }
  'editor.history.what.unlock': { subject: string | number }
  'editor.history.what.numbered': { subject: string | number }
  'editor.history.what.description': { subject: string | number }
  'editor.history.what.addBlock': { subject: string | number }
  'editor.history.what.removeBlock': { subject: string | number }
  'editor.history.what.restoreBlock': { subject: string | number }
  'editor.history.what.moveBlock': { subject: string | number }
  'editor.history.what.renameBlock': { subject: string | number }
  'editor.history.what.numbering': null
  'editor.history.what.field': { subject: string | number }
  'editor.history.what.replace': { subject: string | number }
  'editor.history.what.link': null
  'editor.history.what.typography': null
  'editor.history.what.takeClause': { subject: string | number }
  'editor.history.left': { section: string | number; reason: string | number }
  'editor.typography.correct': null
  'editor.typography.done': { count: number }
  'editor.find.open': null
  'editor.find.title': null
  'editor.find.box': null
  'editor.find.by': null
  'editor.find.showReplace': null
  'editor.find.previous': null
  'editor.find.next': null
  'editor.find.replace': null
  'editor.find.replaceAll': null
  'editor.find.nothing': null
  'editor.find.none': null
  'editor.find.count': { position: string | number; count: number }
  'editor.find.countCut': { position: string | number; count: number }
  'editor.find.tooMany': null
  'editor.find.options': null
  'editor.find.option.matchesCase': null
  'editor.find.option.wholeWords': null
  'editor.find.option.isPattern': null
  'editor.find.option.isInFields': null
  'editor.find.problem.invalid': null
  'editor.find.problem.tooSlow': null
  'editor.find.problem.failed': null
  'editor.find.kept.closed': null
  'editor.find.kept.closedBy': { name: string | number }
  'editor.find.kept.field': null
  'editor.find.kept.same': null
  'editor.find.matches': { count: number }
  'editor.find.replacements': { count: number }
  'editor.find.sections': { count: number }
  'editor.find.plan': { matches: string | number; sections: string | number }
  'editor.find.saved': { done: string | number }
  'editor.find.unsaved': { count: number; done: string | number }
  'editor.find.changed': { count: number }
  'editor.find.chosen': { count: number }
  'editor.find.beside.lead': null
  'editor.find.beside.title': null
  'editor.find.beside.block': { name: string | number }
  'editor.find.beside.description': { name: string | number }
  'editor.find.dialog.title': { from: string | number; to: string | number }
  'editor.find.dialog.versionName': { from: string | number }
  'editor.find.dialog.keepsVersion': null
  'editor.find.dialog.keepsNone': null
  'editor.find.dialog.titleNothing': { from: string | number }
  'editor.find.dialog.none': null
  'editor.find.dialog.confirm': null
  'editor.find.dialog.kept': null
  'editor.find.dialog.keptLine': { matches: string | number; why: string | number; sections: string | number }
  'editor.find.dialog.more': { count: number }
  'editor.link.title': null
  'editor.link.address': null
  'editor.link.hint': null
  'editor.link.text': null
  'editor.link.apply': null
  'editor.link.remove': null
  'editor.image.title': null
  'editor.image.hint': null
  'editor.image.alt': null
  'editor.image.altHint': null
  'editor.image.width': null
  'editor.image.insert': null
  'editor.image.update': null
  'editor.image.drop': null
  'editor.reference.title': null
  'editor.reference.lead': null
  'editor.reference.search': null
  'editor.reference.list': null
  'editor.reference.none': null
  'editor.reference.wording': null
  'editor.reference.goTo': null
  'editor.reference.broken': null
  'editor.reference.mend': null
  'editor.reference.pastedAsText': { count: number }
  'editor.reference.lost': { count: number }
  'editor.reference.found.title': null
  'editor.reference.found.lead': null
  'editor.reference.found.none': null
  'editor.reference.found.list': null
  'editor.reference.found.link': null
  'editor.reference.found.linkTo': { words: string | number; target: string | number }
  'editor.reference.found.ignore': null
  'editor.reference.found.ignoreWords': { words: string | number }
  'editor.reference.found.several': null
  'editor.reference.found.dangling': null
  'editor.reference.found.closed': null
  'editor.reference.found.linkAll': { count: number }
  'editor.reference.found.recall': { count: number }
  'editor.reference.found.done': { count: number }
  'editor.reference.found.becomes': { words: string | number }
  'editor.note.title': null
  'editor.note.lead': { field: string | number }
  'editor.note.text': null
  'editor.note.done': null
  'editor.note.remove': null
  'editor.note.removed': null
  'editor.note.named': { number: string | number }
  'editor.note.back': { number: string | number }
  'editor.note.list': null
  'editor.note.repeated': null
  'editor.field.insertTitle': null
  'editor.field.search': null
  'editor.field.insertLead': null
  'editor.field.noValue': null
  'editor.field.none': null
  'editor.field.save': null
  'editor.field.everywhere': null
  'editor.field.fromDetails': null
  'editor.field.openDetails': null
  'editor.field.chip': { label: string | number; value: string | number }
  'editor.field.chipEmpty': { label: string | number }
  'editor.field.yes': null
  'editor.field.no': null
  'editor.field.unit': null
  'editor.field.units.years': null
  'editor.field.units.months': null
  'editor.field.units.weeks': null
  'editor.field.units.days': null
  'editor.field.unknown': null
  'editor.field.computed': { formula: string | number }
  'editor.field.create': null
  'editor.field.createNamed': { name: string | number }
  'editor.field.replacesLead': { words: string | number }
  'editor.repeat.title': null
  'editor.repeat.lead': null
  'editor.repeat.name': null
  'editor.repeat.nameHint': null
  'editor.repeat.nameRequired': null
  'editor.repeat.min': null
  'editor.repeat.max': null
  'editor.repeat.count': { most: string | number }
  'editor.repeat.apply': null
  'editor.repeat.update': null
  'editor.repeat.save': null
  'editor.repeat.remove': null
  'editor.repeat.mark': { name: string | number }
  'editor.repeat.rows': { count: number; name: string | number }
  'editor.rows.none': null
  'editor.rows.add': null
  'editor.rows.row': { number: string | number }
  'editor.rows.up': { number: string | number; name: string | number }
  'editor.rows.down': { number: string | number; name: string | number }
  'editor.rows.remove': { number: string | number; name: string | number }
  'editor.rows.removed': { number: string | number; name: string | number }
  'editor.rows.isFirst': null
  'editor.rows.isLast': null
  'editor.rows.between': { min: string | number; max: string | number }
  'editor.rows.lead': null
  'editor.rows.save': null
  'editor.rows.changedMeanwhile': null
  'editor.rows.edit': null
  'editor.rows.editNamed': { name: string | number }
  'editor.rows.empty': null
  'editor.condition.title': null
  'editor.condition.lead': null
  'editor.condition.field': null
  'editor.condition.fieldRequired': null
  'editor.condition.operator': null
  'editor.condition.value': null
  'editor.condition.valueHint': null
  'editor.condition.apply': null
  'editor.condition.update': null
  'editor.condition.remove': null
  'editor.condition.kept': null
  'editor.condition.left': null
  'editor.condition.operators.eq': null
  'editor.condition.operators.ne': null
  'editor.condition.operators.gt': null
  'editor.condition.operators.gte': null
  'editor.condition.operators.lt': null
  'editor.condition.operators.lte': null
  'editor.condition.operators.filled': null
  'editor.condition.sentence.eq': { field: string | number; value: string | number }
  'editor.condition.sentence.ne': { field: string | number; value: string | number }
  'editor.condition.sentence.gt': { field: string | number; value: string | number }
  'editor.condition.sentence.gte': { field: string | number; value: string | number }
  'editor.condition.sentence.lt': { field: string | number; value: string | number }
  'editor.condition.sentence.lte': { field: string | number; value: string | number }
  'editor.condition.sentence.filled': { field: string | number }
  'editor.condition.sentence.yes': { field: string | number }
  'editor.condition.sentence.no': { field: string | number }
  'editor.condition.unfold': null
  'editor.condition.fold': null
  'editor.clause.title': null
  'editor.clause.search': null
  'editor.clause.list': null
  'editor.clause.empty': null
  'editor.clause.failed': null
  'editor.clause.choose': null
  'editor.clause.asSection': null
  'editor.clause.atCursor': null
  'editor.clause.text': null
  'editor.clause.fallback': null
  'editor.clause.fallbacks': { name: string | number }
  'editor.clause.mark.differs': null
  'editor.clause.mark.newer': { latest: number }
  'editor.clause.mark.same': { name: string | number; version: number }
  'editor.clause.mark.changed': { name: string | number; version: number }
  'editor.clause.mark.kept': { name: string | number; version: number }
  'editor.clause.ofSection': null
  'editor.clause.ofSelection': null
  'editor.tab.label': null
  'editor.tab.summary': null
  'editor.tab.deadlines': null
  'editor.tab.validation': null
  'editor.tab.signing': null
  'editor.tab.access': null
  'editor.tab.activity': null
  'editor.tab.files': null
  'editor.summary.details': null
  'editor.summary.title': null
  'editor.summary.reference': null
  'editor.summary.type': null
  'editor.summary.project': null
  'editor.summary.owner': null
  'editor.summary.legalEntity': null
  'editor.summary.counterparty': null
  'editor.summary.parent': null
  'editor.summary.folders': null
  'editor.summary.edit': { name: string | number }
  'editor.summary.saved': null
  'editor.summary.created': { moment: string | number }
  'editor.summary.updated': { moment: string | number }
  'editor.summary.fromTemplate': { template: string | number; version: string | number }
  'editor.summary.newerVersion': { version: string | number }
  'editor.summary.values': null
  'editor.summary.valuesLead': null
  'editor.summary.filled': { count: number; total: number }
  'editor.summary.currency': null
  'editor.summary.direction': null
  'editor.summary.scope': null
  'editor.summary.correct': null
  'editor.summary.reason': null
  'editor.summary.reasonHint': null
  'editor.summary.same': null
  'editor.summary.history': { name: string | number }
  'editor.files.original': null
  'editor.files.originalLead': null
  'editor.files.download': null
  'editor.files.hash': null
  'editor.files.hashHint': null
  'editor.files.copyHash': null
  'editor.files.copied': null
  'editor.files.activeLead': { contents: string | number }
  'editor.files.downloadCopy': null
  'editor.files.downloadReceived': null
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
  'evidence.certificate.step.displayed': null
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
  'evidence.certificate.level.unansweredTime': null
  'evidence.certificate.proof.heading': null
  'evidence.certificate.proof.seal': null
  'evidence.certificate.proof.root': null
  'evidence.certificate.proof.audit': null
  'evidence.certificate.proof.auditDetail': { sequence: number }
  'evidence.certificate.verify.heading': null
  'evidence.certificate.verify.reader': null
  'evidence.certificate.verify.original': { file: string | number }
  'evidence.certificate.verify.evidence': { file: string | number }
  'evidence.certificate.display.pages': { count: number }
  'evidence.certificate.display.missing': null
  'evidence.certificate.display.none': null
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
  'evidence.finding.CERTIFICATE_REVOKED': { day: string }
  'evidence.finding.CERTIFICATE_REVOKED_SINCE': { day: string }
  'evidence.finding.REVOCATION_NOT_CHECKED': null
  'exports.sheet': null
  'exports.column.reference': null
  'exports.column.title': null
  'exports.column.type': null
  'exports.column.status': null
  'exports.column.statusDetail': null
  'exports.column.supplier': null
  'exports.column.folders': null
  'exports.column.project': null
  'exports.column.owner': null
  'exports.column.financialAmount': null
  'exports.column.currency': null
  'exports.column.signatureDate': null
  'exports.column.effectiveDate': null
  'exports.column.endDate': null
  'exports.column.terminationDate': null
  'exports.column.legalLimit': null
  'exports.column.sendBy': null
  'exports.column.terminatedOn': null
  'exports.column.typeRenewal': null
  'exports.column.termNumber': null
  'exports.column.numberOfSigners': null
  'exports.column.parent': null
  'exports.column.createdAt': null
  'exports.column.updatedAt': null
  'exports.column.isLocked': null
  'exports.column.isArchived': null
  'exports.column.direction': null
  'exports.column.scope': null
  'exports.column.asOf': null
  'exports.column.decision': null
  'exports.column.exitDate': null
  'exports.column.exitLimit': null
  'exports.column.exitDecision': null
  'exports.sheetAsOf': { day: string | number }
  'folders.title': null
  'folders.lead': null
  'folders.create': null
  'folders.createIn': null
  'folders.follow': null
  'folders.new': null
  'folders.newIn': { path: string | number }
  'folders.delete': null
  'folders.search': null
  'folders.empty': null
  'folders.emptyHint': null
  'folders.keys': null
  'folders.cut': { name: string | number }
  'folders.rowLabel': { count: number; grants: string | number }
  'folders.contracts': { count: number }
  'folders.ofThem': { count: number; own: string | number }
  'folders.field.name': null
  'folders.field.owner': null
  'folders.field.ownerHint': null
  'folders.choose.person': null
  'folders.choose.group': null
  'folders.column': null
  'folders.place': null
  'folders.whoSees': null
  'folders.move.open': null
  'folders.move.window': { name: string | number }
  'folders.move.hint': null
  'folders.move.into': null
  'folders.move.root': null
  'folders.move.same': null
  'folders.move.confirm': null
  'folders.move.title': { name: string | number; parent: string | number }
  'folders.move.titleRoot': { name: string | number }
  'folders.move.done': { name: string | number }
  'folders.deletion.title': { name: string | number }
  'folders.deletion.nested': { count: number }
  'folders.deletion.leaf': null
  'folders.sight.concerned': { count: number }
  'folders.sight.nobody': null
  'folders.sight.gain': { count: number }
  'folders.sight.lose': { count: number }
  'folders.sight.others': { count: number }
  'folders.grants.title': null
  'folders.grants.lead': null
  'folders.grants.inherited': null
  'folders.grants.from': { holder: string | number; grant: string | number; folder: string | number }
  'folders.grants.everyone': null
  'folders.grants.read': null
  'folders.grants.edit': null
  'folders.grants.kind.person': null
  'folders.grants.kind.group': null
  'folders.grants.kind.everyone': null
  'folders.grants.of': { holder: string | number }
  'folders.grants.remove': { holder: string | number }
  'folders.grants.revocation': { holder: string | number; name: string | number }
  'folders.grants.revoke': null
  'folders.grants.giving': { name: string | number }
  'folders.grants.give': null
  'folders.grants.to': null
  'folders.grants.for': null
  'groups.title': null
  'groups.lead': null
  'groups.create': null
  'groups.new': null
  'groups.newLead': null
  'groups.delete': null
  'groups.empty': null
  'groups.emptyHint': null
  'groups.column.name': null
  'groups.column.description': null
  'groups.column.users': null
  'groups.members': null
  'groups.searchMembers': null
  'groups.nobody': null
  'groups.add': null
  'groups.addHint': null
  'groups.chooseFirst': null
  'groups.remove': { name: string | number }
  'groups.isDepartment': null
  'groups.deleteTitle': { name: string | number }
  'groups.deleteHint': { users: number; folders: number; contracts: number }
  'groups.people': { count: number }
  'groups.standing': { count: number; department: number }
  'groups.added': { count: number; name: string | number }
  'groups.removed': { count: number; name: string | number }
  'groups.changeTitle': { name: string | number }
  'groups.pending.title': null
  'groups.pending.lead': null
  'groups.pending.by': { name: string | number; at: string | number }
  'groups.pending.confirm': null
  'groups.pending.confirmName': { name: string | number }
  'groups.pending.refuse': null
  'groups.pending.refuseName': { name: string | number }
  'groups.pending.confirmed': { name: string | number }
  'groups.pending.refused': { name: string | number }
  'groups.pending.waits': null
  'host-refused.title': null
  'import-plan.hiddenContract': null
  'import-plan.option.renewalType.none': null
  'import-plan.option.renewalType.tacit': null
  'import-plan.option.renewalType.withAgreement': null
  'import-plan.option.renewalType.withNotice': null
  'import-plan.option.direction.expense': null
  'import-plan.option.direction.income': null
  'import-plan.option.direction.both': null
  'import-plan.option.direction.neutral': null
  'import-plan.option.scope.group': null
  'import-plan.option.scope.national': null
  'import-plan.option.scope.european': null
  'import-plan.option.scope.international': null
  'import-plan.field.title': null
  'import-plan.field.reference': null
  'import-plan.field.type': null
  'import-plan.field.project': null
  'import-plan.field.owner': null
  'import-plan.field.folder': null
  'import-plan.field.counterparty': null
  'import-plan.field.siren': null
  'import-plan.field.legalEntity': null
  'import-plan.field.signatureDate': null
  'import-plan.field.effectiveDate': null
  'import-plan.field.endDate': null
  'import-plan.field.duration': null
  'import-plan.field.renewalType': null
  'import-plan.field.renewalDuration': null
  'import-plan.field.maxRenewals': null
  'import-plan.field.notice': null
  'import-plan.field.amount': null
  'import-plan.field.currency': null
  'import-plan.field.direction': null
  'import-plan.field.scope': null
  'import-plan.field.master': null
  'import-plan.field.workflow': null
  'import-plan.field.folderIds': null
  'import-plan.role.contract': null
  'import-plan.role.attachment': null
  'import-plan.role.amendment': null
  'import-plan.role.duplicate': null
  'import-plan.role.ignored': null
  'import-plan.kind.contract': null
  'import-plan.kind.amendment': null
  'import-plan.kind.attachment': null
  'import-plan.state.toCreate': null
  'import-plan.state.toComplete': null
  'import-plan.state.skipped': null
  'import-plan.state.created': null
  'import-plan.state.left': null
  'import-plan.from.person': null
  'import-plan.from.index': { line: string | number; column: string | number }
  'import-plan.from.name': null
  'import-plan.from.folder': null
  'import-plan.from.text': null
  'import-plan.from.document': null
  'import-plan.from.default': null
  'import-plan.mapping.save': null
  'import-plan.mapping.saved': null
  'import-plan.mapping.plan': null
  'import-plan.mapping.unchanged': null
  'import-plan.mapping.again': null
  'import-plan.profile.title': null
  'import-plan.profile.lead': null
  'import-plan.profile.use': null
  'import-plan.profile.name': null
  'import-plan.profile.keep': null
  'import-plan.profile.kept': null
  'import-plan.profile.unnamed': null
  'import-plan.profile.newName': null
  'import-plan.profile.rename': null
  'import-plan.profile.renameTitle': { name: string | number }
  'import-plan.profile.renamed': null
  'import-plan.profile.delete': null
  'import-plan.profile.deleteTitle': { name: string | number }
  'import-plan.profile.deleteConsequence': null
  'import-plan.profile.deleted': null
  'import-plan.pattern.title': null
  'import-plan.pattern.lead': null
  'import-plan.pattern.label': null
  'import-plan.pattern.hint': null
  'import-plan.pattern.none': null
  'import-plan.pattern.read': { count: number }
  'import-plan.pattern.notOf': null
  'import-plan.index.title': null
  'import-plan.index.lead': null
  'import-plan.index.noTable': null
  'import-plan.index.send': null
  'import-plan.index.sendOther': null
  'import-plan.index.file': null
  'import-plan.index.choose': null
  'import-plan.index.of': { count: number; name: string | number }
  'import-plan.index.forget': null
  'import-plan.index.column': null
  'import-plan.index.by': null
  'import-plan.index.key.name': null
  'import-plan.index.key.path': null
  'import-plan.index.key.reference': null
  'import-plan.index.matched': { count: number }
  'import-plan.index.filesWithoutRow': { count: number }
  'import-plan.index.rowsWithoutFile': { count: number }
  'import-plan.index.unclear': { count: number }
  'import-plan.files.caption': null
  'import-plan.files.search': null
  'import-plan.files.role': null
  'import-plan.files.allRoles': null
  'import-plan.files.setRole': { count: number }
  'import-plan.files.byRule': null
  'import-plan.files.path': null
  'import-plan.files.owner': null
  'import-plan.files.empty': null
  'import-plan.files.chooseAll': { count: number }
  'import-plan.files.allTitle': { count: number }
  'import-plan.files.allConsequence': null
  'import-plan.files.allConfirm': null
  'import-plan.files.allRole': { role: string | number }
  'import-plan.files.changed': { count: number }
  'import-plan.files.none': null
  'import-plan.attach.act': null
  'import-plan.attach.title': { count: number }
  'import-plan.attach.lead': null
  'import-plan.attach.as': null
  'import-plan.attach.contract': null
  'import-plan.attach.confirm': null
  'import-plan.attach.unchosen': null
  'import-plan.attach.done': { count: number }
  'import-plan.columns.title': null
  'import-plan.columns.lead': null
  'import-plan.columns.none': null
  'import-plan.columns.dayOrder': null
  'import-plan.columns.dayHint': null
  'import-plan.columns.proven.dayFirst': null
  'import-plan.columns.proven.monthFirst': null
  'import-plan.columns.order.open': null
  'import-plan.columns.order.dayFirst': null
  'import-plan.columns.order.monthFirst': null
  'import-plan.folders.title': null
  'import-plan.folders.lead': null
  'import-plan.folders.depth': { number: number }
  'import-plan.defaults.title': null
  'import-plan.defaults.lead': null
  'import-plan.count.nothing': null
  'import-plan.count.contracts': { count: number }
  'import-plan.count.amendments': { count: number }
  'import-plan.count.attachments': { count: number }
  'import-plan.count.duplicates': { count: number }
  'import-plan.count.skipped': { count: number }
  'import-plan.count.toComplete': { count: number }
  'import-plan.count.created': { count: number }
  'import-plan.count.left': { count: number }
  'import-plan.count.fromText': { count: number }
  'import-plan.count.proposed': { count: number }
  'import-plan.count.textsRefused': { count: number }
  'import-plan.count.near': { count: number }
  'import-plan.count.ambiguous': { count: number }
  'import-plan.create.act': { count: number }
  'import-plan.create.title': { count: number }
  'import-plan.create.consequence': null
  'import-plan.create.figures': { contracts: number; amendments: number; attachments: number }
  'import-plan.create.without': { count: number }
  'import-plan.create.confirm': null
  'import-plan.create.begun': null
  'import-plan.undo.act': null
  'import-plan.undo.title': { name: string | number }
  'import-plan.undo.consequence': null
  'import-plan.undo.keep': null
  'import-plan.undo.confirm': null
  'import-plan.undo.figures': { contracts: number; attachments: number; others: number }
  'import-plan.undo.until': { at: string | number }
  'import-plan.undo.changed': { count: number }
  'import-plan.undo.also': { title: string | number; reference: string | number }
  'import-plan.undo.see': { title: string | number }
  'import-plan.unresolved.title': null
  'import-plan.unresolved.lead': null
  'import-plan.unresolved.value': { count: number; field: string | number; text: string | number }
  'import-plan.unresolved.create': null
  'import-plan.unresolved.choose': null
  'import-plan.unresolved.empty': null
  'import-plan.unresolved.which': { text: string | number }
  'import-plan.unresolved.createAll': { count: number }
  'import-plan.unresolved.apply': { count: number }
  'import-plan.unresolved.unanswered': null
  'import-plan.rows.caption': null
  'import-plan.rows.search': null
  'import-plan.rows.state': null
  'import-plan.rows.all': null
  'import-plan.rows.near': null
  'import-plan.rows.row': null
  'import-plan.rows.reason': null
  'import-plan.rows.empty': null
  'import-plan.rows.alike': { count: number }
  'import-plan.rows.show': null
  'import-plan.row.title': null
  'import-plan.row.belongs': { name: string | number }
  'import-plan.row.see': null
  'import-plan.row.skip': null
  'import-plan.row.include': null
  'import-plan.row.createWithout': null
  'import-plan.row.giveBack': null
  'import-plan.row.textRefused': null
  'import-plan.alike.title': null
  'import-plan.alike.line': { name: string | number; percent: number }
  'import-plan.alike.compare': { name: string | number }
  'import-plan.alike.sides': null
  'import-plan.alike.added': { text: string | number }
  'import-plan.alike.removed': { text: string | number }
  'import-plan.alike.cut': null
  'import-plan.proof.where': { page: number }
  'import-plan.proof.sure': null
  'import-plan.proof.likely': null
  'import-plan.proof.unsure': null
  'import-plan.proof.selected': null
  'import-plan.proposals.title': null
  'import-plan.proposals.lead': null
  'import-plan.proposals.line': { field: string | number; value: string | number }
  'import-plan.proposals.take': null
  'import-plan.proposals.takeWhat': { field: string | number; value: string | number }
  'import-plan.proposals.dismiss': null
  'import-plan.proposals.dismissWhat': { field: string | number; value: string | number }
  'import-plan.others.title': null
  'import-plan.others.lead': null
  'import-plan.other.duration': null
  'import-plan.other.siret': null
  'import-plan.other.vat': null
  'import-plan.other.noticeForm': null
  'import-plan.other.earlyExit': null
  'import-plan.other.governingLaw': null
  'import-plan.other.court': null
  'import-plan.other.paymentDays': null
  'import-plan.other.priceIndex': null
  'import-plan.other.liabilityCapCents': null
  'import-plan.other.confidentialityTerm': null
  'import-plan.other.address': null
  'import-plan.other.representative': null
  'import-plan.limit.title': null
  'import-plan.limit.column': null
  'import-plan.limit.known': { count: number; total: number }
  'import-plan.limit.noneKnown': { count: number }
  'import-plan.limit.soon': { count: number }
  'import-plan.limit.noneSoon': null
  'import-plan.limit.lacking': { count: number }
  'import-plan.limit.preventRenewal': null
  'import-plan.limit.obtainRenewal': null
  'import-plan.limit.exit': null
  'import-plan.limit.end': null
  'import-plan.limit.ended': null
  'import-plan.limit.open': null
  'import-plan.limit.unknown': null
  'import-plan.limit.lacks': { fields: string | number }
  'import-plan.limit.on': { day: string; what: string | number }
  'import-plan.limit.filter.soon': null
  'import-plan.limit.filter.known': null
  'import-plan.limit.filter.unknown': null
  'import-plan.limit.filter.open': null
  'import-plan.limit.filter.ended': null
  'import-plan.limit.filter.proposed': null
  'import-plan.limit.filter.refused': null
  'import-plan.limit.withCount': { label: string | number; count: number }
  'import-review.title': null
  'import-review.back': null
  'import-review.failed': null
  'import-review.progress': { done: number; total: number }
  'import-review.over.doubts': null
  'import-review.over.all': null
  'import-review.over.others': { count: number }
  'import-review.only.all': null
  'import-review.only.doubts': null
  'import-review.taken': { name: string | number }
  'import-review.reviewedBy': { name: string | number }
  'import-review.doubts': { count: number }
  'import-review.rest': null
  'import-review.empty': null
  'import-review.source.proposal': null
  'import-review.source.missing': null
  'import-review.source.judged': null
  'import-review.source.index': null
  'import-review.act.accept': null
  'import-review.act.acceptNew': null
  'import-review.act.acceptAll': { count: number }
  'import-review.act.correct': null
  'import-review.act.type': null
  'import-review.act.select': null
  'import-review.act.reject': null
  'import-review.act.undo': null
  'import-review.act.save': null
  'import-review.act.finish': null
  'import-review.act.skip': null
  'import-review.act.of': { field: string | number; value: string | number }
  'import-review.key.accept': null
  'import-review.key.correct': null
  'import-review.key.select': null
  'import-review.key.reject': null
  'import-review.key.acceptAll': null
  'import-review.key.undo': null
  'import-review.key.nextDoubt': null
  'import-review.key.next': null
  'import-review.key.previous': null
  'import-review.key.pageAfter': null
  'import-review.key.pageBefore': null
  'import-review.why': { field: string | number; value: string | number }
  'import-review.reason.wrongValue': null
  'import-review.reason.wrongField': null
  'import-review.reason.notInContract': null
  'import-review.reason.other': null
  'import-review.right': { field: string | number }
  'import-review.provenBy': { page: number; quote: string | number }
  'import-review.document': null
  'import-review.pages': null
  'import-review.page': { page: number; pages: number }
  'import-review.pageOf': { page: number; title: string | number }
  'import-review.isFirst': null
  'import-review.isLast': null
  'import-review.noDocument': null
  'import-review.noWords': null
  'import-review.hint': null
  'import-review.pick': null
  'import-review.part.title': null
  'import-review.part.lead': null
  'import-review.part.start': null
  'import-review.part.doubtful': { count: number }
  'import-review.part.said': { accepted: number; corrected: number; rejected: number }
  'import-review.part.by': { name: string | number; count: number }
  'import-review.part.reviewers': null
  'import-review.part.rules': null
  'import-review.batch.act': null
  'import-review.batch.title': null
  'import-review.batch.lead': null
  'import-review.batch.threshold': null
  'import-review.batch.none': null
  'import-review.batch.figures': { count: number; rows: number }
  'import-review.batch.check': null
  'import-review.batch.right': null
  'import-review.batch.wrong': null
  'import-review.batch.judge': { field: string | number; name: string | number; value: string | number }
  'import-review.batch.someWrong': null
  'import-review.batch.uncheckedMore': { count: number }
  'import-review.batch.confirm': { count: number }
  'import-review.batch.consequence': null
  'import-review.batch.begun': null
  'import-review.batch.done': { count: number; by: string | number; at: string | number }
  'import-review.batch.undo': null
  'import-review.batch.undone': null
  'import-review.batch.level': { percent: number }
  'import-review.batch.rightWhat': { what: string | number }
  'import-review.batch.wrongWhat': { what: string | number }
  'import-review.rules.title': null
  'import-review.rules.lead': null
  'import-review.rules.empty': null
  'import-review.rules.emptyLead': null
  'import-review.rules.caption': null
  'import-review.rules.rule': null
  'import-review.rules.accepted': null
  'import-review.rules.corrected': null
  'import-review.rules.rejected': null
  'import-review.rules.reasons': null
  'import-review.rules.count': { reason: string | number; count: number }
  'import-review.rules.state': null
  'import-review.rules.isOn': null
  'import-review.rules.isOff': { name: string | number }
  'import-review.rules.off': null
  'import-review.rules.on': null
  'import-review.rules.offWhat': { rule: string | number }
  'import-review.rules.onWhat': { rule: string | number }
  'import-review.rules.ask': { rule: string | number }
  'import-review.rules.consequence': null
  'import-review.rules.done': null
  'import-review.rules.undone': null
  'imports.title': null
  'imports.lead': null
  'imports.list': null
  'imports.state.receiving': null
  'imports.state.received': null
  'imports.state.reading': null
  'imports.state.toMap': null
  'imports.state.planning': null
  'imports.state.toReview': null
  'imports.state.creating': null
  'imports.state.done': null
  'imports.state.failed': null
  'imports.state.cancelled': null
  'imports.state.undoing': null
  'imports.state.undone': null
  'imports.paused': null
  'imports.column.name': null
  'imports.column.state': null
  'imports.column.progress': null
  'imports.column.folders': null
  'imports.column.creator': null
  'imports.column.createdAt': null
  'imports.filter.state': null
  'imports.filter.all': null
  'imports.filter.chosen': { state: string | number }
  'imports.empty.title': null
  'imports.empty.hint': null
  'imports.noneOfState': null
  'imports.failedToLoad': null
  'imports.drop.title': null
  'imports.drop.hint': null
  'imports.drop.files': null
  'imports.drop.folder': null
  'imports.drop.tooLarge': { name: string | number }
  'imports.drop.tooMany': { most: number }
  'imports.drop.nothing': null
  'imports.drop.name': { count: number; first: string | number }
  'imports.drop.skipped': { count: number }
  'imports.upload.sending': { name: string | number }
  'imports.upload.progress': { done: string | number; total: string | number }
  'imports.upload.rate': { rate: string | number }
  'imports.upload.left': { time: string | number }
  'imports.upload.leftSoon': null
  'imports.upload.leaveOpen': null
  'imports.upload.paused': null
  'imports.upload.offline': null
  'imports.upload.pause': null
  'imports.upload.resume': null
  'imports.upload.interrupted': null
  'imports.upload.interruptedHint': { done: string | number; total: string | number }
  'imports.upload.otherFile': { name: string | number; expected: readonly string[] }
  'imports.upload.elsewhere': { person: string | number }
  'imports.upload.failed': { message: string | number }
  'imports.page.back': null
  'imports.page.notFound': null
  'imports.page.steps': null
  'imports.page.step.files': null
  'imports.page.step.mapFiles': null
  'imports.page.step.mapFields': null
  'imports.page.step.plan': null
  'imports.page.step.log': null
  'imports.page.since': { person: string | number; at: string | number }
  'imports.progress.received': null
  'imports.progress.readingDetail': { done: number; total: number }
  'imports.progress.goesOn': null
  'imports.progress.paused': null
  'imports.progress.toMap': null
  'imports.progress.cancelled': null
  'imports.count.kept': { count: number }
  'imports.count.left': { count: number }
  'imports.count.waiting': { count: number }
  'imports.count.nothing': { count: number }
  'imports.count.files': { count: number }
  'imports.act.pause': null
  'imports.act.resume': null
  'imports.act.cancel': null
  'imports.act.retry': null
  'imports.act.download': null
  'imports.cancelling.title': { name: string | number }
  'imports.cancelling.text': null
  'imports.cancelling.confirm': null
  'imports.cancelling.keep': null
  'imports.done.paused': null
  'imports.done.resumed': null
  'imports.done.cancelled': null
  'imports.done.retried': null
  'imports.log.caption': null
  'imports.log.search': null
  'imports.log.all': null
  'imports.log.state': null
  'imports.log.kind': null
  'imports.log.allKinds': null
  'imports.log.empty': null
  'imports.log.emptyYet': null
  'imports.log.pages': { count: number }
  'imports.log.sameAs': { path: string | number }
  'imports.log.text.read': null
  'imports.log.text.partial': null
  'imports.log.text.none': null
  'imports.log.text.unreadable': null
  'imports.log.active.kept': null
  'imports.log.active.removed': null
  'imports.log.active.keptSigned': null
  'imports.log.active.keptUnchecked': null
  'imports.files.caption': null
  'imports.files.path': null
  'imports.files.size': null
  'imports.files.received': null
  'imports.files.whole': null
  'imports.entryLog.sheet': null
  'imports.entryLog.state.waiting': null
  'imports.entryLog.state.kept': null
  'imports.entryLog.state.left': null
  'imports.entryLog.state.nothing': null
  'imports.entryLog.kind.pdf': null
  'imports.entryLog.kind.word': null
  'imports.entryLog.kind.image': null
  'imports.entryLog.kind.spreadsheet': null
  'imports.entryLog.kind.other': null
  'imports.entryLog.column.path': null
  'imports.entryLog.column.state': null
  'imports.entryLog.column.reason': null
  'imports.entryLog.column.kind': null
  'imports.entryLog.column.bytes': null
  'imports.entryLog.column.pages': null
  'imports.entryLog.column.title': null
  'imports.entryLog.column.sameAs': null
  'invitations.label': null
  'invitations.hint': null
  'invitations.needed': null
  'invitations.file': null
  'invitations.fileHint': { max: number }
  'invitations.decoded': { name: string | number; encoding: string | number }
  'invitations.downloadModel': null
  'invitations.check': null
  'invitations.back': null
  'invitations.language': null
  'invitations.sendOnHint': null
  'invitations.line': { line: string | number }
  'invitations.roleNeeded': null
  'invitations.roleHint': null
  'invitations.groupsHint': null
  'invitations.columnsRead': { names: string | number }
  'invitations.columnsIgnored': { names: string | number }
  'invitations.found.ready': { count: number }
  'invitations.found.toCorrect': { count: number }
  'invitations.found.passedOver': { count: number }
  'invitations.passedOverWhy': null
  'invitations.toCorrectHow': null
  'invitations.nothing': null
  'invitations.more': { count: number }
  'invitations.invite': { count: number }
  'invitations.keepToCorrect': { count: number }
  'invitations.mailsLater': { count: number; day: string }
  'invitations.mailsBeyond': { count: number }
  'invitations.invited': { count: number }
  'invitations.invitedLater': { count: number; day: string }
  'invitations.pendingGroups': { groups: string | number }
  'invitations.list.title': null
  'invitations.list.lead': { name: string | number; at: string | number }
  'invitations.list.progress': null
  'invitations.list.detail': { done: number; total: number }
  'invitations.list.goesOn': null
  'invitations.list.done': null
  'invitations.list.toCorrect': null
  'invitations.list.passedOver': null
  'invitations.list.setAside': null
  'invitations.list.invited': null
  'invitations.list.nobody': null
  'invitations.list.correct': null
  'invitations.list.setAsideLabel': null
  'invitations.list.setAsideOf': { line: string | number }
  'invitations.list.setAsideDone': { line: string | number }
  'invitations.list.corrected': { email: string | number }
  'invitations.list.download': null
  'invitations.list.close': null
  'invitations.banner.running': { done: number; total: number }
  'invitations.banner.toCorrect': { count: number }
  'invitations.banner.open': null
  'invitations.model.fileName': null
  'invitations.model.line': null
  'invitations.model.firstName': null
  'invitations.model.lastName': null
  'invitations.model.email': null
  'invitations.model.role': null
  'invitations.model.groups': null
  'invitations.model.reason': null
  'invitations.model.sampleFirst': null
  'invitations.model.sampleLast': null
  'invitations.model.sampleEmail': null
  'keeping.menu.archive': null
  'keeping.menu.restore': null
  'keeping.menu.lock': null
  'keeping.menu.unlock': null
  'keeping.band.label': null
  'keeping.band.archivedBy': { at: string | number; name: string | number }
  'keeping.band.archived': { at: string | number }
  'keeping.band.restore': null
  'keeping.band.locked': { name: string | number; reason: string | number }
  'keeping.band.lockedUntil': { name: string | number; day: string; reason: string | number }
  'keeping.band.proposed': { day: string }
  'keeping.band.archive': null
  'landing.nav.label': null
  'landing.nav.signIn': null
  'landing.nav.create': null
  'landing.hero.title': null
  'landing.hero.lead': null
  'landing.hero.create': null
  'landing.hero.signIn': null
  'landing.hero.note': null
  'landing.hero.askForInvitation': null
  'landing.hero.join': null
  'landing.lifeline.label': null
  'landing.lifeline.contract': null
  'landing.lifeline.drafted': null
  'landing.lifeline.validated': null
  'landing.lifeline.signed': null
  'landing.lifeline.effective': null
  'landing.lifeline.today': null
  'landing.lifeline.notice': null
  'landing.lifeline.end': null
  'landing.lifeline.renewal': null
  'landing.lifeline.explain': null
  'landing.write.title': null
  'landing.write.text': null
  'landing.validate.title': null
  'landing.validate.text': null
  'landing.sign.title': null
  'landing.sign.text': null
  'landing.find.title': null
  'landing.find.text': null
  'landing.warn.title': null
  'landing.warn.text': null
  'landing.own.title': null
  'landing.own.text': null
  'landing.footer.licence': null
  'legal-entities.title': null
  'legal-entities.lead': null
  'legal-entities.create': null
  'legal-entities.new': null
  'legal-entities.delete': null
  'legal-entities.empty': null
  'legal-entities.emptyHint': null
  'legal-entities.column.name': null
  'legal-entities.column.details': null
  'legal-entities.column.contracts': null
  'legal-entities.usedBy': { count: number }
  'letters.subject.nonRenewal': { title: string | number; reference: string | number }
  'letters.subject.earlyExit': { title: string | number; reference: string | number }
  'letters.subject.termination': { title: string | number; reference: string | number }
  'letters.subject.priceRevision': { title: string | number; reference: string | number }
  'letters.greeting': null
  'letters.opening.nonRenewal.signed': { title: string | number; signedOn: string; effect: string }
  'letters.opening.nonRenewal.unsigned': { title: string | number; effect: string }
  'letters.opening.nonRenewal.open': { title: string | number }
  'letters.opening.earlyExit.signed': { title: string | number; signedOn: string; effect: string }
  'letters.opening.earlyExit.unsigned': { title: string | number; effect: string }
  'letters.opening.earlyExit.open': { title: string | number }
  'letters.opening.termination.signed': { title: string | number; signedOn: string; effect: string }
  'letters.opening.termination.unsigned': { title: string | number; effect: string }
  'letters.opening.priceRevision.signed': { appliesFrom: string; title: string | number; signedOn: string; price: string | number }
  'letters.opening.priceRevision.unsigned': { appliesFrom: string; title: string | number; price: string | number }
  'letters.ground': { ground: string | number }
  'letters.legal.nonRenewal.ordinary': null
  'letters.legal.nonRenewal.consumer': null
  'letters.legal.nonRenewal.insurance': null
  'letters.legal.nonRenewal.commercialLease': null
  'letters.legal.earlyExit.ordinary': null
  'letters.legal.earlyExit.consumer': null
  'letters.legal.earlyExit.insurance': null
  'letters.legal.earlyExit.commercialLease': null
  'letters.legal.termination.ordinary': null
  'letters.legal.termination.consumer': null
  'letters.legal.termination.insurance': null
  'letters.legal.termination.commercialLease': null
  'letters.legal.priceRevision.ordinary': null
  'letters.legal.priceRevision.consumer': null
  'letters.legal.priceRevision.insurance': null
  'letters.legal.priceRevision.commercialLease': null
  'letters.timing.inTime': { limit: string }
  'letters.timing.late': { limit: string }
  'letters.request': null
  'letters.farewell': null
  'letters.mention.registeredLetter': null
  'letters.mention.electronicRegisteredLetter': null
  'letters.mention.handDelivery': null
  'letters.mention.bailiff': null
  'letters.mention.email': null
  'letters.subjectLabel': { subject: string | number }
  'letters.madeAt': { place: string | number; day: string }
  'letters.madeOn': { day: string }
  'letters.siren': { siren: string | number }
  'lifeline.label': null
  'lifeline.limitLabel.preventRenewal': null
  'lifeline.limitLabel.obtainRenewal': null
  'lifeline.limitName.preventRenewal': null
  'lifeline.limitName.obtainRenewal': null
  'lifeline.certain': null
  'lifeline.conditional': null
  'lifeline.past': null
  'lifeline.short.drafted': null
  'lifeline.short.validated': null
  'lifeline.short.signed': null
  'lifeline.short.effective': null
  'lifeline.short.today': null
  'lifeline.short.termEnd': null
  'lifeline.short.end': null
  'lifeline.short.renewal': null
  'lifeline.renewals': { count: number }
  'lifeline.point': { name: string | number; day: string; certainty: string | number }
  'lifeline.rule': { rule: string | number }
  'lifeline.sources': null
  'lifeline.fact.drafted': null
  'lifeline.fact.validated': null
  'lifeline.fact.signed': null
  'lifeline.fact.effective': null
  'lifeline.fact.today': null
  'lifeline.fact.noticeLimit': null
  'lifeline.fact.termEnd': null
  'lifeline.fact.end': null
  'lifeline.fact.renewal': null
  'lifeline.conditionalHint': null
  'lifeline.unsignedHint': null
  'lifeline.tiny': { points: readonly string[] }
  'lifeline.tinyPoint': { name: string | number; day: string }
  'lifeline.failed': null
  'lifeline.noDates': null
  'lifeline.empty': null
  'lifeline.openAmendment': { reference: string | number }
  'linked-contracts.title': null
  'linked-contracts.newTitle': null
  'linked-contracts.carried': null
  'linked-contracts.part.text': null
  'linked-contracts.part.parties': null
  'linked-contracts.part.terms': null
  'linked-contracts.part.values': null
  'linked-contracts.part.folders': null
  'linked-contracts.foldersHint': { names: readonly string[] }
  'linked-contracts.noText': null
  'linked-contracts.hiddenText': null
  'linked-contracts.effective': { day: string | number }
  'linked-contracts.effectiveOpen': null
  'linked-contracts.effectiveAsked': null
  'linked-contracts.inForce.all': { day: string }
  'linked-contracts.inForce.text': null
  'linked-contracts.inForce.parties': { day: string }
  'linked-contracts.durationAsked': null
  'linked-contracts.amountsLeft': { currency: string | number }
  'linked-contracts.duplicate.title': null
  'linked-contracts.duplicate.lead': { title: string | number }
  'linked-contracts.duplicate.create': null
  'linked-contracts.duplicate.created': null
  'linked-contracts.duplicate.left': null
  'linked-contracts.renewal.title': null
  'linked-contracts.renewal.lead': { title: string | number }
  'linked-contracts.renewal.create': null
  'linked-contracts.renewal.created': null
  'linked-contracts.renewal.left': null
  'linked-contracts.amendment.title': null
  'linked-contracts.amendment.lead': { title: string | number }
  'linked-contracts.amendment.create': null
  'linked-contracts.amendment.created': null
  'linked-contracts.amendment.carried': null
  'linked-contracts.amendment.left': null
  'linked-contracts.group.renews': null
  'linked-contracts.group.copiedFrom': null
  'linked-contracts.group.renewedBy': null
  'linked-contracts.group.copies': null
  'linked-contracts.others': { count: number }
  'linked-contracts.followed': null
  'linked-contracts.openDeadlines': null
  'linked-contracts.tree.title': null
  'linked-contracts.tree.own': null
  'linked-contracts.tree.total': { count: number }
  'linked-contracts.tree.counted': null
  'mailbox.title': null
  'mailbox.description': null
  'mailbox.to': { address: string | number }
  'mailbox.empty': null
  'mailbox.emptyWhy': null
  'mailbox.closed': null
  'mailbox.closedWhy': null
  'mails-account.greeting': { name: string | number }
  'mails-account.unexpected': null
  'mails-account.reset.subject': null
  'mails-account.reset.how': null
  'mails-account.reset.validity': null
  'mails-account.reset.open': null
  'mails-account.reset.locked': null
  'mails-account.passwordChanged.subject': null
  'mails-account.passwordChanged.done': null
  'mails-account.passwordChanged.notYou': null
  'mails-account.passwordChanged.forgot': null
  'mails-account.newAddress.subject': null
  'mails-account.newAddress.how': { email: string | number }
  'mails-account.newAddress.validity': null
  'mails-account.newAddress.open': null
  'mails-account.oldAddress.subject': null
  'mails-account.oldAddress.asked': { email: string | number }
  'mails-account.oldAddress.stop': null
  'mails-account.oldAddress.ignore': null
  'mails-account.oldAddress.open': null
  'mails-account.confirmation.subject': null
  'mails-account.confirmation.how': { email: string | number }
  'mails-account.confirmation.validity': null
  'mails-account.confirmation.open': null
  'mails-account.joining.subject': { company: string | number }
  'mails-account.joining.how': { company: string | number }
  'mails-account.joining.validity': null
  'mails-account.joining.open': null
  'mails-account.alreadyHere.subject': null
  'mails-account.alreadyHere.how': null
  'mails-account.alreadyHere.open': null
  'mails-account.alreadyHere.howCompany': null
  'mails-account.signUp.subject': null
  'mails-account.signUp.how': { email: string | number }
  'mails-account.signUp.validity': null
  'mails-account.signUp.open': null
  'mails-account.secondFactor.notYou': null
  'mails-account.secondFactor.added.subject': null
  'mails-account.secondFactor.added.done': null
  'mails-account.secondFactor.removed.subject': null
  'mails-account.secondFactor.removed.done': null
  'mails-account.secondFactor.removedForYou.subject': null
  'mails-account.secondFactor.removedForYou.done': null
  'mails-account.secondFactor.codesRenewed.subject': null
  'mails-account.secondFactor.codesRenewed.done': null
  'mails-account.secondFactor.codeUsed.subject': null
  'mails-account.secondFactor.codeUsed.done': null
  'mails-account.secondFactor.guessed.subject': null
  'mails-account.secondFactor.guessed.done': null
  'mails.notification.greeting': { name: string | number }
  'mails.notification.open': null
  'mails.notification.subjects.validationRequested': { title: string | number }
  'mails.notification.subjects.validationAccepted': { title: string | number }
  'mails.notification.subjects.validationRefused': { title: string | number }
  'mails.notification.subjects.validationInvalidated': { title: string | number }
  'mails.notification.subjects.validationAbandoned': { title: string | number }
  'mails.notification.subjects.validationRequestedAgain': { title: string | number }
  'mails.notification.subjects.signatureRequested': { title: string | number }
  'mails.notification.subjects.signatureDone': { title: string | number }
  'mails.notification.subjects.contractSealed': { title: string | number }
  'mails.notification.subjects.contractMarkedSigned': { title: string | number }
  'mails.notification.subjects.scanAwaited': { title: string | number }
  'mails.notification.subjects.signedScanFiled': { title: string | number }
  'mails.notification.subjects.signatureCancelled': { title: string | number }
  'mails.notification.subjects.sealDelayed': { title: string | number }
  'mails.notification.subjects.noticeWindowOpens': { day: string; title: string | number }
  'mails.notification.subjects.sendByReached': { day: string; title: string | number }
  'mails.notification.subjects.noticeLimitReached': { day: string; title: string | number }
  'mails.notification.subjects.renewalWindowOpens': { day: string; title: string | number }
  'mails.notification.subjects.renewalSendByReached': { day: string; title: string | number }
  'mails.notification.subjects.renewalLimitReached': { day: string; title: string | number }
  'mails.notification.subjects.informConsumer': { day: string; title: string | number }
  'mails.notification.subjects.exitWindowOpens': { day: string; title: string | number }
  'mails.notification.subjects.exitSendByReached': { day: string; title: string | number }
  'mails.notification.subjects.exitLimitReached': { day: string; title: string | number }
  'mails.notification.subjects.passed.sendByReached': { day: string; title: string | number }
  'mails.notification.subjects.passed.renewalSendByReached': { day: string; title: string | number }
  'mails.notification.subjects.passed.exitSendByReached': { day: string; title: string | number }
  'mails.notification.subjects.endApproaching': { day: string; title: string | number }
  'mails.notification.subjects.stepDue': { day: string; title: string | number }
  'mails.notification.subjects.stepLate': { day: string; title: string | number }
  'mails.notification.subjects.renewalCertain': { day: string; title: string | number }
  'mails.notification.subjects.contractRenewed': { day: string; title: string | number }
  'mails.notification.subjects.renewalRecorded': { title: string | number }
  'mails.notification.subjects.renewalRefused': { title: string | number }
  'mails.notification.subjects.renewalCorrected': { title: string | number }
  'mails.notification.subjects.renewalCancelled': { title: string | number }
  'mails.notification.subjects.contractEnded': { day: string; title: string | number }
  'mails.notification.subjects.archivingProposed': null
  'mails.notification.subjects.taskAssigned': { title: string | number }
  'mails.notification.subjects.taskAnswered': { title: string | number }
  'mails.notification.subjects.taskReopened': { title: string | number }
  'mails.notification.subjects.taskWithdrawn': { title: string | number }
  'mails.notification.subjects.taskDue': { day: string; title: string | number }
  'mails.notification.subjects.taskLate': { day: string; title: string | number }
  'mails.notification.subjects.taskNotDone': { day: string; title: string | number }
  'mails.notification.subjects.taskHandedOver': { title: string | number }
  'mails.notification.subjects.taskPassedOn': { title: string | number }
  'mails.notification.subjects.importFinished': { name: string | number }
  'mails.notification.subjects.importUndone': { name: string | number }
  'mails.notification.subjects.exportReady': null
  'mails.notification.subjects.shareGiven': { title: string | number }
  'mails.notification.subjects.validationRequestedFor': { absent: string | number; title: string | number }
  'mails.notification.subjects.validationReminder': { title: string | number }
  'mails.notification.subjects.validationReminderFor': { absent: string | number; title: string | number }
  'mails.notification.subjects.validationDue': { day: string; title: string | number }
  'mails.notification.subjects.validationDueFor': { absent: string | number; day: string; title: string | number }
  'mails.notification.subjects.validationDueMoved': { day: string; title: string | number }
  'mails.notification.subjects.validationDueMovedFor': { day: string; absent: string | number; title: string | number }
  'mails.notification.subjects.validationLate': { day: string; title: string | number }
  'mails.notification.subjects.delegationGiven': { person: string | number }
  'mails.notification.subjects.personJoined': { person: string | number }
  'mails.notification.subjects.contractMailRefused': { title: string | number }
  'mails.notification.subjects.contractMailExpired': { title: string | number }
  'mails.notification.subjects.mailRefused': null
  'mails.notification.subjects.mailExpired': null
  'mails.notification.subjects.mailStuck': null
  'mails.notification.subjects.backupFailed': null
  'mails.notification.subjects.backupIncomplete': null
  'mails.notification.subjects.backupLate': null
  'mails.notification.subjects.delegationArranged': { person: string | number }
  'mails.notification.subjects.delegateAppointed': { delegate: string | number }
  'mails.notification.subjects.delegationEnded': { delegate: string | number; person: string | number }
  'mails.notification.subjects.membershipsRequested': { group: string | number }
  'mails.notification.subjects.membershipConfirmed': { person: string | number; group: string | number }
  'mails.notification.subjects.membershipRefused': { person: string | number; group: string | number }
  'mails.notification.subjects.fileDamaged': null
  'mails.notification.subjects.acceptedContentAltered': { title: string | number }
  'mails.notification.subjects.fileMissing': null
  'mails.notification.subjects.exportFailed': null
  'mails.notification.subjects.importRead': null
  'mails.notification.subjects.importFailed': null
  'mails.notification.subjects.decidedToRenew': { title: string | number }
  'mails.notification.subjects.decidedToRenegotiate': { title: string | number }
  'mails.notification.subjects.decidedToEnd': { title: string | number }
  'mails.notification.subjects.decidedLater': { until: string; title: string | number }
  'mails.notification.subjects.decisionMoved': { movedTo: string; title: string | number }
  'mails.notification.subjects.decisionVoided': { title: string | number }
  'mails.notification.subjects.decisionDue': { day: string; title: string | number }
  'mails.notification.subjects.limitEscalated': { day: string; title: string | number }
  'mails.notification.subjects.exitDecidedToLeave': { exitOn: string; title: string | number }
  'mails.notification.subjects.exitDecidedToStay': { exitOn: string; title: string | number }
  'mails.notification.subjects.exitDecidedLater': { until: string; title: string | number }
  'mails.notification.subjects.exitDecisionMoved': { movedTo: string; title: string | number }
  'mails.notification.subjects.exitDecisionVoided': { title: string | number }
  'mails.notification.subjects.exitDecisionNotified': { title: string | number }
  'mails.notification.subjects.exitDecisionDue': { day: string; title: string | number }
  'mails.notification.subjects.exitEscalated': { day: string; title: string | number }
  'mails.notification.subjects.alertAnswerMoved': { movedTo: string; title: string | number }
  'mails.notification.subjects.alertAnswerGone': { title: string | number }
  'mails.notification.subjects.calendarFeedRevoked': null
  'mails.notification.subjects.conditionSet': { title: string | number }
  'mails.notification.subjects.conditionMet': { title: string | number }
  'mails.notification.subjects.conditionMetFor': { title: string | number }
  'mails.notification.subjects.conditionRejected': { title: string | number }
  'mails.notification.subjects.conditionConfirmed': { title: string | number }
  'mails.notification.subjects.letterToSign': { title: string | number }
  'mails.notification.subjects.letterSigned': { title: string | number }
  'mails.notification.subjects.letterRefused': { title: string | number }
  'mails.notification.subjects.letterSealDelayed': { title: string | number }
  'mails.notification.subjects.letterWithdrawn': { title: string | number }
  'mails.notification.subjects.letterAccessEnded': { title: string | number }
  'mails.notification.subjects.answersReceived': { title: string | number }
  'mails.notification.quote': { quote: string | number }
  'mails.notification.openTasks': null
  'mails.notification.openPage': null
  'mails.notification.decide': null
  'mails.notification.choices': null
  'mails.notification.choice.accepted': null
  'mails.notification.choice.conditional': null
  'mails.notification.choice.refused': null
  'mails.invitation.subject': { company: string | number; title: string | number }
  'mails.invitation.greeting': { name: string | number }
  'mails.invitation.hello': null
  'mails.invitation.request': { sender: string | number; company: string | number; title: string | number }
  'mails.invitation.how': null
  'mails.invitation.personal': { day: string }
  'mails.invitation.unexpected': null
  'mails.invitation.open': null
  'mails.code.open.subject': { title: string | number }
  'mails.code.open.code': { title: string | number; company: string | number; code: string | number }
  'mails.code.sign.subject': { title: string | number }
  'mails.code.sign.code': { title: string | number; company: string | number; code: string | number }
  'mails.code.validity': { count: number }
  'mails.code.keep': null
  'mails.code.answer.subject': { company: string | number }
  'mails.code.answer.code': { company: string | number; title: string | number; code: string | number }
  'mails.copy.subject': { title: string | number }
  'mails.copy.signed': { title: string | number; reference: string | number; company: string | number }
  'mails.copy.attached': null
  'mails.copy.linked': null
  'mails.copy.verify': null
  'mails.copy.open': null
  'mails.digest.subject.daily': { count: number }
  'mails.digest.subject.weekly': { count: number }
  'mails.digest.lead.daily': null
  'mails.digest.lead.weekly': null
  'mails.digest.rest': { count: number }
  'mails.digest.open': null
  'mails.outlook.subject.nothing': null
  'mails.outlook.subject.toDecide': { count: number }
  'mails.outlook.watched': { count: number; day: string; title: string | number; reference: string | number }
  'mails.outlook.nothing': null
  'mails.outlook.toDecide': null
  'mails.outlook.limit': { title: string | number; reference: string | number; day: string }
  'mails.outlook.exit': { title: string | number; reference: string | number; exitOn: string; day: string }
  'mails.outlook.rest': { count: number }
  'mails.outlook.why': null
  'mails.outlook.stop': null
  'mails.share.subject': { company: string | number; title: string | number }
  'mails.share.given': { sender: string | number; company: string | number; title: string | number }
  'mails.share.message': { sender: string | number; message: string | number }
  'mails.share.how': null
  'mails.share.open': null
  'mails.sharedEnd.subject': { company: string | number; title: string | number }
  'mails.sharedEnd.told': { title: string | number; sender: string | number; company: string | number; day: string }
  'mails.sharedEnd.how': { sender: string | number }
  'mails.sharedEnd.why': { company: string | number }
  'mails.activation.subject': { company: string | number }
  'mails.activation.greeting': { name: string | number }
  'mails.activation.hello': null
  'mails.activation.request': { sender: string | number; company: string | number }
  'mails.activation.requestOfCompany': { company: string | number }
  'mails.activation.how': null
  'mails.activation.personal': { day: string }
  'mails.activation.unexpected': null
  'mails.activation.open': null
  'mails.questionnaire.asked.subject': { company: string | number; title: string | number }
  'mails.questionnaire.asked.told': { sender: string | number; company: string | number; title: string | number }
  'mails.questionnaire.returned.subject': { company: string | number; title: string | number }
  'mails.questionnaire.returned.told': { sender: string | number; company: string | number; title: string | number }
  'mails.questionnaire.reminded.subject': { company: string | number; title: string | number }
  'mails.questionnaire.reminded.told': { sender: string | number; company: string | number; title: string | number }
  'mails.questionnaire.due': { day: string }
  'mails.questionnaire.how': null
  'mails.questionnaire.open': null
  'month-end.label': null
  'month-end.today': null
  'month-end.end': { month: string | number }
  'month-end.first': { day: string | number }
  'month-end.since': { month: string | number }
  'month-end.band': null
  'month-end.known': { month: string | number }
  'month-end.knownHint': null
  'month-end.noActions': null
  'month-end.back': null
  'month-end.isFirst': null
  'month-end.of': { title: string | number; month: string | number }
  'new-contract.title': null
  'new-contract.lead': null
  'new-contract.back': null
  'new-contract.start.label': null
  'new-contract.start.template': null
  'new-contract.start.templateHint': null
  'new-contract.start.scratch': null
  'new-contract.start.scratchHint': null
  'new-contract.start.upload': null
  'new-contract.start.uploadHint': null
  'new-contract.start.signed': null
  'new-contract.start.signedHint': null
  'new-contract.start.templateRefused': null
  'new-contract.start.uploadRefused': null
  'new-contract.start.noTemplate': null
  'new-contract.template.label': null
  'new-contract.template.search': null
  'new-contract.template.noMatch': { words: string | number }
  'new-contract.template.fields': { count: number }
  'new-contract.template.noFields': null
  'new-contract.template.listFailed': null
  'new-contract.template.failed': null
  'new-contract.numbering.label': null
  'new-contract.numbering.articles': null
  'new-contract.numbering.digital': null
  'new-contract.numbering.roman': null
  'new-contract.numbering.alphabetical': null
  'new-contract.numbering.none': null
  'new-contract.numbering.articlesExample': null
  'new-contract.numbering.digitalExample': null
  'new-contract.numbering.romanExample': null
  'new-contract.numbering.alphabeticalExample': null
  'new-contract.numbering.noneExample': null
  'new-contract.upload.label': null
  'new-contract.upload.hint': null
  'new-contract.upload.reading': { name: string | number }
  'new-contract.upload.read': { name: string | number }
  'new-contract.upload.language.fr': null
  'new-contract.upload.language.en': null
  'new-contract.upload.language.es': null
  'new-contract.upload.sections': { count: number }
  'new-contract.upload.noSection': null
  'new-contract.upload.losses': null
  'new-contract.upload.noLoss': null
  'new-contract.upload.otherLoss': { count: number }
  'new-contract.upload.where': { places: string | number }
  'new-contract.upload.refused': { name: string | number; reason: string | number }
  'new-contract.upload.another': null
  'new-contract.signed.drop': null
  'new-contract.signed.dropHint': null
  'new-contract.signed.pages': { count: number }
  'new-contract.signed.sameFile': null
  'new-contract.signed.file': { name: string | number }
  'new-contract.signed.pageOf': { page: string | number; total: string | number }
  'new-contract.signed.signature': null
  'new-contract.signed.signatureLead': null
  'new-contract.signed.signatureDate': null
  'new-contract.signed.signatories': null
  'new-contract.signed.signatoryName': null
  'new-contract.signed.signatorySide': null
  'new-contract.signed.side.unknown': null
  'new-contract.signed.side.company': null
  'new-contract.signed.side.counterparty': null
  'new-contract.signed.addSignatory': null
  'new-contract.signed.removeSignatory': { name: string | number }
  'new-contract.signed.terms': null
  'new-contract.signed.termsLead': null
  'new-contract.signed.filing': null
  'new-contract.signed.submit': null
  'new-contract.signed.created': { reference: string | number }
  'new-contract.signed.amends': null
  'new-contract.signed.amendsHint': null
  'new-contract.details.heading': null
  'new-contract.details.title': null
  'new-contract.details.titlePlaceholder': null
  'new-contract.details.type': null
  'new-contract.details.typePlaceholder': null
  'new-contract.details.project': null
  'new-contract.details.projectPlaceholder': null
  'new-contract.details.owner': null
  'new-contract.details.ownerPlaceholder': null
  'new-contract.details.counterparty': null
  'new-contract.details.counterpartyPlaceholder': null
  'new-contract.details.legalEntity': null
  'new-contract.details.legalEntityPlaceholder': null
  'new-contract.details.folders': null
  'new-contract.details.foldersPlaceholder': null
  'new-contract.details.reference': null
  'new-contract.details.referencePlaceholder': { example: string | number }
  'new-contract.details.currency': null
  'new-contract.details.direction': null
  'new-contract.details.scope': null
  'new-contract.details.foldersProposed': null
  'new-contract.counterparty.title': null
  'new-contract.counterparty.lead': null
  'new-contract.counterparty.name': null
  'new-contract.counterparty.siren': null
  'new-contract.counterparty.address': null
  'new-contract.counterparty.email': null
  'new-contract.counterparty.submit': null
  'new-contract.fields.heading': null
  'new-contract.fields.lead': null
  'new-contract.fields.progress': { filled: string | number; total: string | number }
  'new-contract.fields.ungrouped': null
  'new-contract.fields.inherited': null
  'new-contract.fields.metadata': null
  'new-contract.fields.computed': { formula: string | number }
  'new-contract.fields.counterparty': null
  'new-contract.fields.counterpartyLead': null
  'new-contract.text.region': null
  'new-contract.text.outline': null
  'new-contract.text.show': null
  'new-contract.text.showOutline': null
  'new-contract.text.hide': null
  'new-contract.text.untitled': null
  'new-contract.text.showFile': null
  'new-contract.error.title': null
  'new-contract.error.type': null
  'new-contract.error.project': null
  'new-contract.error.owner': null
  'new-contract.error.template': null
  'new-contract.error.upload': null
  'new-contract.error.signedPdf': null
  'new-contract.error.signatureDate': null
  'new-contract.restored': null
  'new-contract.startOver': null
  'new-contract.submit': null
  'new-contract.created': { reference: string | number }
  'new-contract.files.label': null
  'new-contract.files.hint': null
  'new-contract.files.see': null
  'new-contract.files.download': { name: string | number }
  'new-contract.languages.also': { locale: string | number }
  'new-contract.languages.choose': { name: string | number; locale: string | number }
  'new-contract.languages.fr': null
  'new-contract.languages.en': null
  'new-contract.languages.es': null
  'new-password.current': null
  'new-password.currentRequired': null
  'new-password.password': null
  'new-password.hint': null
  'new-password.again': null
  'new-password.short': null
  'new-password.long': null
  'new-password.differ': null
  'notice-wizard.title': null
  'notice-wizard.kind': null
  'notice-wizard.mode': null
  'notice-wizard.locale': null
  'notice-wizard.endsOn': null
  'notice-wizard.ground': null
  'notice-wizard.groundHint': null
  'notice-wizard.appliesFrom': null
  'notice-wizard.price': null
  'notice-wizard.priceHint': null
  'notice-wizard.continue': null
  'notice-wizard.kindHint.nonRenewal': null
  'notice-wizard.kindHint.earlyExit': null
  'notice-wizard.kindHint.termination': null
  'notice-wizard.kindHint.priceRevision': null
  'notice-wizard.editTitle': null
  'notice-wizard.lead': null
  'notice-wizard.days': null
  'notice-wizard.sendBy': { day: string }
  'notice-wizard.prudent': { day: string }
  'notice-wizard.limit': { day: string }
  'notice-wizard.effect': { day: string }
  'notice-wizard.status': { status: string | number }
  'notice-wizard.sources': { sources: string | number }
  'notice-wizard.advice': null
  'notice-wizard.sender': null
  'notice-wizard.senderLines': null
  'notice-wizard.recipient': null
  'notice-wizard.recipientLines': null
  'notice-wizard.place': null
  'notice-wizard.day': null
  'notice-wizard.subject': null
  'notice-wizard.body': null
  'notice-wizard.bodyHint': null
  'notice-wizard.signatory': null
  'notice-wizard.back': null
  'notice-wizard.backTitle': null
  'notice-wizard.backConsequence': null
  'notice-wizard.backKeep': null
  'notice-wizard.create': null
  'notice-wizard.created': null
  'notices.title': null
  'notices.empty': null
  'notices.runsUntil': { day: string }
  'notices.failed': null
  'notices.kind.nonRenewal': null
  'notices.kind.earlyExit': null
  'notices.kind.termination': null
  'notices.kind.priceRevision': null
  'notices.givenBy.label': null
  'notices.givenBy.us': null
  'notices.givenBy.otherParty': null
  'notices.givenBy.given': null
  'notices.givenBy.received': null
  'notices.mode.label': null
  'notices.mode.unknown': null
  'notices.mode.registeredLetter': null
  'notices.mode.electronicRegisteredLetter': null
  'notices.mode.handDelivery': null
  'notices.mode.bailiff': null
  'notices.mode.email': null
  'notices.caution.EMAIL_NOT_FORESEEN.given': null
  'notices.caution.EMAIL_NOT_FORESEEN.received': null
  'notices.caution.LEASE_FORM.given': null
  'notices.caution.LEASE_FORM.received': null
  'notices.endsOn': { day: string }
  'notices.appliesFrom': { day: string }
  'notices.effect': { day: string }
  'notices.noLimit': null
  'notices.notSent': null
  'notices.why': null
  'notices.recorded': { name: string | number; moment: string | number }
  'notices.recordedEarlier': { moment: string | number }
  'notices.cancelled': { day: string }
  'notices.cancelledBy': { name: string | number; day: string }
  'notices.reason': { reason: string | number }
  'notices.proofs': null
  'notices.proof.deposit': null
  'notices.proof.presentation': null
  'notices.proof.receipt': null
  'notices.proof.refusal': null
  'notices.proof.nonCollection': null
  'notices.proof.line': { kind: string | number; day: string }
  'notices.proof.none': null
  'notices.proof.withoutFile': null
  'notices.proof.download': { name: string | number }
  'notices.proof.withdrawn': { name: string | number; moment: string | number }
  'notices.proof.withdrawnPlain': { moment: string | number }
  'notices.proof.add': null
  'notices.proof.addTo': { notice: string | number }
  'notices.proof.kind': null
  'notices.proof.day': null
  'notices.proof.file': null
  'notices.proof.fileHint': null
  'notices.proof.chosen': { name: string | number }
  'notices.proof.choose': null
  'notices.proof.clear': null
  'notices.proof.replaces': { day: string }
  'notices.proof.takesEffect': null
  'notices.proof.save': null
  'notices.proof.saved': null
  'notices.proof.hint.deposit': null
  'notices.proof.hint.presentation': null
  'notices.proof.hint.receipt': null
  'notices.proof.hint.refusal': null
  'notices.proof.hint.nonCollection': null
  'notices.proof.withdraw': null
  'notices.proof.withdrawName': { proof: string | number }
  'notices.proof.withdrawTitle': null
  'notices.proof.withdrawConsequence': null
  'notices.proof.withdrawDone': null
  'notices.proof.keep': null
  'notices.proof.found.title': null
  'notices.proof.found.hint': null
  'notices.proof.found.day': { kind: string | number; day: string }
  'notices.proof.found.dayAt': { kind: string | number; day: string; time: string | number }
  'notices.proof.found.unnamed': null
  'notices.proof.found.sentence': { sentence: string | number }
  'notices.proof.found.ambiguous': { sentence: string | number }
  'notices.proof.found.sending': null
  'notices.proof.found.reading': null
  'notices.proof.found.none': null
  'notices.proof.found.noText': null
  'notices.proof.found.notRead': null
  'notices.proof.found.leftOut': { count: number }
  'notices.proof.found.stillSending': null
  'notices.proof.found.fileHint': null
  'notices.proof.whileAsked': { name: string | number }
  'notices.price.act': null
  'notices.price.appliesFrom': null
  'notices.price.appliesFromHint': null
  'notices.price.sentOn': null
  'notices.price.receivedOn': null
  'notices.price.save': null
  'notices.price.saved': null
  'notices.cancel.act': null
  'notices.cancel.name': { notice: string | number }
  'notices.cancel.title': { notice: string | number }
  'notices.cancel.consequence': null
  'notices.cancel.reason': null
  'notices.cancel.reasonHint': null
  'notices.cancel.done': null
  'notices.cancel.keep': null
  'notices.cancel.signed': null
  'notices.cancel.asked': { name: string | number }
  'notices.letter.act': null
  'notices.letter.ready': null
  'notices.letter.download': null
  'notices.letter.downloadName': { notice: string | number }
  'notices.letter.written': { name: string | number; moment: string | number }
  'notices.letter.writtenPlain': { moment: string | number }
  'notices.letter.sent': null
  'notices.letter.sign': null
  'notices.letter.signName': { notice: string | number }
  'notices.letter.readAndSign': null
  'notices.letter.asked': { name: string | number; by: string | number; moment: string | number }
  'notices.letter.mine': { by: string | number; moment: string | number }
  'notices.letter.sealing': { name: string | number; moment: string | number }
  'notices.letter.sealed': { name: string | number; moment: string | number }
  'notices.letter.refused': { name: string | number; moment: string | number; reason: string | number }
  'notices.letter.downloadSigned': null
  'notices.letter.fingerprint': { hash: string | number }
  'notices.letter.readySigned': null
  'notices.letter.ask.title': null
  'notices.letter.ask.lead': null
  'notices.letter.ask.who': null
  'notices.letter.ask.me': null
  'notices.letter.ask.colleague': null
  'notices.letter.ask.person': null
  'notices.letter.ask.personHint': null
  'notices.letter.ask.submitMe': null
  'notices.letter.ask.submit': null
  'notices.letter.ask.done': null
  'notices.letter.withdraw.act': null
  'notices.letter.withdraw.title': null
  'notices.letter.withdraw.consequence': { name: string | number }
  'notices.letter.withdraw.done': null
  'notices.letter.withdraw.keep': null
  'notification-list.title': null
  'notification-list.lead': null
  'notification-list.preferences': null
  'notification-list.readAll': null
  'notification-list.tabs': null
  'notification-list.tab.unread': null
  'notification-list.tab.archived': null
  'notification-list.tab.all': null
  'notification-list.caption': null
  'notification-list.column.text': null
  'notification-list.column.at': null
  'notification-list.column.actions': null
  'notification-list.familyLabel': null
  'notification-list.allFamilies': null
  'notification-list.family.updateStatus': null
  'notification-list.family.deadlineStatus': null
  'notification-list.family.renewalPeriod': null
  'notification-list.family.validationStatus': null
  'notification-list.periodLabel': null
  'notification-list.allPeriods': null
  'notification-list.period.1': null
  'notification-list.period.7': null
  'notification-list.period.30': null
  'notification-list.period.365': null
  'notification-list.unread': null
  'notification-list.like': { count: number }
  'notification-list.over': null
  'notification-list.staysRead': null
  'notification-list.markRead': { count: number }
  'notification-list.markUnread': { count: number }
  'notification-list.markedRead': { count: number }
  'notification-list.markedUnread': { count: number }
  'notification-list.complete': null
  'notification-list.completeOn': { title: string | number; reference: string | number }
  'notification-list.completed': { title: string | number }
  'notification-list.shown': { shown: number; count: number }
  'notification-list.more': null
  'notification-list.failed': null
  'notification-list.noMatch': null
  'notification-list.clear': null
  'notification-list.empty.unread.title': null
  'notification-list.empty.unread.hint': null
  'notification-list.empty.archived.title': null
  'notification-list.empty.archived.hint': null
  'notification-list.empty.all.title': null
  'notification-list.empty.all.hint': null
  'notifications.unknown': null
  'notifications.validationRequested': { person: string | number; title: string | number; reference: string | number; step: string | number }
  'notifications.validationAccepted': { title: string | number; reference: string | number }
  'notifications.validationRefused': { person: string | number; title: string | number; reference: string | number; step: string | number }
  'notifications.validationInvalidated': { title: string | number; reference: string | number }
  'notifications.validationAbandoned': { person: string | number; title: string | number; reference: string | number }
  'notifications.validationRequestedAgain': { title: string | number; reference: string | number }
  'notifications.signatureRequested': { title: string | number; reference: string | number }
  'notifications.signatureDone': { person: string | number; title: string | number; reference: string | number }
  'notifications.contractSealed': { title: string | number; reference: string | number }
  'notifications.contractMarkedSigned': { person: string | number; title: string | number; reference: string | number }
  'notifications.scanAwaited': { title: string | number; reference: string | number; since: string }
  'notifications.signedScanFiled': { person: string | number; title: string | number; reference: string | number }
  'notifications.signatureCancelled': { title: string | number; reference: string | number }
  'notifications.noticeWindowOpens': { title: string | number; reference: string | number; day: string }
  'notifications.sendByReached': { title: string | number; reference: string | number; day: string }
  'notifications.noticeLimitReached': { title: string | number; reference: string | number; day: string }
  'notifications.endApproaching': { title: string | number; reference: string | number; day: string }
  'notifications.renewalCertain': { title: string | number; reference: string | number; day: string }
  'notifications.contractRenewed': { title: string | number; reference: string | number; day: string }
  'notifications.renewalRecorded': { title: string | number; reference: string | number; person: string | number; day: string }
  'notifications.renewalRefused': { title: string | number; reference: string | number; person: string | number; day: string }
  'notifications.renewalCorrected': { title: string | number; reference: string | number; person: string | number; day: string }
  'notifications.renewalCancelled': { title: string | number; reference: string | number; person: string | number; day: string }
  'notifications.contractEnded': { title: string | number; reference: string | number; day: string }
  'notifications.stepDue': { title: string | number; reference: string | number; step: string | number; day: string }
  'notifications.stepLate': { title: string | number; reference: string | number; step: string | number; day: string }
  'notifications.archivingProposed': { count: number }
  'notifications.taskAssigned': { person: string | number; title: string | number; reference: string | number; task: string | number }
  'notifications.taskAnswered': { person: string | number; task: string | number; title: string | number; reference: string | number }
  'notifications.taskReopened': { person: string | number; task: string | number; title: string | number; reference: string | number }
  'notifications.taskWithdrawn': { person: string | number; task: string | number; title: string | number; reference: string | number }
  'notifications.taskDue': { task: string | number; title: string | number; reference: string | number; person: string | number; day: string }
  'notifications.taskLate': { task: string | number; title: string | number; reference: string | number; person: string | number; day: string }
  'notifications.taskNotDone': { task: string | number; title: string | number; reference: string | number; day: string; person: string | number }
  'notifications.taskHandedOver': { person: string | number; from: string | number; title: string | number; reference: string | number }
  'notifications.taskPassedOn': { person: string | number; to: string | number; title: string | number; reference: string | number }
  'notifications.importFinished': { name: string | number; contracts: number; left: number; near: number }
  'notifications.importUndone': { name: string | number; removed: number; kept: number }
  'notifications.exportReady': null
  'notifications.renewalWindowOpens': { title: string | number; reference: string | number; day: string }
  'notifications.renewalSendByReached': { title: string | number; reference: string | number; day: string }
  'notifications.renewalLimitReached': { title: string | number; reference: string | number; day: string }
  'notifications.informConsumer': { title: string | number; reference: string | number; day: string }
  'notifications.exitWindowOpens': { title: string | number; reference: string | number; day: string }
  'notifications.exitSendByReached': { title: string | number; reference: string | number; day: string }
  'notifications.exitLimitReached': { title: string | number; reference: string | number; day: string }
  'notifications.passed.sendByReached': { title: string | number; reference: string | number; day: string }
  'notifications.passed.renewalSendByReached': { title: string | number; reference: string | number; day: string }
  'notifications.passed.exitSendByReached': { title: string | number; reference: string | number; day: string }
  'notifications.panel.title': null
  'notifications.panel.readAll': null
  'notifications.panel.all': null
  'notifications.panel.empty': null
  'notifications.panel.emptyHint': null
  'notifications.panel.list': null
  'notifications.panel.loadingMore': null
  'notifications.panel.failed': null
  'notifications.sealDelayed': { title: string | number; reference: string | number }
  'notifications.shareGiven': { person: string | number; title: string | number; reference: string | number }
  'notifications.validationRequestedFor': { person: string | number; title: string | number; reference: string | number; step: string | number; absent: string | number }
  'notifications.validationReminder': { person: string | number; title: string | number; reference: string | number; step: string | number; since: string }
  'notifications.validationReminderFor': { person: string | number; absent: string | number; title: string | number; reference: string | number; step: string | number; since: string }
  'notifications.validationDue': { title: string | number; reference: string | number; step: string | number; day: string }
  'notifications.validationDueFor': { absent: string | number; title: string | number; reference: string | number; step: string | number; day: string }
  'notifications.validationDueMoved': { person: string | number; day: string; title: string | number; reference: string | number; step: string | number }
  'notifications.validationDueMovedFor': { person: string | number; day: string; absent: string | number; title: string | number; reference: string | number; step: string | number }
  'notifications.validationLate': { title: string | number; reference: string | number; step: string | number; day: string; people: string | number }
  'notifications.dueDate': { dueDate: string }
  'notifications.silentSince': { silentSince: string }
  'notifications.delegationGiven': { person: string | number; from: string; to: string }
  'notifications.personJoined': { person: string | number; email: string | number }
  'notifications.contractMailRefused': { title: string | number; reference: string | number; email: string | number }
  'notifications.contractMailExpired': { title: string | number; reference: string | number; email: string | number }
  'notifications.mailRefused': { email: string | number }
  'notifications.mailExpired': { email: string | number }
  'notifications.mailStuck': null
  'notifications.backupFailed': null
  'notifications.backupIncomplete': null
  'notifications.backupLate': null
  'notifications.delegationArranged': { actor: string | number; person: string | number; from: string; to: string }
  'notifications.delegateAppointed': { actor: string | number; delegate: string | number; from: string; to: string }
  'notifications.delegationEnded': { actor: string | number; delegate: string | number; person: string | number }
  'notifications.membershipsRequested': { actor: string | number; group: string | number; people: number }
  'notifications.membershipConfirmed': { actor: string | number; person: string | number; group: string | number }
  'notifications.membershipRefused': { actor: string | number; person: string | number; group: string | number }
  'notifications.fileDamaged': { contracts: string | number; file: string | number }
  'notifications.acceptedContentAltered': { title: string | number; reference: string | number; file: string | number }
  'notifications.fileMissing': { contracts: string | number; file: string | number }
  'notifications.exportFailed': null
  'notifications.importRead': { name: string | number; kept: number; left: number }
  'notifications.importFailed': { name: string | number }
  'notifications.decidedToRenew': { title: string | number; reference: string | number; person: string | number; day: string }
  'notifications.decidedToRenegotiate': { title: string | number; reference: string | number; person: string | number; day: string }
  'notifications.decidedToEnd': { title: string | number; reference: string | number; person: string | number; day: string }
  'notifications.decidedLater': { title: string | number; reference: string | number; person: string | number; until: string; day: string }
  'notifications.decisionMoved': { title: string | number; reference: string | number; day: string; movedTo: string }
  'notifications.decisionVoided': { title: string | number; reference: string | number; day: string }
  'notifications.decisionDue': { title: string | number; reference: string | number; day: string }
  'notifications.limitEscalated': { title: string | number; reference: string | number; day: string; person: string | number }
  'notifications.exitDecidedToLeave': { title: string | number; reference: string | number; person: string | number; exitOn: string; day: string }
  'notifications.exitDecidedToStay': { title: string | number; reference: string | number; person: string | number; exitOn: string; day: string }
  'notifications.exitDecidedLater': { title: string | number; reference: string | number; person: string | number; until: string; exitOn: string; day: string }
  'notifications.exitDecisionMoved': { title: string | number; reference: string | number; exitOn: string; day: string; movedTo: string }
  'notifications.exitDecisionVoided': { title: string | number; reference: string | number; exitOn: string }
  'notifications.exitDecisionNotified': { title: string | number; reference: string | number; exitOn: string }
  'notifications.exitDecisionDue': { title: string | number; reference: string | number; exitOn: string; day: string }
  'notifications.exitEscalated': { title: string | number; reference: string | number; exitOn: string; day: string; person: string | number }
  'notifications.alertAnswerMoved': { title: string | number; reference: string | number; day: string; movedTo: string }
  'notifications.alertAnswerGone': { title: string | number; reference: string | number; day: string }
  'notifications.calendarFeedRevoked': { count: number; person: string | number }
  'notifications.conditionSet': { person: string | number; title: string | number; reference: string | number; step: string | number }
  'notifications.conditionMet': { person: string | number; title: string | number; reference: string | number; step: string | number }
  'notifications.conditionMetFor': { person: string | number; absent: string | number; title: string | number; reference: string | number; step: string | number }
  'notifications.conditionRejected': { person: string | number; title: string | number; reference: string | number; step: string | number }
  'notifications.conditionConfirmed': { person: string | number; title: string | number; reference: string | number; step: string | number }
  'notifications.letterToSign': { person: string | number; title: string | number; reference: string | number }
  'notifications.letterSigned': { person: string | number; title: string | number; reference: string | number }
  'notifications.letterRefused': { person: string | number; title: string | number; reference: string | number }
  'notifications.letterSealDelayed': { title: string | number; reference: string | number }
  'notifications.letterWithdrawn': { person: string | number; title: string | number; reference: string | number }
  'notifications.letterAccessEnded': { person: string | number; title: string | number; reference: string | number }
  'notifications.answersReceived': { person: string | number; title: string | number; reference: string | number }
  'options-company.title': null
  'options-company.lead': null
  'options-company.saved': null
  'options-company.refused': null
  'options-company.name.label': null
  'options-company.name.hint': null
  'options-company.siteName.label': null
  'options-company.siteName.hint': null
  'options-company.timeZone.label': null
  'options-company.timeZone.hint': null
  'options-company.holidays.label': null
  'options-company.holidays.hint': null
  'options-company.holidays.france': null
  'options-company.holidays.alsaceMoselle': null
  'options-company.closingDays.label': null
  'options-company.closingDays.hint': null
  'options-company.closingDays.add': null
  'options-company.closingDays.chooseFirst': null
  'options-company.reference.label': null
  'options-company.reference.hint': { year: string | number; counter: string | number }
  'options-company.reference.example': { reference: string | number }
  'options-company.noticeDays.label': null
  'options-company.noticeDays.hint': null
  'options-company.premium.label': null
  'options-company.premium.hint': null
  'options-company.brand.title': null
  'options-company.brand.lead': null
  'options-company.brand.hint': null
  'options-company.brand.icon.now': null
  'options-company.brand.icon.choose': null
  'options-company.brand.icon.remove': null
  'options-company.brand.logo.now': null
  'options-company.brand.logo.choose': null
  'options-company.brand.logo.remove': null
  'options-company.letterhead.title': null
  'options-company.letterhead.lead': null
  'options-company.letterhead.hint': null
  'options-company.letterhead.choose': null
  'options-company.letterhead.preview': null
  'options-company.letterhead.remove': null
  'options-company.letterhead.taken': { styles: string | number; headers: string | number; footers: string | number; images: string | number }
  'options-company.letterhead.left': { parts: string | number }
  'options-company.letterhead.losses.text': null
  'options-company.letterhead.losses.drawings': null
  'options-company.letterhead.losses.objects': null
  'options-company.letterhead.losses.links': null
  'options-company.letterhead.losses.fields': null
  'options-company.letterhead.leftInPdf': { parts: string | number }
  'options-company.letterhead.face': { face: string | number; by: string | number }
  'options-company.letterhead.pdfLosses.fields': null
  'options-company.letterhead.pdfLosses.signs': null
  'options-company.letterhead.pdfLosses.images': null
  'options-company.letterhead.pdfLosses.length': null
  'options-company.letterhead.pdfLosses.height': null
  'options-company.signUp.title': null
  'options-company.signUp.lead': null
  'options-company.signUp.saved': null
  'options-company.signUp.policy.label': null
  'options-company.signUp.policy.invitation': null
  'options-company.signUp.policy.invitationHint': null
  'options-company.signUp.policy.domains': null
  'options-company.signUp.policy.domainsHint': null
  'options-company.signUp.domains.label': null
  'options-company.signUp.domains.hint': null
  'options-company.signUp.confirm': null
  'options-company.signUp.confirmLead': { email: string | number }
  'options-company.signUp.confirmSent': { email: string | number }
  'options-company.signUp.role.label': null
  'options-company.signUp.role.hint': null
  'options-company.backups.title': null
  'options-company.backups.lead': null
  'options-company.backups.last': { moment: string | number }
  'options-company.backups.ownDatabase': null
  'options-company.backups.notNightly': null
  'options-company.backups.state.none': null
  'options-company.backups.state.good': null
  'options-company.backups.state.incomplete': null
  'options-company.backups.state.late': null
  'options-company.backups.state.failed': null
  'options-company.backups.problem.diskFull': { moment: string | number }
  'options-company.backups.problem.passphrase': { moment: string | number }
  'options-company.backups.problem.unreachable': { moment: string | number }
  'options-company.backups.problem.occupied': { moment: string | number }
  'options-company.backups.problem.damaged': { moment: string | number }
  'options-company.backups.problem.unfit': { moment: string | number }
  'options-company.backups.problem.failed': { moment: string | number }
  'options-company.receivedFiles.title': null
  'options-company.receivedFiles.lead': null
  'options-company.receivedFiles.saved': null
  'options-company.receivedFiles.label': null
  'options-company.receivedFiles.warn': null
  'options-company.receivedFiles.warnHint': null
  'options-company.receivedFiles.remove': null
  'options-company.receivedFiles.removeHint': null
  'options-company.receivedFiles.refuse': null
  'options-company.receivedFiles.refuseHint': null
  'options-company.storage.title': null
  'options-company.storage.lead': null
  'options-company.storage.used': { used: string | number }
  'options-company.storage.usedOf': { used: string | number; limit: string | number }
  'options-company.storage.noLimit': null
  'options-company.storage.limit': null
  'options-company.storage.full': null
  'options-company.storage.nearlyFull': null
  'options-company.currency.label': null
  'options-company.currency.hint': null
  'options-company.secondFactor.title': null
  'options-company.secondFactor.lead': null
  'options-company.secondFactor.required': null
  'options-company.secondFactor.optional': null
  'options-company.secondFactor.all': { count: number }
  'options-company.secondFactor.without': { count: number; people: number }
  'options-company.secondFactor.require.label': null
  'options-company.secondFactor.require.title': null
  'options-company.secondFactor.require.consequence': null
  'options-company.secondFactor.require.done': null
  'options-company.secondFactor.require.whom': { count: number }
  'options-company.secondFactor.require.sessions': null
  'options-company.secondFactor.require.thirdParties': null
  'options-company.secondFactor.require.lost': null
  'options-company.secondFactor.release.label': null
  'options-company.secondFactor.release.title': null
  'options-company.secondFactor.release.consequence': null
  'options-company.secondFactor.release.done': null
  'options-company.escalation.title': null
  'options-company.escalation.lead': null
  'options-company.escalation.days': null
  'options-company.escalation.daysHint': null
  'options-company.escalation.group': null
  'options-company.escalation.groupHint': null
  'options-company.escalation.saved': null
  'options-integrations.refused': null
  'options-integrations.saved': null
  'options-integrations.forgotten': null
  'options-integrations.configured': null
  'options-integrations.notConfigured': null
  'options-integrations.changed': { person: string | number; moment: string | number }
  'options-integrations.keptSecret': null
  'options-integrations.forget': null
  'options-integrations.forgetTitle': { name: string | number }
  'options-integrations.forgetConsequence': null
  'options-integrations.field.publicKey': null
  'options-integrations.field.privateKey': null
  'options-integrations.field.account': null
  'options-integrations.field.password': null
  'options-integrations.field.url': null
  'options-integrations.field.siteUri': null
  'options-integrations.field.workFolderPath': null
  'options-integrations.field.username': null
  'options-integrations.field.model': null
  'options-integrations.field.key': null
  'options-integrations.hint.url': null
  'options-integrations.hint.key': null
  'options-integrations.service.provider1.title': null
  'options-integrations.service.provider1.lead': null
  'options-integrations.service.provider2.title': null
  'options-integrations.service.provider2.lead': null
  'options-integrations.service.sharing.title': null
  'options-integrations.service.sharing.lead': null
  'options-integrations.service.secondReader.title': null
  'options-integrations.service.secondReader.lead': null
  'options-integrations.test.action': null
  'options-integrations.test.noProvider': null
  'options-integrations.test.notConfigured': null
  'options-integrations.result.WORKS': null
  'options-integrations.result.ADDRESS_INVALID': null
  'options-integrations.result.ADDRESS_REFUSED': null
  'options-integrations.result.NOT_ENCRYPTED': null
  'options-integrations.result.HOST_UNKNOWN': null
  'options-integrations.result.NO_ANSWER': null
  'options-integrations.result.CERTIFICATE_REFUSED': null
  'options-integrations.result.ANSWER_TOO_LARGE': null
  'options-integrations.result.CREDENTIALS_REFUSED': null
  'options-integrations.result.NOT_FOUND': null
  'options-integrations.result.REDIRECTED': null
  'options-integrations.result.SERVICE_FAILING': null
  'options-integrations.result.UNEXPECTED_ANSWER': null
  'options-integrations.result.TIMESTAMP_INVALID': null
  'options-integrations.result.OUTSIDE_CLOSED': null
  'options-integrations.readerResult.NOT_ENCRYPTED': null
  'options-integrations.readerResult.CREDENTIALS_REFUSED': null
  'options-integrations.readerResult.NOT_FOUND': null
  'options-integrations.readerResult.UNEXPECTED_ANSWER': null
  'options-integrations.timestamps.title': null
  'options-integrations.timestamps.lead': null
  'options-integrations.timestamps.host': { host: string | number }
  'options-integrations.timestamps.none': null
  'options-preferences.title': null
  'options-preferences.lead': null
  'options-preferences.saved': null
  'options-preferences.time.never': null
  'options-preferences.time.instant': null
  'options-preferences.time.daily': null
  'options-preferences.time.weekly': null
  'options-preferences.family.listValidationRejectionStatusWorkflkow.label': null
  'options-preferences.family.listValidationRejectionStatusWorkflkow.hint': null
  'options-preferences.family.listUpdateStatus.label': null
  'options-preferences.family.listUpdateStatus.hint': null
  'options-preferences.family.listRenwalAndTerminationPeriod.label': null
  'options-preferences.family.listRenwalAndTerminationPeriod.hint': null
  'options-preferences.family.listDeadlineStatus.label': null
  'options-preferences.family.listDeadlineStatus.hint': null
  'options-preferences.days.label': null
  'options-preferences.days.hint': { days: string | number }
  'options-preferences.outlook.switch': null
  'options-preferences.outlook.hint': null
  'options-preferences.quiet.switch': null
  'options-preferences.quiet.hint': null
  'options-preferences.quiet.from': null
  'options-preferences.quiet.to': null
  'options-preferences.quiet.nextDay': null
  'options-preferences.quiet.days': null
  'options-preferences.quiet.timeZone': null
  'options-preferences.quiet.day.1': null
  'options-preferences.quiet.day.2': null
  'options-preferences.quiet.day.3': null
  'options-preferences.quiet.day.4': null
  'options-preferences.quiet.day.5': null
  'options-preferences.quiet.day.6': null
  'options-preferences.quiet.day.7': null
  'options-preferences.manager.title': null
  'options-preferences.manager.lead': null
  'options-preferences.manager.active': { name: string | number }
  'options-preferences.manager.inactive': { name: string | number }
  'options-security.password.title': null
  'options-security.password.lead': null
  'options-security.password.change': null
  'options-security.password.submit': null
  'options-security.password.saved': null
  'options-security.password.hide': null
  'options-security.password.show': null
  'options-security.email.title': null
  'options-security.email.lead': { email: string | number }
  'options-security.email.change': null
  'options-security.email.new': null
  'options-security.email.newHint': null
  'options-security.email.submit': null
  'options-security.email.pending': { email: string | number; moment: string | number }
  'options-security.email.keep': null
  'options-security.email.kept': { email: string | number }
  'options-security.email.sent': { email: string | number }
  'options-security.devices.title': null
  'options-security.devices.lead': null
  'options-security.devices.both': { browser: string | number; system: string | number }
  'options-security.devices.unknown': null
  'options-security.devices.this': null
  'options-security.devices.remembered': null
  'options-security.devices.lastUsed': { moment: string | number }
  'options-security.devices.signedIn': { moment: string | number }
  'options-security.devices.signOut': null
  'options-security.devices.signOutNamed': { device: string | number }
  'options-security.devices.signOutThis': null
  'options-security.devices.signedOut': { device: string | number }
  'options-security.devices.signOutOthers': null
  'options-security.devices.onlyThis': null
  'options-security.devices.othersTitle': null
  'options-security.devices.othersConsequence': null
  'options-security.devices.othersSignedOut': null
  'options.title': null
  'options.language': null
  'options.languageHint': null
  'options.languageSaved': null
  'options.leads.personal': null
  'options.leads.company': null
  'options.leads.integrations': null
  'options.part.personal': null
  'options.part.company': null
  'options.part.integrations': null
  'options.picture.title': null
  'options.picture.lead': null
  'options.picture.choose': null
  'options.picture.preview': { name: string | number }
  'options.picture.save': null
  'options.picture.remove': null
  'options.picture.saved': null
  'options.picture.removed': null
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
  'pdf.word.note': null
  'pdf.word.pages': { page: string | number; total: string | number }
  'pdf.annexes.heading': null
  'pdf.annexes.lead': null
  'pdf.annexes.number': { number: string | number }
  'pdf.annexes.file': null
  'pdf.annexes.size': null
  'pdf.annexes.hash': null
  'pdf.annexes.signedOn': { day: string }
  'pdf.annexes.appended': { count: number }
  'pdf.annexes.listed': { reason: string | number }
  'pdf.annexes.page': { number: string | number; page: number; total: number }
  'pdf.annexes.picture': { number: string | number; name: string | number }
  'pdf.annexes.signaturePages': null
  'people-acts.label': { count: number }
  'people-acts.none': null
  'people-acts.selectAll': { count: number }
  'people-acts.clear': null
  'people-acts.menu.block': null
  'people-acts.menu.unblock': null
  'people-acts.menu.giveRole': null
  'people-acts.menu.joinGroup': null
  'people-acts.menu.leaveGroup': null
  'people-acts.menu.resend': null
  'people-acts.menu.withdraw': null
  'people-acts.group': null
  'people-acts.choose': null
  'people-acts.nobody': null
  'people-acts.title.block': null
  'people-acts.title.unblock': null
  'people-acts.title.giveRole': null
  'people-acts.title.joinGroup': null
  'people-acts.title.leaveGroup': null
  'people-acts.title.resend': null
  'people-acts.title.withdraw': null
  'people-acts.consequence.block': null
  'people-acts.consequence.unblock': null
  'people-acts.consequence.giveRole': null
  'people-acts.consequence.joinGroup': null
  'people-acts.consequence.leaveGroup': null
  'people-acts.consequence.resend': null
  'people-acts.consequence.withdraw': null
  'people-acts.needsConfirmation': null
  'people-acts.concerned': { count: number }
  'people-acts.passedOver': { count: number }
  'people-acts.failed': { count: number }
  'people-acts.more': { count: number }
  'people-acts.progress': { done: number; total: number }
  'people-acts.running': null
  'people-acts.interrupted': { message: string | number }
  'people-acts.confirm.block': { count: number }
  'people-acts.confirm.unblock': { count: number }
  'people-acts.confirm.giveRole': { count: number }
  'people-acts.confirm.joinGroup': { count: number }
  'people-acts.confirm.leaveGroup': { count: number }
  'people-acts.confirm.resend': { count: number }
  'people-acts.confirm.withdraw': { count: number }
  'people-acts.done.block': { count: number }
  'people-acts.done.unblock': { count: number }
  'people-acts.done.giveRole': { count: number }
  'people-acts.done.joinGroup': { count: number }
  'people-acts.done.leaveGroup': { count: number }
  'people-acts.done.resend': { count: number }
  'people-acts.done.withdraw': { count: number }
  'people-acts.done.requested': { count: number }
  'people-acts.undone': null
  'people-acts.export.label': null
  'people-acts.export.xlsx': null
  'people-acts.export.csv': null
  'people-acts.export.done': null
  'people-acts.export.invitedAt': null
  'people.title': null
  'people.lead': null
  'people.invite': null
  'people.empty': null
  'people.emptyHint': null
  'people.filterText': { name: string | number; value: string | number }
  'people.column.name': null
  'people.column.email': null
  'people.column.role': null
  'people.column.department': null
  'people.column.status': null
  'people.column.kind': null
  'people.column.group': null
  'people.status.active': null
  'people.status.pending': null
  'people.status.blocked': null
  'people.status.deferred': null
  'people.kind.internal': null
  'people.kind.external': null
  'people.form.firstName': null
  'people.form.lastName': null
  'people.form.phone': null
  'people.form.groups': null
  'people.form.groupsHint': null
  'people.form.departmentHint': null
  'people.form.noDepartment': null
  'people.form.pendingGroups': { groups: string | number }
  'people.form.manager': null
  'people.form.managerHint': null
  'people.form.managerInactive': null
  'people.picture.choose': null
  'people.picture.remove': null
  'people.standing.title': null
  'people.standing.lastSeen': { at: string | number }
  'people.standing.neverSeen': null
  'people.standing.work': { tasks: number; contracts: number }
  'people.block.label': null
  'people.block.title': { name: string | number }
  'people.block.consequence': null
  'people.block.done': { name: string | number }
  'people.activate.label': null
  'people.activate.title': { name: string | number }
  'people.activate.consequence': null
  'people.activate.done': { name: string | number }
  'people.invitation.resend': null
  'people.invitation.sendNow': null
  'people.invitation.defer': null
  'people.invitation.sendOn': null
  'people.invitation.chooseDay': null
  'people.invitation.withdraw': null
  'people.invitation.withdrawTitle': { name: string | number }
  'people.invitation.withdrawHint': null
  'people.invitation.sent': { name: string | number }
  'people.invitation.deferred': { name: string | number }
  'people.invitation.withdrawn': { name: string | number }
  'people.invitation.waits': { day: string | number }
  'people.invitation.sentAt': { at: string | number; until: string | number }
  'people.reassign.title': null
  'people.reassign.to': null
  'people.reassign.choose': null
  'people.reassign.tasks': { count: number }
  'people.reassign.contracts': { count: number }
  'people.reassign.label': null
  'people.reassign.done': { tasks: number; contracts: number; left: number }
  'people.reassign.stays': { count: number }
  'people.language.fr': null
  'people.language.en': null
  'people.language.es': null
  'people.saved': { name: string | number }
  'people.secondFactor.has': null
  'people.secondFactor.none': null
  'people.secondFactor.label': null
  'people.secondFactor.title': { name: string | number }
  'people.secondFactor.consequence': null
  'people.secondFactor.done': { name: string | number }
  'people.calendars': null
  'permissions.area.home': null
  'permissions.area.contracts': null
  'permissions.area.texts': null
  'permissions.area.templates': null
  'permissions.area.clauses': null
  'permissions.area.steps': null
  'permissions.area.referentials': null
  'permissions.area.company': null
  'permissions.label.modules_iams_initials': null
  'permissions.label.tasks_count': null
  'permissions.label.tasks_team': null
  'permissions.label.contracts3_list': null
  'permissions.label.contracts3_all': null
  'permissions.label.contracts3_create': null
  'permissions.label.contracts3_create_model': null
  'permissions.label.contracts3_create_document': null
  'permissions.label.contracts3_import': null
  'permissions.label.contracts3_update': null
  'permissions.label.contracts3_share': null
  'permissions.label.contracts3_delete': null
  'permissions.label.contracts3_archive': null
  'permissions.label.contracts3_file': null
  'permissions.label.contracts3_dates': null
  'permissions.label.contracts3_signature': null
  'permissions.label.contracts3_export': null
  'permissions.label.contracts3_activity': null
  'permissions.label.contracts_attachments_download': null
  'permissions.label.contracts_attachments_delete': null
  'permissions.label.contracts_sections_versions': null
  'permissions.label.contracts_blocks_delete': null
  'permissions.label.model_contracts_list': null
  'permissions.label.model_contracts_create': null
  'permissions.label.model_contracts_update': null
  'permissions.label.model_contracts_delete': null
  'permissions.label.contracts_clause_list': null
  'permissions.label.contracts_clause_create': null
  'permissions.label.contracts_clause_update': null
  'permissions.label.contracts_clause_delete': null
  'permissions.label.modules_tagged_field': null
  'permissions.label.modules_type_contract': null
  'permissions.label.modules_tags': null
  'permissions.label.modules_projects': null
  'permissions.label.modules_counterparties': null
  'permissions.label.modules_legal_entities': null
  'permissions.label.modules_workflow': null
  'permissions.label.modules_validation': null
  'permissions.label.workflows_step_create': null
  'permissions.label.workflows_step_update': null
  'permissions.label.workflows_step_delete': null
  'permissions.label.workflows_step_dueDate': null
  'permissions.label.workflows_step_complete': null
  'permissions.label.modules_group': null
  'permissions.label.vendor_users': null
  'permissions.label.vendor_users_role': null
  'permissions.label.modules_company': null
  'permissions.label.modules_audit': null
  'permissions.label.modules_integrations': null
  'permissions.label.modules_category': null
  'projects.title': null
  'projects.lead': null
  'projects.create': null
  'projects.new': null
  'projects.delete': null
  'projects.empty': null
  'projects.emptyHint': null
  'projects.column.title': null
  'projects.column.details': null
  'projects.column.contracts': null
  'projects.usedBy': { count: number }
  'readiness.title': null
  'readiness.nothing': null
  'readiness.blocking': { count: number }
  'readiness.warning.validation': { count: number }
  'readiness.warning.signature': { count: number }
  'readiness.more': { count: number }
  'readiness.refusal': { count: number }
  'recognition.state.waiting': null
  'recognition.state.read': null
  'recognition.state.empty': null
  'recognition.state.unreadable': null
  'recognition.recognising': { count: number; pages: number }
  'recognition.partial': { count: number; pages: number }
  'recognition.recognised': { count: number }
  'recognition.illegible': { count: number; pages: readonly string[] }
  'recognition.illegibleMore': { count: number; pages: readonly string[] }
  'recognition.failed.tooLarge': { page: number }
  'recognition.failed.tooComplex': { page: number }
  'recognition.failed.damaged': { page: number }
  'recognition.failed.interrupted': { page: number }
  'recognition.failedMore': { count: number }
  'recognition.again': { count: number }
  'recognition.againAsked': null
  'recognition.page.label': null
  'recognition.page.hint': null
  'recognition.page.confidence': { confidence: number }
  'recognition.page.leftOut': { count: number }
  'recognition.page.waiting': null
  'recognition.page.reading': null
  'recognition.page.illegible': null
  'refusals-account.PASSWORDS_DIFFER': null
  'refusals-account.LINK_UNKNOWN': null
  'refusals-account.LINK_USED': null
  'refusals-account.LINK_REPLACED': null
  'refusals-account.LINK_EXPIRED': null
  'refusals-account.PASSWORD_WRONG': null
  'refusals-account.EMAIL_UNCHANGED': null
  'refusals-account.DEVICE_NOT_FOUND': null
  'refusals-account.EMAIL_CONFIRMED_ALREADY': null
  'refusals-account.JOINING_CLOSED': null
  'refusals-account.PASSWORD_COMMON': null
  'refusals-account.PASSWORD_PERSONAL': null
  'refusals-account.SECOND_FACTOR_WRONG': null
  'refusals-account.SECOND_FACTOR_USED': null
  'refusals-account.SECOND_FACTOR_LOCKED': null
  'refusals-account.SECOND_FACTOR_NOT_BEGUN': null
  'refusals-account.SECOND_FACTOR_EXISTS': null
  'refusals-account.SECOND_FACTOR_NONE': null
  'refusals-account.SECOND_FACTOR_LAST': null
  'refusals-account.SIGN_IN_EXPIRED': null
  'refusals-account.PASSKEYS_NEED_NAME': null
  'refusals-account.PASSKEYS_NEED_HTTPS': null
  'refusals-account.PASSKEY_TOO_MANY': { most: string | number }
  'refusals-account.PASSKEY_EXISTS': null
  'refusals-account.PASSKEY_NONE': null
  'refusals-account.PASSKEY_EXPIRED': null
  'refusals-account.PASSKEY_REFUSED': null
  'refusals-alerts.ALERT_DAYS_INVALID': { max: string | number }
  'refusals-alerts.ALERT_DAYS_TOO_MANY': { max: string | number }
  'refusals-alerts.ALERT_DAYS_MISSING': null
  'refusals-alerts.ALERT_RECIPIENTS_MISSING': null
  'refusals-alerts.QUIET_TIME_INVALID': null
  'refusals-alerts.QUIET_HOURS_EMPTY': null
  'refusals-alerts.QUIET_DAYS_MISSING': null
  'refusals-alerts.ALERT_SNOOZE_NOT_LATER': null
  'refusals-alerts.ALERT_SNOOZE_BEYOND_LIMIT': { latest: string; limit: string }
  'refusals-alerts.ALERT_SNOOZE_NO_DAY_LEFT': { limit: string }
  'refusals-alerts.ALERT_NOT_YOURS': null
  'refusals-alerts.ALERT_NOT_FOUND': null
  'refusals-alerts.ALERT_PASSED': null
  'refusals-alerts.ALERT_IS_NEWS': null
  'refusals-alerts.ALERT_NOT_ANSWERED': null
  'refusals-attachments.ANNEX_NEEDS_AMENDMENT': null
  'refusals-attachments.ATTACHMENT_NOT_FOUND': null
  'refusals-attachments.ATTACHMENT_NAME_REQUIRED': null
  'refusals-attachments.ATTACHMENTS_TOO_MANY': { max: string | number }
  'refusals-attachments.ATTACHMENTS_ALTERED': { names: string | number }
  'refusals-attachments.ATTACHMENTS_TOO_LARGE': { maxMegabytes: string | number }
  'refusals-calendars.CALENDAR_FEED_NOT_FOUND': null
  'refusals-calendars.CALENDAR_FEEDS_FULL': { most: string | number }
  'refusals-calendars.CALENDAR_FEEDS_NONE': null
  'refusals-clauses.CLAUSE_EMPTY': null
  'refusals-clauses.CLAUSE_FILED_WITH_STANDARD': null
  'refusals-clauses.CLAUSE_NOT_CHANGED_HERE': null
  'refusals-clauses.CLAUSE_NOT_FOUND': null
  'refusals-clauses.CLAUSE_PASSAGE_GONE': null
  'refusals-clauses.CLAUSE_STANCE_KEPT': null
  'refusals-clauses.CLAUSE_TAKEN_IN_DRAFTS_ONLY': null
  'refusals-clauses.CLAUSE_TITLE_REQUIRED': null
  'refusals-clauses.CLAUSE_UNCHANGED': { version: string | number }
  'refusals-clauses.CLAUSE_VARIANTS_OUTDATED': null
  'refusals-clauses.CLAUSE_VARIANT_OF_VARIANT': null
  'refusals-clauses.CLAUSE_VERSION_NOT_FOUND': null
  'refusals-clauses.CLAUSE_REPORT_RUNNING': null
  'refusals-conditions.SIGNATURE_CONDITION_OPEN': null
  'refusals-conditions.SIGNATURE_CONDITION_OF': { name: string | number; condition: string | number }
  'refusals-conditions.CONDITION_REQUIRED': null
  'refusals-conditions.CONDITION_COMMENT_REQUIRED': null
  'refusals-conditions.CONDITION_NOT_FOLLOWER': null
  'refusals-conditions.CONDITION_NOT_ITS_VALIDATOR': null
  'refusals-conditions.CONDITION_NOT_STAND_IN': null
  'refusals-conditions.CONDITION_SAID_MET_BY_YOU': null
  'refusals-conditions.CONDITION_VALIDATOR_REACHABLE': null
  'refusals-conditions.CONDITION_GONE': null
  'refusals-conditions.CONDITION_ALREADY_MET': null
  'refusals-conditions.CONDITION_CONFIRMED': null
  'refusals-conditions.CONDITION_NOT_SAID_MET': null
  'refusals-conditions.TASK_STAYS_CONFIRMING': null
  'refusals-conditions.TASK_STAYS_CONDITION': null
  'refusals-deadlines.LIFECYCLE_DAY_INVALID': null
  'refusals-deadlines.LIFECYCLE_DURATION_REQUIRED': null
  'refusals-deadlines.LIFECYCLE_DURATION_COUNT_INVALID': null
  'refusals-deadlines.LIFECYCLE_END_BEFORE_EFFECTIVE': null
  'refusals-deadlines.LIFECYCLE_RENEWAL_DURATION_REQUIRED': null
  'refusals-deadlines.LIFECYCLE_RENEWAL_WITHOUT_TERM': null
  'refusals-deadlines.LIFECYCLE_OCCURRENCES_INVALID': { max: string | number }
  'refusals-deadlines.LIFECYCLE_OCCURRENCES_BELOW_RENEWALS': { made: string | number }
  'refusals-deadlines.LIFECYCLE_NOTICE_REQUIRED': null
  'refusals-deadlines.LIFECYCLE_NOTICE_COUNT_INVALID': null
  'refusals-deadlines.LIFECYCLE_NOTICE_WINDOW_INVALID': { max: string | number }
  'refusals-deadlines.NOTICE_DAY_REQUIRED': null
  'refusals-deadlines.NOTICE_DAY_IN_FUTURE': null
  'refusals-deadlines.SIGNATURE_DAY_IN_FUTURE': null
  'refusals-deadlines.NOTICE_DAYS_OUT_OF_ORDER': null
  'refusals-deadlines.EARLY_EXIT_NOT_FORESEEN': null
  'refusals-deadlines.TERMINATION_BEFORE_SIGNATURE': { day: string | number }
  'refusals-deadlines.RENEWAL_DAY_IN_FUTURE': null
  'refusals-deadlines.REGIME_DAY_IN_FUTURE': null
  'refusals-deadlines.RENEWAL_AFTER_END': { day: string | number }
  'refusals-deadlines.RENEWAL_REQUEST_LATE': { day: string | number }
  'refusals-deadlines.RENEWAL_UNTIL_BEFORE_END': { day: string | number }
  'refusals-deadlines.CONTRACT_NOT_SIGNED': null
  'refusals-deadlines.CONTRACT_ALREADY_SIGNED': null
  'refusals-deadlines.CONTRACT_WITHOUT_TERM': null
  'refusals-deadlines.CONTRACT_NOT_STARTED': null
  'refusals-deadlines.CONTRACT_EXPIRED': null
  'refusals-deadlines.CONTRACT_TERMINATED': null
  'refusals-deadlines.CONTRACT_CANCELLED': null
  'refusals-deadlines.TERMINATION_ALREADY_GIVEN': null
  'refusals-deadlines.TERMINATION_NOT_GIVEN': null
  'refusals-deadlines.AS_OF_TOO_FAR': { last: string }
  'refusals-deadlines.AS_OF_WITH_MONTH_END': null
  'refusals-deadlines.AS_OF_IN_PREPARATION': null
  'refusals-decisions.DECIDE_LATER_PASSED': null
  'refusals-decisions.DECIDE_LATER_BEYOND_LIMIT': { limit: string }
  'refusals-decisions.NOTHING_TO_DECIDE': null
  'refusals-decisions.LIMIT_IS_ANOTHER': { limit: string }
  'refusals-decisions.EXIT_NOT_DECIDABLE': null
  'refusals-decisions.ESCALATION_DAYS_INVALID': { max: string | number }
  'refusals-document.DOCUMENT_TITLE_REQUIRED': null
  'refusals-document.DOCUMENT_BODY_REQUIRED': null
  'refusals-document.BLOCK_NAME_REQUIRED': null
  'refusals-document.BLOCK_KIND_REQUIRED': null
  'refusals-document.BLOCK_NOT_FOUND': null
  'refusals-document.SECTION_TITLE_REQUIRED': null
  'refusals-document.SECTION_TITLE_TOO_LONG': { max: string | number }
  'refusals-document.SECTION_TITLE_TEXT_REQUIRED': null
  'refusals-document.SECTION_TITLE_STYLE_FORBIDDEN': null
  'refusals-document.SECTION_TITLE_NUMBERED': null
  'refusals-document.SECTION_CONTENT_REQUIRED': { section: string | number }
  'refusals-document.SECTION_LEVEL_LIMIT': null
  'refusals-document.SECTION_PLACE_CHANGED': null
  'refusals-document.SECTION_NOT_FOUND': null
  'refusals-document.VERSION_ALTERED': null
  'refusals-document.VERSION_IS_CURRENT': null
  'refusals-document.VERSION_OUTDATED': null
  'refusals-document.COMPARISON_ACTIVE': null
  'refusals-document.CONDITIONAL_TEXT_REQUIRED': null
  'refusals-document.CONDITIONAL_FIELD_UNKNOWN': { variable: string | number }
  'refusals-document.CONDITIONAL_VALUE_INVALID': null
  'refusals-document.FIELD_UNKNOWN': { variable: string | number }
  'refusals-document.FIELD_VALUE_REQUIRED': null
  'refusals-document.FIELD_VALUE_INVALID': { label: string | number }
  'refusals-document.FIELD_CHOICE_UNKNOWN': { label: string | number }
  'refusals-document.RICH_TEXT_MALFORMED': null
  'refusals-document.RICH_TEXT_TOO_LARGE': null
  'refusals-document.RICH_TEXT_TOO_DEEP': null
  'refusals-document.RICH_TEXT_CHARACTER_FORBIDDEN': null
  'refusals-document.RICH_TEXT_LINK_FORBIDDEN': null
  'refusals-document.IMAGE_NOT_ACCESSIBLE': null
  'refusals-document.ACTIVE_CONTENT_REFUSED': { contents: string | number }
  'refusals-document.COMPANY_STORAGE_FULL': { limitMegabytes: string | number }
  'refusals-document.FIELD_COMPUTED': { label: string | number }
  'refusals-document.REPEAT_TEXT_REQUIRED': null
  'refusals-document.REPEAT_NESTED': null
  'refusals-document.REPEAT_LIMITS': null
  'refusals-document.REPEAT_ROW_MERGED': null
  'refusals-document.ROWS_UNKNOWN': null
  'refusals-document.ROWS_TOO_MANY': { name: string | number; max: string | number }
  'refusals-document.READY_ROWS': { name: string | number; min: string | number }
  'refusals-files.FILE_EMPTY': null
  'refusals-files.FILE_TOO_LARGE': { maxMegabytes: string | number }
  'refusals-files.FILE_TYPE_NOT_ALLOWED': { allowed: string | number }
  'refusals-files.FILE_LEGACY_WORD': null
  'refusals-files.FILE_ENCRYPTED': null
  'refusals-files.FILE_UNREADABLE': null
  'refusals-files.FILE_UNSAFE': null
  'refusals-files.FILE_TOO_COMPLEX': null
  'refusals-files.FILE_PAGE_MISSING': { page: string | number; pages: string | number }
  'refusals-files.IMAGE_TOO_LARGE': { widthPx: string | number; heightPx: string | number; maxSidePx: string | number; maxMegapixels: string | number }
  'refusals-filters.FILTER_FIELD_UNKNOWN': { field: string | number }
  'refusals-filters.FILTER_OPERATOR_NOT_ALLOWED': { field: string | number; operator: string | number }
  'refusals-filters.FILTER_VALUE_MALFORMED': { value: string | number; field: string | number }
  'refusals-filters.FILTER_RANGE_MALFORMED': { field: string | number }
  'refusals-filters.WIDGET_PART_UNKNOWN': null
  'refusals-filters.EXPORT_NOT_FOUND': null
  'refusals-filters.EXPORT_NOT_READY': null
  'refusals-filters.PAGE_NOT_FOUND': null
  'refusals-filters.EVIDENCE_NOT_FOUND': null
  'refusals-filters.COMPLETION_HAS_COUNTERPARTY': null
  'refusals-filters.EXPORT_FAILED': null
  'refusals-filters.EXPORT_NOT_FAILED': null
  'refusals-filters.FILTER_NOT_AT_MONTH_END': { field: string | number }
  'refusals-filters.MONTH_END_NOT_RECORDED': { month: string | number }
  'refusals-filters.VIEW_NOT_FOUND': null
  'refusals-filters.VIEW_NAME_REQUIRED': null
  'refusals-filters.VIEW_NAME_TOO_LONG': { max: number }
  'refusals-filters.VIEWS_FULL': { most: number }
  'refusals-flows.CIRCUIT_NOT_FOUND': null
  'refusals-flows.CIRCUIT_STEPS_REQUIRED': null
  'refusals-flows.AUDIT_EVENT_NOT_FOUND': null
  'refusals-flows.AUDIT_EXPORT_TOO_LONG': { most: number }
  'refusals-flows.WORKFLOW_PROPOSED': { contractTypes: number; templates: number }
  'refusals-flows.STEP_DUE_DAYS_INVALID': null
  'refusals-flows.STEP_MOVE_CHANGED': null
  'refusals-flows.WORKFLOW_OF_VALIDATION': null
  'refusals-flows.WORKFLOW_CHOICE_CHANGED': null
  'refusals-flows.CIRCUIT_STEPS_LEFT_OUT': { circuit: string | number; steps: string | number }
  'refusals-flows.CIRCUIT_IMPOSED': { circuit: string | number; steps: string | number }
  'refusals-flows.CIRCUIT_IMPOSED_UNAVAILABLE': { circuit: string | number; people: string | number; steps: string | number; keepers: string | number }
  'refusals-flows.CIRCUIT_IMPOSED_FOR_TYPE': { circuit: string | number; contractType: string | number }
  'refusals-flows.CONDITION_VALUE_INVALID': null
  'refusals-flows.CONDITION_FIELD_UNFIT': null
  'refusals-folders.FOLDER_NOT_FOUND': null
  'refusals-folders.PERSON_NOT_FOUND': null
  'refusals-folders.FOLDER_NAME_REQUIRED': null
  'refusals-folders.FOLDER_NAME_SLASH': null
  'refusals-folders.FOLDER_NAME_TAKEN': { name: string | number }
  'refusals-folders.FOLDER_UNDER_ITSELF': null
  'refusals-folders.FOLDER_GRANTS_ACCESS': { name: string | number }
  'refusals-folders.FOLDER_GRANT_NOT_FOUND': null
  'refusals-folders.FOLDER_GRANT_EXISTS': null
  'refusals-folders.FOLDER_GRANT_ABOVE_OWN': null
  'refusals-import-plan.IMPORT_PATTERN_PART_UNKNOWN': { part: string | number }
  'refusals-import-plan.IMPORT_PATTERN_PART_TWICE': { part: string | number }
  'refusals-import-plan.IMPORT_PATTERN_PARTS_TOUCH': null
  'refusals-import-plan.IMPORT_PATTERN_WITHOUT_PART': null
  'refusals-import-plan.IMPORT_DAY_AMBIGUOUS': null
  'refusals-import-plan.IMPORT_DAY_UNREADABLE': null
  'refusals-import-plan.IMPORT_AMOUNT_AMBIGUOUS': null
  'refusals-import-plan.IMPORT_AMOUNT_UNREADABLE': null
  'refusals-import-plan.IMPORT_VALUE_UNREADABLE': null
  'refusals-import-plan.IMPORT_VALUE_TOO_LONG': null
  'refusals-import-plan.IMPORT_VALUE_UNKNOWN': null
  'refusals-import-plan.IMPORT_VALUE_SEVERAL': null
  'refusals-import-plan.IMPORT_FIELD_UNKNOWN': null
  'refusals-import-plan.IMPORT_SIREN_WRONG': null
  'refusals-import-plan.IMPORT_END_CONTRADICTED': null
  'refusals-import-plan.IMPORT_FIELDS_MISSING': { count: number }
  'refusals-import-plan.IMPORT_OWNER_MISSING': null
  'refusals-import-plan.IMPORT_OWNER_NOT_CREATED': null
  'refusals-import-plan.IMPORT_SAME_AS_FILE': null
  'refusals-import-plan.IMPORT_SAME_AS_CONTRACT': null
  'refusals-import-plan.IMPORT_SKIPPED_BY_PERSON': null
  'refusals-import-plan.IMPORT_ONLY_PDF': null
  'refusals-import-plan.IMPORT_WITHOUT_FILE': null
  'refusals-import-plan.IMPORT_ROW_UNCLEAR': null
  'refusals-import-plan.IMPORT_INDEX_UNREADABLE': null
  'refusals-import-plan.IMPORT_INDEX_WITHOUT_ROWS': null
  'refusals-import-plan.IMPORT_INDEX_TOO_LONG': { max: number }
  'refusals-import-plan.IMPORT_COLUMN_UNKNOWN': { column: string | number }
  'refusals-import-plan.IMPORT_PROFILE_NOT_FOUND': null
  'refusals-import-plan.IMPORT_ROW_NOT_FOUND': null
  'refusals-import-plan.IMPORT_ENTRY_NOT_FOUND': null
  'refusals-import-plan.IMPORT_ROW_CREATED': null
  'refusals-import-plan.IMPORT_NOTHING_TO_CREATE': null
  'refusals-import-plan.IMPORT_UNDO_TOO_LATE': { days: number }
  'refusals-import-plan.IMPORT_UNDONE': null
  'refusals-import-plan.IMPORT_UNDO_FORBIDDEN': null
  'refusals-import-plan.IMPORT_OWN_CONTRACT': null
  'refusals-import-plan.IMPORT_FILES_CHANGED': null
  'refusals-import-plan.IMPORT_COUNTS_CHANGED': null
  'refusals-import-plan.SECOND_READER_NOT_CONFIGURED': null
  'refusals-import-plan.SECOND_READER_NOTHING_LEFT': null
  'refusals-import-plan.IMPORT_VALUE_CHANGED': null
  'refusals-import-plan.IMPORT_CORRECTION_EMPTY': null
  'refusals-import-plan.IMPORT_REASON_MISSING': null
  'refusals-import-plan.IMPORT_WORDS_NOT_FOUND': null
  'refusals-import-plan.IMPORT_NOTHING_TO_UNDO': null
  'refusals-import-plan.IMPORT_SAMPLE_UNCHECKED': null
  'refusals-import-plan.IMPORT_SAMPLE_WRONG': null
  'refusals-import-plan.IMPORT_RULE_NOT_FOUND': null
  'refusals-import-plan.IMPORT_BATCH_NOT_FOUND': null
  'refusals-imports.IMPORT_NOT_FOUND': null
  'refusals-imports.IMPORT_UPLOAD_NOT_FOUND': null
  'refusals-imports.IMPORT_NOT_RECEIVING': null
  'refusals-imports.IMPORT_NOT_READING': null
  'refusals-imports.IMPORT_NOT_READ': null
  'refusals-imports.IMPORT_NOT_WORKING': null
  'refusals-imports.IMPORT_PAUSED': null
  'refusals-imports.IMPORT_NOT_PAUSED': null
  'refusals-imports.IMPORT_OVER': null
  'refusals-imports.IMPORT_NOT_PLANNED': null
  'refusals-imports.IMPORT_NOT_DONE': null
  'refusals-imports.IMPORT_NOTHING_LEFT': null
  'refusals-imports.IMPORT_EMPTY': null
  'refusals-imports.IMPORT_UNFINISHED': { count: number }
  'refusals-imports.IMPORTS_FULL': { most: number }
  'refusals-imports.IMPORT_SOURCE_TOO_LARGE': null
  'refusals-imports.IMPORT_TOO_MANY_FILES': { most: number }
  'refusals-imports.IMPORT_TOO_LARGE_UNPACKED': { gigabytes: number }
  'refusals-imports.IMPORT_UPLOAD_OFFSET': { received: number }
  'refusals-imports.IMPORT_UPLOAD_MALFORMED': null
  'refusals-imports.IMPORT_UPLOAD_PART_TOO_LARGE': { megabytes: number }
  'refusals-imports.IMPORT_UPLOAD_CHECKSUM': null
  'refusals-imports.IMPORT_NO_ZIP': null
  'refusals-imports.IMPORT_ZIP_UNSAFE': null
  'refusals-imports.IMPORT_ENTRY_PATH': null
  'refusals-imports.IMPORT_ENTRY_LINK': null
  'refusals-imports.IMPORT_ENTRY_TWICE': null
  'refusals-imports.IMPORT_ENTRY_ENCRYPTED': null
  'refusals-imports.IMPORT_ENTRY_NESTED': null
  'refusals-imports.IMPORT_ENTRY_DAMAGED': null
  'refusals-imports.IMPORT_ENTRY_LIES': null
  'refusals-imports.IMPORT_ENTRY_BOMB': null
  'refusals-imports.IMPORT_ENTRY_TOO_LARGE': { megabytes: number }
  'refusals-imports.IMPORT_ENTRY_METHOD': null
  'refusals-imports.IMPORT_ENTRY_HIDDEN': null
  'refusals-imports.IMPORT_ENTRY_FAILED': null
  'refusals-keeping.CONTRACT_ARCHIVE_UNSIGNED': null
  'refusals-keeping.CONTRACT_ARCHIVE_RUNNING': null
  'refusals-keeping.CONTRACT_ALREADY_ARCHIVED': null
  'refusals-keeping.CONTRACT_NOT_ARCHIVED': null
  'refusals-keeping.CONTRACT_ARCHIVED': null
  'refusals-keeping.CONTRACT_LOCKED_BY': { name: string | number; reason: string | number }
  'refusals-keeping.CONTRACT_LOCKED_BY_UNTIL': { name: string | number; day: string; reason: string | number }
  'refusals-keeping.BLOCK_LOCKED_BY': { name: string | number; reason: string | number }
  'refusals-keeping.BLOCK_LOCKED_BY_UNTIL': { name: string | number; day: string; reason: string | number }
  'refusals-keeping.CONTRACT_NOT_LOCKED': null
  'refusals-keeping.LOCK_OF_ANOTHER': null
  'refusals-keeping.BLOCK_LOCK_OF_ANOTHER': null
  'refusals-keeping.LOCK_REASON_REQUIRED': null
  'refusals-keeping.LOCK_UNTIL_PAST': null
  'refusals-keeping.RETENTION_YEARS_INVALID': null
  'refusals-keeping.RETENTION_NOTE_REQUIRED': null
  'refusals-library.TAG_NOT_FOUND': null
  'refusals-library.VARIABLE_INVALID': null
  'refusals-library.VARIABLE_USED': { contracts: string | number; templates: string | number; clauses: string | number }
  'refusals-library.FIELD_TYPE_USED': { count: number }
  'refusals-library.FIELD_TYPE_DECIDES': { names: string | number }
  'refusals-library.CHOICES_REQUIRED': null
  'refusals-library.CHOICE_BLANK': { line: string | number }
  'refusals-library.CHOICE_TWICE': { choice: string | number }
  'refusals-library.CHOICE_USED': { count: number; choices: string | number }
  'refusals-library.SYSTEM_FIELD_FIXED': null
  'refusals-library.FIELD_CONDITION_EMPTY': null
  'refusals-library.FIELD_CONDITION_INVALID': { label: string | number }
  'refusals-library.FIELD_CONDITION_CIRCLE': { way: string | number }
  'refusals-library.TAGGED_FIELD_USED': { contracts: string | number; templates: string | number; clauses: string | number }
  'refusals-library.TAGGED_FIELD_DECIDES': { names: string | number }
  'refusals-library.TAGGED_FIELD_OUT': { count: number }
  'refusals-library.CATEGORY_NOT_FOUND': null
  'refusals-library.CATEGORY_NAME_LONG': { max: string | number }
  'refusals-library.CATEGORY_SLASH': null
  'refusals-library.CATEGORY_PARENT_KIND': null
  'refusals-library.CATEGORY_KIND_USED': null
  'refusals-library.CATEGORY_CIRCLE': null
  'refusals-library.CATEGORY_USED': { clauses: string | number; templates: string | number; children: string | number }
  'refusals-library.SIREN_LENGTH': null
  'refusals-library.SIREN_CHECK': null
  'refusals-library.SIRET_LENGTH': null
  'refusals-library.SIRET_CHECK': null
  'refusals-library.SIRET_OTHER_SIREN': null
  'refusals-library.VAT_COUNTRY': null
  'refusals-library.VAT_FORMAT': { country: string | number }
  'refusals-library.VAT_KEY': null
  'refusals-library.VAT_SIREN_CHECK': null
  'refusals-library.VAT_OTHER_SIREN': null
  'refusals-library.PARTY_OUT': { count: number }
  'refusals-library.COUNTERPARTY_NOT_FOUND': null
  'refusals-library.COUNTERPARTY_USED': { contracts: string | number }
  'refusals-library.COUNTERPARTY_MERGED_ITSELF': null
  'refusals-library.CONTACT_NAME_REQUIRED': null
  'refusals-library.CONTACT_EMAIL_INVALID': { name: string | number }
  'refusals-library.LEGAL_ENTITY_NOT_FOUND': null
  'refusals-library.LEGAL_ENTITY_USED': { contracts: string | number }
  'refusals-library.PROJECT_NOT_FOUND': null
  'refusals-library.PROJECT_USED': { contracts: string | number }
  'refusals-library.VARIABLE_NAMED': { names: string | number }
  'refusals-library.FORMULA_UNREADABLE': { rest: string | number }
  'refusals-library.FORMULA_UNFINISHED': null
  'refusals-library.FORMULA_FIELD_UNKNOWN': { variable: string | number }
  'refusals-library.FORMULA_FIELD_TYPE': { label: string | number }
  'refusals-library.FORMULA_MIXED': { operator: string | number }
  'refusals-library.FORMULA_RESULT': null
  'refusals-library.FORMULA_CIRCLE': { way: string | number }
  'refusals-library.FORMULA_TYPE': null
  'refusals-library.FORMULA_ALONE': null
  'refusals-library.FORMULA_USED': { contracts: string | number }
  'refusals-library.FORMULA_FIXED': null
  'refusals-notices.NOTICE_PROOFS_CONTRADICT': null
  'refusals-notices.NOTICE_LAST_DAY': null
  'refusals-notices.NOTICE_NOT_FOUND': null
  'refusals-notices.NOTICE_WITHOUT_LETTER': null
  'refusals-notices.NOTICE_IS_CANCELLED': null
  'refusals-notices.NOTICE_PROOF_NOT_FOUND': null
  'refusals-notices.NOTICE_PROOF_WITHOUT_FILE': null
  'refusals-notices.PROOF_READING_NOT_FOUND': null
  'refusals-notices.LETTER_ALREADY_ASKED': null
  'refusals-notices.LETTER_ALREADY_SIGNED': null
  'refusals-notices.LETTER_ALREADY_SENT': null
  'refusals-notices.LETTER_NOT_SEALED': null
  'refusals-people.PERSON_HOLDS_MORE': null
  'refusals-people.PERSON_NOT_ACTIVE': null
  'refusals-people.PERSON_NOT_BLOCKED': null
  'refusals-people.PERSON_NOT_PENDING': null
  'refusals-people.PERSON_IS_YOURSELF': null
  'refusals-people.LAST_ADMINISTRATOR': null
  'refusals-people.PERSON_HAS_ROLE': null
  'refusals-people.PERSON_ROLE_IS_YOURS': null
  'refusals-people.PERSON_IN_GROUP': null
  'refusals-people.PERSON_NOT_IN_GROUP': null
  'refusals-people.PEOPLE_ACT_TOO_MANY': { max: number }
  'refusals-people.MAIN_GROUP_NOT_JOINED': null
  'refusals-people.REASSIGN_TO_ACTIVE': null
  'refusals-people.INVITATION_EMAILS_INVALID': null
  'refusals-people.INVITATION_TWICE': null
  'refusals-people.INVITATION_ALREADY_HERE': null
  'refusals-people.INVITATION_TOO_MANY': { count: number; max: number }
  'refusals-people.INVITATION_ROLE_UNKNOWN': { name: string | number }
  'refusals-people.INVITATION_GROUPS_UNKNOWN': { names: string | number }
  'refusals-people.INVITATION_NAME_TOO_LONG': { max: string | number }
  'refusals-people.INVITATION_LIST_NOT_FOUND': null
  'refusals-people.INVITATION_LINE_SETTLED': null
  'refusals-people.LIST_IS_WORKBOOK': null
  'refusals-people.LIST_IS_NOT_TEXT': null
  'refusals-people.INVITATION_EMPTY': null
  'refusals-people.INVITATION_DAY_NOT_AHEAD': null
  'refusals-people.ACTIVATION_UNKNOWN': null
  'refusals-people.ACTIVATION_USED': null
  'refusals-people.ACTIVATION_REPLACED': null
  'refusals-people.ACTIVATION_EXPIRED': null
  'refusals-people.ROLE_NOT_FOUND': null
  'refusals-people.ROLE_NAME_TOO_SHORT': { min: string | number }
  'refusals-people.ROLE_IS_SYSTEM': null
  'refusals-people.ROLE_HAS_USERS': null
  'refusals-people.ROLE_IS_DEFAULT': null
  'refusals-people.ROLE_IS_DEFAULT_ALREADY': null
  'refusals-people.ROLE_BEYOND_YOURS': null
  'refusals-people.PERMISSION_NOT_HELD': null
  'refusals-people.GROUP_NOT_FOUND': null
  'refusals-people.DELEGATION_NOT_FOUND': null
  'refusals-people.DELEGATION_OVER': null
  'refusals-people.DELEGATION_DAYS_REVERSED': null
  'refusals-people.DELEGATION_IN_THE_PAST': null
  'refusals-people.DELEGATION_TOO_LONG': null
  'refusals-people.DELEGATION_TO_ONESELF': null
  'refusals-people.DELEGATION_OVERLAPS': null
  'refusals-people.DELEGATION_CIRCLE': null
  'refusals-people.DELEGATE_NOT_ACTIVE': null
  'refusals-people.NOT_A_DELEGATE': null
  'refusals-people.SIGN_UP_DOMAIN_INVALID': { domain: string | number }
  'refusals-people.SIGN_UP_DOMAIN_PUBLIC': { domain: string | number }
  'refusals-people.SIGN_UP_DOMAIN_NOT_OURS': { domain: string | number }
  'refusals-people.SIGN_UP_DOMAIN_UNCONFIRMED': { domain: string | number }
  'refusals-people.SIGN_UP_DOMAIN_TAKEN': { domain: string | number }
  'refusals-people.SIGN_UP_DOMAIN_MISSING': null
  'refusals-people.SIGN_UP_ROLE_ADMINISTRATOR': null
  'refusals-people.DELEGATION_APPOINTS_YOURSELF': null
  'refusals-people.DELEGATION_BEYOND_YOURS': null
  'refusals-people.GROUP_BEYOND_YOURS': null
  'refusals-people.MEMBERSHIP_NEEDS_ADMINISTRATOR': null
  'refusals-people.MEMBERSHIP_NOT_PENDING': null
  'refusals-people.MAIN_GROUP_PENDING': null
  'refusals-people.PERSON_WITHOUT_SECOND_FACTOR': null
  'refusals-people.SECOND_FACTOR_OWN': null
  'refusals-people.MANAGER_ONESELF': null
  'refusals-people.MANAGER_CIRCLE': null
  'refusals-questionnaires.QUESTIONNAIRE_EMAIL_INVALID': null
  'refusals-questionnaires.QUESTIONNAIRE_TO_COLLEAGUE': { email: string | number }
  'refusals-questionnaires.QUESTIONNAIRE_WITHOUT_QUESTION': null
  'refusals-questionnaires.QUESTIONNAIRE_DUE_PAST': null
  'refusals-questionnaires.QUESTIONNAIRE_DUE_FAR': null
  'refusals-questionnaires.QUESTION_NOT_ASKABLE': { label: string | number }
  'refusals-questionnaires.QUESTIONNAIRE_NOT_FOUND': null
  'refusals-questionnaires.QUESTIONNAIRE_ENDED': null
  'refusals-questionnaires.QUESTIONNAIRE_NOT_ANSWERED': null
  'refusals-questionnaires.QUESTIONNAIRE_WITHDRAWN': null
  'refusals-questionnaires.QUESTIONNAIRE_TAKEN': null
  'refusals-questionnaires.QUESTIONNAIRE_EXPIRED': null
  'refusals-questionnaires.QUESTIONNAIRE_CLOSED_FOR_NOW': null
  'refusals-questionnaires.ANSWERS_NONE': null
  'refusals-questionnaires.ANSWER_TAKEN': { label: string | number }
  'refusals-questionnaires.ANSWER_CHANGED': { label: string | number }
  'refusals-questionnaires.ANSWER_CHANGED_MEANWHILE': { label: string | number }
  'refusals-questionnaires.VALUE_CHANGED': { label: string | number }
  'refusals-questionnaires.QUESTION_NOT_ASKED': { label: string | number }
  'refusals-readiness.READY_REQUIRED': { label: string | number }
  'refusals-readiness.READY_EMPTY': { label: string | number }
  'refusals-readiness.READY_PLACEHOLDER': { words: string | number; title: string | number }
  'refusals-readiness.READY_BRACKET': { words: string | number; title: string | number }
  'refusals-readiness.READY_ANNEX_EMPTY': { title: string | number }
  'refusals-readiness.READY_NOTE_EMPTY': { title: string | number }
  'refusals-readiness.READY_BODY_EMPTY': null
  'refusals-readiness.READY_CHARACTERS': { title: string | number; characters: string | number }
  'refusals-readiness.READY_COUNTERPARTY': null
  'refusals-readiness.READY_EFFECTIVE_DATE': null
  'refusals-readiness.READY_DURATION': null
  'refusals-readiness.READY_AMOUNT': { stated: string | number; title: string | number; amount: string | number }
  'refusals-readiness.READY_REFERENCE': { words: string | number; title: string | number }
  'refusals-readiness.READY_REFERENCE_MOVED': { words: string | number; title: string | number }
  'refusals-readiness.READY_CLAUSE_FORBIDDEN': { clause: string | number; title: string | number }
  'refusals-readiness.READY_CLAUSE_REFUSED': { title: string | number; clause: string | number }
  'refusals-readiness.READY_CLAUSE_MISSING': { clause: string | number }
  'refusals-readiness.READY_CLAUSE_CHANGED': { title: string | number; clause: string | number }
  'refusals-readiness.PLAYBOOK_JUDGED_ANEW': null
  'refusals-readiness.PLAYBOOK_NOTHING_ACCEPTED': null
  'refusals-reminders.REMINDER_NOT_FOLLOWER': null
  'refusals-reminders.REMINDER_TO_ONESELF': null
  'refusals-reminders.REMINDER_DECIDED': null
  'refusals-reminders.REMINDER_VALIDATION_ENDED': null
  'refusals-reminders.REMINDER_NOT_AWAITED': null
  'refusals-reminders.REMINDER_STEP_NOT_OPEN': null
  'refusals-reminders.DUE_DAY_NOT_FOLLOWER': null
  'refusals-reminders.DUE_DAY_STEP_NOT_OPEN': null
  'refusals-reminders.DUE_DAY_SAME': null
  'refusals-reminders.REMINDER_INACTIVE': null
  'refusals-reminders.REMINDER_SENT_TODAY': null
  'refusals-renewals.RENEWAL_ALREADY_RECORDED': { day: string | number }
  'refusals-renewals.RENEWAL_REFUSED_BEFORE': { day: string | number }
  'refusals-renewals.RENEWAL_REFUSAL_IS_NOTICE': null
  'refusals-renewals.RENEWAL_NOT_FORESEEN': null
  'refusals-renewals.RENEWALS_ALL_MADE': { max: string | number }
  'refusals-renewals.RENEWAL_FOLLOWED': null
  'refusals-renewals.RENEWAL_DAY_BEFORE_TERM': { day: string | number }
  'refusals-renewals.RENEWAL_NOT_FOUND': null
  'refusals-renewals.RENEWAL_IS_CANCELLED': null
  'refusals-renewals.RENEWAL_NOT_COMPUTED': null
  'refusals-renewals.RENEWAL_CONFIRMED_BEFORE': null
  'refusals-renewals.RENEWAL_NOT_CORRECTABLE': null
  'refusals-renewals.RENEWAL_DOCUMENT_NOT_FOUND': null
  'refusals-sharing.SHARE_NOBODY': null
  'refusals-sharing.SHARE_EMAILS_INVALID': { addresses: string | number }
  'refusals-sharing.SHARE_PERSON_UNKNOWN': null
  'refusals-sharing.SHARE_GROUP_UNKNOWN': null
  'refusals-sharing.SHARE_PERSON_BLOCKED': { name: string | number }
  'refusals-sharing.SHARE_WITH_OWNER': { name: string | number }
  'refusals-sharing.SHARE_LEVEL_THIRD_PARTY': null
  'refusals-sharing.SHARE_LEVEL_ABOVE_OWN': null
  'refusals-sharing.SHARE_EXPIRY_PAST': null
  'refusals-sharing.SHARE_WITHOUT_LINK': null
  'refusals-sharing.SHARE_TO_EXTEND': null
  'refusals-sharing.SHARE_REVOKED': null
  'refusals-sharing.SHARE_EXPIRED': null
  'refusals-sharing.SHARE_SEAL_HOLDS_HIDDEN': null
  'refusals-signature.SIGNATURE_IMAGE_NOT_PNG': null
  'refusals-signature.SIGNATURE_IMAGE_TOO_LARGE': null
  'refusals-signature.SIGNATURE_IMAGE_DIMENSIONS': { minPx: number; maxPx: number }
  'refusals-signature.SIGNATURE_IMAGE_BLANK': null
  'refusals-signature.SIGNATURE_TEXT_REQUIRED': null
  'refusals-signature.SIGNATURE_TEXT_TOO_LONG': { max: number }
  'refusals-signing.SIGNATORIES_REQUIRED': null
  'refusals-signing.SIGNATORY_NAME_UNPRINTABLE': null
  'refusals-signing.SIGNATORY_REPEATED': { name: string | number }
  'refusals-signing.SIGNATORY_NOT_INSIDE': null
  'refusals-signing.SIGNATORY_IS_INSIDE': null
  'refusals-signing.SIGNATURE_RESTRICTED_SECTIONS': { count: number; titles: string | number }
  'refusals-signing.SIGNATURE_VALIDATION_RUNNING': null
  'refusals-signing.SIGNATURE_VALIDATION_REFUSED': null
  'refusals-signing.SIGNATURE_VALIDATION_SUSPENDED': null
  'refusals-signing.SIGNATURE_VALIDATION_OF_SUSPENDED': { names: string | number }
  'refusals-signing.SIGNATURE_VALIDATION_VOID': null
  'refusals-signing.SIGNATURE_CIRCUIT_ASKS_MORE': { steps: string | number }
  'refusals-signing.SIGNATURE_VALIDATION_REQUIRED': null
  'refusals-signing.SIGNATURE_STEP_REQUIRED': null
  'refusals-signing.SIGNATURE_STEPS_CHANGED': null
  'refusals-signing.SIGNATURE_CONTENT_CHANGED': null
  'refusals-signing.SIGNATURE_NOT_OUT': null
  'refusals-signing.SIGNATURE_COMPLETE': null
  'refusals-signing.SIGNATURE_CANCELLED': null
  'refusals-signing.SIGNATURE_CHARACTERS': { characters: string | number }
  'refusals-signing.SIGNATURE_IMAGE_MISSING': null
  'refusals-signing.SIGNATURE_NOT_SEALED': null
  'refusals-signing.SCAN_PROVIDER_REQUIRED': null
  'refusals-signing.SCAN_NOT_AT_SIGNING': null
  'refusals-signing.NO_PAGE_FAILED': null
  'refusals-signing.SCAN_ALREADY_FILED': null
  'refusals-signing.SCAN_STATEMENT_REQUIRED': null
  'refusals-signing.SCAN_STATEMENT_GIVEN': null
  'refusals-signing.SCAN_NOT_FOUND': null
  'refusals-signing.SIGNED_DAY_IN_FUTURE': null
  'refusals-signing.STATED_SIGNATORY_REQUIRED': null
  'refusals-signing.SIGNATURE_OTHER_DOCUMENT': null
  'refusals-signing.SIGNATURE_CONSENT_REQUIRED': null
  'refusals-signing.SIGNATURE_ALREADY_SIGNED': null
  'refusals-signing.SIGNATURE_NOT_YOUR_TURN': null
  'refusals-signing.NOT_A_SIGNATORY': null
  'refusals-signing.SIGNATORY_NOT_INVITED': null
  'refusals-signing.SIGNATORY_HAS_SIGNED': null
  'refusals-signing.INVITATION_UNKNOWN': null
  'refusals-signing.INVITATION_REVOKED': null
  'refusals-signing.INVITATION_EXPIRED': null
  'refusals-signing.CODE_NOT_SENT': null
  'refusals-signing.CODE_USED': null
  'refusals-signing.CODE_EXPIRED': null
  'refusals-signing.CODE_EXHAUSTED': null
  'refusals-signing.CODE_WRONG': { count: number }
  'refusals-succession.TERMS_OPEN': null
  'refusals-succession.TERMS_SEALED': null
  'refusals-succession.TERMS_TRANSCRIBED': null
  'refusals-succession.CONTRACT_NOT_ENDED': null
  'refusals-succession.CORRECTION_EMPTY': null
  'refusals-succession.CORRECTION_SIGNED_IN_FUTURE': null
  'refusals-succession.TITLE_SEALED': null
  'refusals-succession.PARENT_CIRCLE': null
  'refusals-succession.CORRECTED_WITH_DATES': null
  'refusals-succession.PERFORMANCE_RECORDED': null
  'refusals-succession.PERFORMANCE_NOT_RECORDED': null
  'refusals-succession.AMENDMENT_OPEN': null
  'refusals-succession.AMENDMENT_SEALED': null
  'refusals-succession.AMENDMENT_TRANSCRIBED': null
  'refusals-succession.AMENDMENT_NOT_ONE': null
  'refusals-succession.AMENDMENT_MASTER_HIDDEN': null
  'refusals-succession.AMENDMENT_SAME_VALUE': null
  'refusals-succession.AMENDMENT_CURRENCY_NEEDS_AMOUNT': null
  'refusals-succession.AMENDMENT_START_AFTER_TERM': { end: string | number }
  'refusals-succession.AMENDMENT_START_ENDS_TERM': { end: string | number }
  'refusals-succession.AMENDMENT_SIGNED_AFTER_END': { signedOn: string | number; end: string | number }
  'refusals-succession.AMENDMENT_FIELD_UNKNOWN': null
  'refusals-succession.AMENDMENT_BOUND': null
  'refusals-tasks.TASK_STAYS_VALIDATION': null
  'refusals-tasks.TASK_STAYS_SIGNATURE': null
  'refusals-tasks.TASK_STAYS_OWNER_REVIEW': null
  'refusals-tasks.TASK_STAYS_ABSENT': null
  'refusals-tasks.TASK_TAKER_SEES_NOT': { person: string | number }
  'refusals-tasks.TASK_CHANGED_MEANWHILE': null
  'refusals-tasks.TASK_TAKER_HAS_IT': { person: string | number }
  'refusals-tasks.TASK_TAKER_NOT_PERMITTED': { person: string | number; right: string | number }
  'refusals-tasks.OWNER_MAY_NOT_TAKE': { task: string | number; reason: string | number }
  'refusals-tasks.TASK_TAKER_LEVEL': { person: string | number; level: string | number }
  'refusals-tasks.TASK_STAYS_STEP': null
  'refusals-templates.TEMPLATE_VERSION_NOT_FOUND': null
  'refusals-templates.TEMPLATE_RETIRED': null
  'refusals-templates.TEMPLATE_NOT_PUBLISHED': null
  'refusals-templates.TEMPLATE_TERMS_DATED': null
  'refusals-templates.TEMPLATE_UNCHANGED': { version: string | number }
  'refusals-templates.TEMPLATE_EMPTY': null
  'refusals-templates.TEMPLATE_USED': { contracts: string | number }
  'refusals-templates.TEMPLATE_OF_NO_TEXT': null
  'refusals-templates.TEMPLATE_UPDATE_DRAFTS_ONLY': null
  'refusals-templates.TEMPLATE_UPDATE_NONE': null
  'refusals-templates.TEMPLATE_UPDATE_OUTDATED': null
  'refusals-templates.TEMPLATE_UPDATE_UNKNOWN': null
  'refusals-templates.TEMPLATE_KEPT_TO_OTHERS': null
  'refusals-templates.TEMPLATE_FIELDS_MISSING': { labels: string | number }
  'refusals-templates.PLACEHOLDER_UNKNOWN': null
  'refusals-templates.PLACEHOLDER_TWICE': null
  'refusals-templates.PLACEHOLDER_FIELD_UNSUITED': null
  'refusals-templates.TEMPLATE_FILE_NOT_FOUND': null
  'refusals-templates.TEMPLATE_FILES_TOO_MANY': { max: string | number }
  'refusals-templates.TEMPLATE_LANGUAGE_TAKEN': { title: string | number }
  'refusals-templates.TEMPLATE_IS_TRANSLATION': null
  'refusals-templates.TEMPLATE_NOT_TRANSLATED': null
  'refusals-templates.TEMPLATE_SOURCE_CHANGED': null
  'refusals-templates.TEMPLATE_SECTION_THERE': null
  'refusals-templates.QUESTION_COMPUTED': { label: string | number }
  'refusals-templates.QUESTION_SYSTEM': { label: string | number }
  'refusals-templates.QUESTION_MANAGEMENT': { label: string | number }
  'refusals.NOT_FOUND': null
  'refusals.CONTRACT_NOT_FOUND': null
  'refusals.TEXT_NOT_FOUND': null
  'refusals.TEXT_IS_ONE_SECTION': null
  'refusals.UNKNOWN_KEYS': null
  'refusals.MALFORMED': null
  'refusals.UNEXPECTED': null
  'refusals.CHARACTER_FORBIDDEN': null
  'refusals.TRY_AGAIN': null
  'refusals.STORAGE_FULL': null
  'refusals.COMPANY_BUSY': null
  'refusals.TOO_MANY_REQUESTS': null
  'refusals.SIGN_IN_LOCKED': null
  'refusals.MAIL_QUOTA_REACHED': { days: number; day: string }
  'refusals.MAIL_NEEDS_CONFIRMED_ADDRESS': null
  'refusals.SIGN_IN_NEEDED': null
  'refusals.WRONG_CREDENTIALS': null
  'refusals.ORIGIN_REFUSED': null
  'refusals.HOST_REFUSED': null
  'refusals.TOO_MANY_STREAMS': null
  'refusals.REQUEST_TOO_LARGE': null
  'refusals.FILE_DAMAGED': null
  'refusals.FILE_MISSING': null
  'refusals.MEDIA_TYPE_NOT_ALLOWED': null
  'refusals.TLS_NEEDED': null
  'refusals.SIGN_UP_CLOSED': null
  'refusals.SIGN_UP_TAKEN': null
  'refusals.SIGN_UP_CODE_WRONG': null
  'refusals.FIELD_REQUIRED': null
  'refusals.EMAIL_INVALID': null
  'refusals.EMAIL_TAKEN': null
  'refusals.ADDRESS_HAS_ACCOUNT': null
  'refusals.PASSWORD_TOO_SHORT': { min: string | number }
  'refusals.CONTRACT_TITLE_REQUIRED': null
  'refusals.CONTRACT_TYPE_REQUIRED': null
  'refusals.CONTRACT_PROJECT_REQUIRED': null
  'refusals.CONTRACT_OWNER_REQUIRED': null
  'refusals.REFERENCE_TAKEN': null
  'refusals.NAME_TAKEN': null
  'refusals.LEVEL_TOO_LOW_READER': null
  'refusals.LEVEL_TOO_LOW_COMMENTER': null
  'refusals.LEVEL_TOO_LOW_SUGGESTER': null
  'refusals.LEVEL_TOO_LOW_EDITOR': null
  'refusals.LEVEL_TOO_LOW_OWNER': null
  'refusals.SECTION_CHANGED': null
  'refusals.SECTION_LOCKED': { name: string | number }
  'refusals.VERSION_NOT_FOUND': null
  'refusals.CONTRACT_LOCKED': null
  'refusals.CONTRACT_FROZEN': null
  'refusals.CONTRACT_ENDED': null
  'refusals.NOT_ALLOWED_CONTRACTS3_LIST': null
  'refusals.NOT_ALLOWED_CONTRACTS3_ALL': null
  'refusals.NOT_ALLOWED_CONTRACTS3_CREATE': null
  'refusals.NOT_ALLOWED_CONTRACTS3_CREATE_MODEL': null
  'refusals.NOT_ALLOWED_CONTRACTS3_CREATE_DOCUMENT': null
  'refusals.NOT_ALLOWED_CONTRACTS3_IMPORT': null
  'refusals.NOT_ALLOWED_CONTRACTS3_UPDATE': null
  'refusals.NOT_ALLOWED_CONTRACTS3_SHARE': null
  'refusals.NOT_ALLOWED_CONTRACTS3_ARCHIVE': null
  'refusals.NOT_ALLOWED_CONTRACTS3_DELETE': null
  'refusals.NOT_ALLOWED_CONTRACTS3_FILE': null
  'refusals.NOT_ALLOWED_CONTRACTS3_DATES': null
  'refusals.NOT_ALLOWED_CONTRACTS3_SIGNATURE': null
  'refusals.NOT_ALLOWED_CONTRACTS3_EXPORT': null
  'refusals.NOT_ALLOWED_CONTRACTS3_ACTIVITY': null
  'refusals.NOT_ALLOWED_CONTRACTS_ATTACHMENTS_DOWNLOAD': null
  'refusals.NOT_ALLOWED_CONTRACTS_ATTACHMENTS_DELETE': null
  'refusals.NOT_ALLOWED_CONTRACTS_SECTIONS_VERSIONS': null
  'refusals.NOT_ALLOWED_CONTRACTS_BLOCKS_DELETE': null
  'refusals.NOT_ALLOWED_MODEL_CONTRACTS_LIST': null
  'refusals.NOT_ALLOWED_MODEL_CONTRACTS_CREATE': null
  'refusals.NOT_ALLOWED_MODEL_CONTRACTS_UPDATE': null
  'refusals.NOT_ALLOWED_MODEL_CONTRACTS_DELETE': null
  'refusals.NOT_ALLOWED_CONTRACTS_CLAUSE_LIST': null
  'refusals.NOT_ALLOWED_CONTRACTS_CLAUSE_CREATE': null
  'refusals.NOT_ALLOWED_CONTRACTS_CLAUSE_UPDATE': null
  'refusals.NOT_ALLOWED_CONTRACTS_CLAUSE_DELETE': null
  'refusals.NOT_ALLOWED_MODULES_IAMS_INITIALS': null
  'refusals.NOT_ALLOWED_TASKS_COUNT': null
  'refusals.NOT_ALLOWED_TASKS_TEAM': null
  'refusals.NOT_ALLOWED_MODULES_TAGGED_FIELD': null
  'refusals.NOT_ALLOWED_MODULES_TYPE_CONTRACT': null
  'refusals.NOT_ALLOWED_MODULES_TAGS': null
  'refusals.NOT_ALLOWED_MODULES_PROJECTS': null
  'refusals.NOT_ALLOWED_MODULES_COUNTERPARTIES': null
  'refusals.NOT_ALLOWED_MODULES_LEGAL_ENTITIES': null
  'refusals.NOT_ALLOWED_MODULES_WORKFLOW': null
  'refusals.NOT_ALLOWED_MODULES_VALIDATION': null
  'refusals.NOT_ALLOWED_WORKFLOWS_STEP_CREATE': null
  'refusals.NOT_ALLOWED_WORKFLOWS_STEP_UPDATE': null
  'refusals.NOT_ALLOWED_WORKFLOWS_STEP_DELETE': null
  'refusals.NOT_ALLOWED_WORKFLOWS_STEP_DUE_DATE': null
  'refusals.NOT_ALLOWED_WORKFLOWS_STEP_COMPLETE': null
  'refusals.NOT_ALLOWED_MODULES_GROUP': null
  'refusals.NOT_ALLOWED_VENDOR_USERS': null
  'refusals.NOT_ALLOWED_VENDOR_USERS_ROLE': null
  'refusals.NOT_ALLOWED_MODULES_COMPANY': null
  'refusals.NOT_ALLOWED_MODULES_AUDIT': null
  'refusals.CHOICE_UNKNOWN': null
  'refusals.TEMPLATE_NOT_FOUND': null
  'refusals.UPLOAD_NOT_FOUND': null
  'refusals.VALIDATION_ALREADY_REQUESTED': null
  'refusals.VALIDATION_NOT_RUNNING': null
  'refusals.VALIDATION_STEP_REQUIRED': null
  'refusals.VALIDATORS_REQUIRED': null
  'refusals.REFUSAL_REASON_REQUIRED': null
  'refusals.VALIDATION_CONTENT_CHANGED': null
  'refusals.VALIDATION_SUSPENDED': null
  'refusals.VALIDATION_WOULD_BE_SUSPENDED': null
  'refusals.NOT_A_VALIDATOR': null
  'refusals.VALIDATION_STEP_NOT_OPEN': null
  'refusals.VALIDATION_ALREADY_DECIDED': null
  'refusals.VALIDATION_NOT_DECIDED': null
  'refusals.VALIDATION_STEP_PASSED': null
  'refusals.STEP_ENDS_BY_ITS_ACT': null
  'refusals.NOTIFICATION_ACT_OVER': null
  'refusals.TASK_TITLE_REQUIRED': null
  'refusals.TASK_DUE_PAST': null
  'refusals.TASK_PERSON_REQUIRED': null
  'refusals.TASK_PERSON_SEES_NOT': null
  'refusals.TASK_NOT_OF_AUTHOR': null
  'refusals.TASK_ALREADY_DONE': null
  'refusals.TASK_NOT_DONE': null
  'refusals.TASK_SNOOZE_NOT_LATER': null
  'refusals.TASK_SNOOZE_TOO_LONG': null
  'refusals.FOLLOW_UP_NOT_BEGUN': null
  'refusals.TASK_ENDS_BY_ITS_ACT': null
  'refusals.TASK_TERMINATED': null
  'refusals.TASK_NOT_FOUND': null
  'refusals.REMOVAL_NOT_FOUND': null
  'refusals.RESTORE_NAME_TAKEN': { name: string | number }
  'refusals.RESTORE_PLACE_GONE': { name: string | number }
  'refusals.CONTRACT_TYPE_NOT_FOUND': null
  'refusals.CONTRACT_TYPE_USED': { contracts: string | number; templates: string | number }
  'refusals.TIME_ZONE_UNKNOWN': null
  'refusals.REFERENCE_PATTERN_INCOMPLETE': null
  'refusals.REFERENCE_PATTERN_INVALID': null
  'refusals.BRAND_TOO_LARGE': { maxSidePx: string | number }
  'refusals.INTEGRATION_NOT_CONFIGURED': null
  'refusals.WEB_ADDRESS_INVALID': null
  'refusals.WEB_ADDRESS_PRIVATE': null
  'refusals.PATH_INVALID': null
  'refusals.SECRET_NEEDED_AGAIN': null
  'refusals.NOT_ALLOWED_MODULES_INTEGRATIONS': null
  'refusals.WORKFLOW_NOT_FOUND': null
  'refusals.WORKFLOW_CHANGED_MEANWHILE': null
  'refusals.REVISION_MISSING': null
  'refusals.RECORD_CHANGED_MEANWHILE': { name: string | number }
  'refusals.VALUE_CHANGED_BY': { name: string | number }
  'refusals.VALUE_CHANGED_MEANWHILE': null
  'refusals.WORKFLOW_IS_DEFAULT': null
  'refusals.WORKFLOW_USED': { contracts: number }
  'refusals.WORKFLOW_HAS_CIRCUITS': { circuits: number }
  'refusals.WORKFLOW_STEPS_REQUIRED': null
  'refusals.WORKFLOW_STARTS_WITH_DRAFTING': null
  'refusals.NO_MORE_VALIDATION_STEPS': null
  'refusals.WORKFLOW_ONE_SIGNATURE': null
  'refusals.WORKFLOW_ONE_FOLLOW_UP': null
  'refusals.FOLLOW_UP_AFTER_SIGNATURE': null
  'refusals.WRITING_BEFORE_VALIDATION': null
  'refusals.STEP_KIND_SETTLED': { name: string | number }
  'refusals.STEP_HAS_CIRCUITS': { name: string | number; circuits: number }
  'refusals.STEP_HOLDS_CONTRACTS': { name: string | number; count: number }
  'refusals.STEP_ACT_UNDERWAY': { name: string | number; count: number }
  'refusals.CONTRACT_DELETE_SIGNED': null
  'refusals.CONTRACT_DELETE_SENT': null
  'refusals.CONTRACT_DELETE_LETTER': null
  'refusals.CONTRACT_DELETE_AMENDED': null
  'refusals.NOT_ALLOWED_MODULES_CATEGORY': null
  'removals.title': null
  'removals.lead': null
  'removals.empty': null
  'removals.emptyHint': null
  'removals.everyKind': null
  'removals.column.name': null
  'removals.column.kind': null
  'removals.column.removedBy': null
  'removals.column.removedAt': null
  'removals.column.keptUntil': null
  'removals.column.restore': null
  'removals.restore': null
  'removals.restoreNamed': { name: string | number }
  'removals.removedBy': { name: string | number; at: string | number }
  'removals.keptUntil': { at: string | number }
  'removals.kind.contractType': null
  'removals.kind.category': null
  'removals.kind.taggedField': null
  'removals.kind.project': null
  'removals.kind.counterparty': null
  'removals.kind.legalEntity': null
  'removals.kind.folder': null
  'removals.kind.group': null
  'removals.kind.role': null
  'removals.kind.workflow': null
  'removals.kind.circuit': null
  'removals.kind.contract': null
  'removals.kind.attachment': null
  'removals.kind.template': null
  'removals.kind.clause': null
  'removals.kind.templateFile': null
  'renewals.title': null
  'renewals.empty': null
  'renewals.failed': null
  'renewals.made': { count: number }
  'renewals.madeOf': { count: number; most: number }
  'renewals.earlier': { count: number }
  'renewals.name.tacit': { day: string }
  'renewals.name.agreement': { day: string }
  'renewals.name.request': { day: string }
  'renewals.name.refusal': { day: string }
  'renewals.standing.computed': null
  'renewals.standing.confirmed': null
  'renewals.standing.notCounted': null
  'renewals.standing.agreed': null
  'renewals.standing.refused': null
  'renewals.facts.term': { from: string; until: string }
  'renewals.facts.from': { from: string }
  'renewals.facts.until': { day: string }
  'renewals.facts.notFrom': { day: string }
  'renewals.facts.by.refused.us': null
  'renewals.facts.by.refused.otherParty': null
  'renewals.facts.by.requested.us': null
  'renewals.facts.by.requested.otherParty': null
  'renewals.facts.agreedBy': { names: string | number }
  'renewals.facts.corrected': { name: string | number; moment: string | number; before: string | number; reason: string | number }
  'renewals.act.confirm': null
  'renewals.act.confirmName': { renewal: string | number }
  'renewals.act.correct': null
  'renewals.act.correctName': { renewal: string | number }
  'renewals.act.cancel': null
  'renewals.act.cancelName': { renewal: string | number }
  'renewals.act.document': null
  'renewals.act.documentName': { renewal: string | number }
  'renewals.form.kind': null
  'renewals.form.kinds.agreement': null
  'renewals.form.kinds.request': null
  'renewals.form.kinds.refusal': null
  'renewals.form.hints.agreement': null
  'renewals.form.hints.request': null
  'renewals.form.hints.refusal': null
  'renewals.form.hints.byNotice': null
  'renewals.form.hints.notForeseen': null
  'renewals.form.refusedBy': null
  'renewals.form.requestedBy': null
  'renewals.form.refusalDay': null
  'renewals.form.agreedBy': null
  'renewals.form.agreedByHint': null
  'renewals.form.saveRefusal': null
  'renewals.preview.waiting': null
  'renewals.preview.runsUntil': { day: string }
  'renewals.preview.withoutEnd': null
  'renewals.preview.limit': { day: string }
  'renewals.preview.limitToObtain': { day: string }
  'renewals.preview.noLimit': null
  'renewals.confirm.title': { day: string }
  'renewals.confirm.lead': null
  'renewals.confirm.reason': null
  'renewals.confirm.reasonHint': null
  'renewals.confirm.save': null
  'renewals.confirm.done': null
  'renewals.correct.title': null
  'renewals.correct.reason': null
  'renewals.correct.reasonHint': null
  'renewals.correct.save': null
  'renewals.correct.done': null
  'renewals.cancel.title': { renewal: string | number }
  'renewals.cancel.consequence': null
  'renewals.cancel.ofConfirmation': null
  'renewals.cancel.reason': null
  'renewals.cancel.reasonHint': null
  'renewals.cancel.save': null
  'renewals.cancel.done': null
  'renewals.document.list': null
  'renewals.document.line': { day: string }
  'renewals.document.none': null
  'renewals.document.addTo': { renewal: string | number }
  'renewals.document.day': null
  'renewals.document.required': null
  'renewals.document.save': null
  'renewals.document.done': null
  'renewals.document.failed': { message: string | number }
  'renewals.document.withdraw': null
  'renewals.document.withdrawTitle': null
  'renewals.document.withdrawConsequence': null
  'renewals.document.withdrawDone': null
  'requests.format': null
  'requests.email': null
  'requests.choice': null
  'requests.missing': null
  'requests.kind': null
  'requests.tooBig': { limit: number }
  'requests.tooSmall': { limit: number }
  'requests.unknownKey': { key: string | number }
  'restored.title': null
  'restored.lead': { moment: string | number }
  'restored.kept.offered': null
  'restored.kept.offeredOf': { title: string | number }
  'restored.kept.recover': null
  'restored.kept.discard': null
  'roles.copy.first': { name: string | number }
  'roles.copy.next': { name: string | number; number: string | number }
  'roles.title': null
  'roles.lead': null
  'roles.create': null
  'roles.new': null
  'roles.newLead': null
  'roles.empty': null
  'roles.emptyHint': null
  'roles.column.name': null
  'roles.column.description': null
  'roles.column.kind': null
  'roles.column.features': null
  'roles.column.users': null
  'roles.kind.system': null
  'roles.kind.custom': null
  'roles.kindHint.system': null
  'roles.kindHint.custom': null
  'roles.isDefault': null
  'roles.makeDefault': null
  'roles.madeDefault': { name: string | number }
  'roles.copied': { name: string | number }
  'roles.features': null
  'roles.searchFeatures': null
  'roles.notHeld': null
  'roles.peopleTitle': null
  'roles.nobody': null
  'roles.people': { count: number }
  'roles.chosen': { count: number; shown: string | number }
  'search-screen.title': null
  'search-screen.lead': null
  'search-screen.field': null
  'search-screen.start': null
  'search-screen.startHint': null
  'search-screen.failed': null
  'search-screen.results': null
  'search-screen.count': { count: number }
  'search-screen.countNewest': { count: number; ranked: number }
  'search-screen.nothing': { words: string | number }
  'search-screen.nothingHint': null
  'search-screen.document': null
  'search-screen.documentFailed': null
  'search-screen.documentWaiting': null
  'search-screen.pages': null
  'search-screen.pageOf': { page: string | number; title: string | number }
  'search-screen.hits': { count: number; words: string | number }
  'search-screen.download': null
  'search-screen.backToResults': null
  'search-screen.backToContract': null
  'search-screen.turn': { page: string | number; pages: string | number }
  'search-screen.previous': null
  'search-screen.next': null
  'search-screen.isFirst': null
  'search-screen.isLast': null
  'search-screen.pageOfPages': { page: string | number; pages: string | number }
  'search-screen.image': null
  'search-screen.text': null
  'search-screen.noText': null
  'search-screen.copy': null
  'search-screen.copied': null
  'search-screen.copyFailed': null
  'search-screen.contract': null
  'search-screen.foundPages': null
  'search-screen.previousHit': null
  'search-screen.nextHit': null
  'search-screen.noHitBefore': null
  'search-screen.noHitAfter': null
  'search-screen.withoutText': { count: number }
  'search-screen.withoutTextMore': { count: number }
  'search-screen.why.waiting': null
  'search-screen.why.empty': null
  'search-screen.why.unreadable': null
  'search-screen.hitTurn': { place: string | number; total: string | number }
  'search-screen.archived': null
  'search-screen.withArchives': null
  'search-screen.isRecognised': null
  'search-screen.recognising': { count: number; pages: number }
  'search-screen.partial': { count: number; pages: number }
  'second-factor.secondFactor.title': null
  'second-factor.secondFactor.lead': null
  'second-factor.secondFactor.submit': null
  'second-factor.secondFactor.lost': null
  'second-factor.enrolment.title': null
  'second-factor.enrolment.lead': null
  'second-factor.restart': null
  'second-factor.code.label': null
  'second-factor.code.hint': null
  'second-factor.code.missing': null
  'second-factor.code.instead': null
  'second-factor.recoveryCode.label': null
  'second-factor.recoveryCode.hint': null
  'second-factor.recoveryCode.missing': null
  'second-factor.recoveryCode.instead': null
  'second-factor.setup.scan': null
  'second-factor.setup.scanHint': null
  'second-factor.setup.type': null
  'second-factor.setup.picture': null
  'second-factor.setup.confirm': null
  'second-factor.setup.submit': null
  'second-factor.recovery.title': null
  'second-factor.recovery.lead': null
  'second-factor.recovery.file': null
  'second-factor.recovery.download': null
  'second-factor.recovery.enter': null
  'second-factor.recovery.kept': null
  'second-factor.recovery.name': null
  'second-factor.recovery.left': { count: number }
  'second-factor.recovery.renew': null
  'second-factor.recovery.renewed': null
  'second-factor.recovery.renewLead': null
  'second-factor.own.title': null
  'second-factor.own.lead': null
  'second-factor.own.leadRequired': null
  'second-factor.own.add': null
  'second-factor.own.addLead': null
  'second-factor.own.continue': null
  'second-factor.own.totp': null
  'second-factor.own.active': null
  'second-factor.own.addedAt': { moment: string | number }
  'second-factor.own.lastUsed': { moment: string | number }
  'second-factor.own.neverUsed': null
  'second-factor.own.replace': null
  'second-factor.own.remove': null
  'second-factor.own.removeLead': null
  'second-factor.own.saved': null
  'second-factor.own.removed': null
  'second-factor.own.removeOneLead': null
  'second-factor.passkey.title': null
  'second-factor.passkey.add': null
  'second-factor.passkey.what': null
  'second-factor.passkey.addLead': null
  'second-factor.passkey.name': null
  'second-factor.passkey.nameHint': null
  'second-factor.passkey.nameMissing': null
  'second-factor.passkey.create': null
  'second-factor.passkey.useHint': null
  'second-factor.passkey.instead': null
  'second-factor.passkey.removeNamed': { name: string | number }
  'second-factor.passkey.elsewhere': null
  'second-factor.passkey.unsupported': null
  'second-factor.passkey.cancelled': null
  'second-factor.passkey.known': null
  'second-reader.title': null
  'second-reader.lead': null
  'second-reader.offer': { count: number; host: string | number; model: string | number }
  'second-reader.off': null
  'second-reader.act': null
  'second-reader.ask': { count: number; host: string | number }
  'second-reader.leaves': { host: string | number; characters: number; model: string | number }
  'second-reader.comesBack': null
  'second-reader.confirm': null
  'second-reader.begun': null
  'second-reader.read': { count: number }
  'second-reader.dropped': { quote: number; support: number; form: number }
  'second-reader.left': { count: number; reason: string | number }
  'second-reader.NOT_CONFIGURED': null
  'second-reader.by': null
  'shared-contract.title': null
  'shared-contract.lead': { company: string | number }
  'shared-contract.open': null
  'shared-contract.by': { person: string | number; company: string | number }
  'shared-contract.byUntil': { person: string | number; company: string | number; day: string }
  'shared-contract.reference': { reference: string | number }
  'shared-contract.pdf': null
  'shared-contract.sealed': null
  'shared-contract.part': null
  'shared-contract.outline': null
  'shared-contract.end': null
  'shared-contract.empty': null
  'shared-contract.emptyHint': null
  'shared-contract.over': null
  'shared-contract.failed': null
  'shared-contract.asked.title': null
  'shared-contract.asked.lead': { company: string | number }
  'shared-contract.asked.open': null
  'shared-contract.answers.title': null
  'shared-contract.answers.lead': { person: string | number; company: string | number }
  'shared-contract.answers.message': { person: string | number }
  'shared-contract.answers.returned': { person: string | number }
  'shared-contract.answers.due': { day: string }
  'shared-contract.answers.linkEnds': { day: string }
  'shared-contract.answers.open': { count: number }
  'shared-contract.answers.saved': { time: string | number }
  'shared-contract.answers.saveFailed': { reason: string | number }
  'shared-contract.answers.unreadable': null
  'shared-contract.answers.choose': null
  'shared-contract.answers.theirs': null
  'shared-contract.answers.keepMine': null
  'shared-contract.answers.takeTheirs': null
  'shared-contract.answers.unsent': null
  'shared-contract.answers.send': null
  'shared-contract.answers.taken': null
  'shared-contract.answers.noAnswer': null
  'shared-contract.answers.received.title': null
  'shared-contract.answers.received.lead': { company: string | number; moment: string | number }
  'shared-contract.answers.correct': null
  'shared-contract.answers.over': null
  'shared-contract.answers.failed': null
  'shared-contract.answers.values.durationCount': null
  'shared-contract.answers.values.durationUnit': null
  'shared-contract.answers.values.unit.years': null
  'shared-contract.answers.values.unit.months': null
  'shared-contract.answers.values.unit.weeks': null
  'shared-contract.answers.values.unit.days': null
  'shared-contract.answers.values.choose': null
  'shared-contract.answers.values.percent': null
  'shared-contract.answers.values.invalidDuration': null
  'sharing.open': null
  'sharing.title': { title: string | number }
  'sharing.lead': null
  'sharing.me': null
  'sharing.owner': null
  'sharing.handOver': null
  'sharing.thirdParty': null
  'sharing.members': { count: number }
  'sharing.level.reader': null
  'sharing.level.commenter': null
  'sharing.level.suggester': null
  'sharing.level.editor': null
  'sharing.level.owner': null
  'sharing.allows.reader': null
  'sharing.allows.commenter': null
  'sharing.allows.suggester': null
  'sharing.allows.editor': null
  'sharing.allows.owner': null
  'sharing.insidersOnly': null
  'sharing.form.with': null
  'sharing.form.withHint': null
  'sharing.form.byEmail': { count: number }
  'sharing.form.level': null
  'sharing.form.until': null
  'sharing.form.untilHint': null
  'sharing.form.message': null
  'sharing.form.language': null
  'sharing.form.outside': null
  'sharing.form.submit': null
  'sharing.done': { count: number }
  'sharing.list.title': null
  'sharing.list.more': null
  'sharing.list.failed': null
  'sharing.given': { person: string | number; moment: string | number }
  'sharing.invitation.sent': { moment: string | number }
  'sharing.invitation.heldBack': { moment: string | number }
  'sharing.invitation.opened': { moment: string | number }
  'sharing.invitation.undelivered': { moment: string | number }
  'sharing.invitation.linkExpired': { moment: string | number }
  'sharing.invitation.expired': null
  'sharing.levelOf': { name: string | number }
  'sharing.untilOf': { name: string | number }
  'sharing.noEnd': null
  'sharing.keepDay': null
  'sharing.changed': { name: string | number }
  'sharing.resend': { name: string | number }
  'sharing.resent': { name: string | number }
  'sharing.extendFirst': null
  'sharing.revoke': { name: string | number }
  'sharing.revoked': { name: string | number }
  'sharing.confirm.title': { name: string | number }
  'sharing.confirm.outside': null
  'sharing.confirm.inside': null
  'sharing.confirm.submit': null
  'sharing.outside.title': null
  'sharing.outside.lead': null
  'sharing.outside.until': { day: string | number }
  'sharing.questions.title': null
  'sharing.questions.lead': null
  'sharing.questions.ask': null
  'sharing.questions.nothingToAsk': null
  'sharing.questions.sent': null
  'sharing.questions.state.asked': null
  'sharing.questions.state.answered': null
  'sharing.questions.state.returned': null
  'sharing.questions.state.expired': null
  'sharing.questions.state.taken': null
  'sharing.questions.state.withdrawn': null
  'sharing.questions.asked': { person: string | number; moment: string | number }
  'sharing.questions.answered': { moment: string | number }
  'sharing.questions.opened': { moment: string | number }
  'sharing.questions.due': { day: string | number }
  'sharing.questions.linkEnds': { day: string | number }
  'sharing.questions.linkEnded': { day: string | number }
  'sharing.questions.returnedWord': { word: string | number }
  'sharing.questions.undelivered': null
  'sharing.questions.closed': null
  'sharing.questions.noAnswer': null
  'sharing.questions.isTaken': null
  'sharing.questions.replaces': { value: string | number }
  'sharing.questions.same': null
  'sharing.questions.remind': null
  'sharing.questions.reminded': { name: string | number }
  'sharing.questions.take.one': null
  'sharing.questions.take.all': { count: number }
  'sharing.questions.take.done': { count: number; name: string | number }
  'sharing.questions.take.replacing': { count: number }
  'sharing.questions.withdraw.open': null
  'sharing.questions.withdraw.title': { name: string | number }
  'sharing.questions.withdraw.consequence': null
  'sharing.questions.withdrawn': { name: string | number }
  'sharing.questions.return.open': null
  'sharing.questions.return.word': { name: string | number }
  'sharing.questions.return.hint': null
  'sharing.questions.return.submit': null
  'sharing.questions.return.done': { name: string | number }
  'sharing.questions.dialog.title': null
  'sharing.questions.dialog.lead': null
  'sharing.questions.dialog.send': null
  'sharing.questions.dialog.contact': null
  'sharing.questions.dialog.other': null
  'sharing.questions.dialog.name': null
  'sharing.questions.dialog.email': null
  'sharing.questions.dialog.questions': null
  'sharing.questions.dialog.alreadyAsked': null
  'sharing.questions.dialog.ofTemplate': null
  'sharing.questions.dialog.message': null
  'sharing.questions.dialog.due': null
  'sharing.questions.dialog.dueHint': null
  'sharing.questions.dialog.language': null
  'sharing.questions.dialog.seen': { title: string | number }
  'sharing.questions.waiting': { count: number }
  'sharing.questions.unasked': { count: number }
  'shell.menu.label': null
  'shell.menu.home': null
  'shell.menu.library': null
  'shell.menu.contracts': null
  'shell.menu.imports': null
  'shell.menu.templates': null
  'shell.menu.clauses': null
  'shell.menu.tasks': null
  'shell.menu.administration': null
  'shell.menu.taggedFields': null
  'shell.menu.contractTypes': null
  'shell.menu.categories': null
  'shell.menu.users': null
  'shell.menu.groups': null
  'shell.menu.roles': null
  'shell.menu.folders': null
  'shell.menu.workflows': null
  'shell.menu.validationCircuits': null
  'shell.menu.legalEntities': null
  'shell.menu.projects': null
  'shell.menu.counterparties': null
  'shell.menu.audit': null
  'shell.menu.removed': null
  'shell.menu.help': null
  'shell.menuShort.home': null
  'shell.menuShort.library': null
  'shell.menuShort.contracts': null
  'shell.menuShort.imports': null
  'shell.menuShort.templates': null
  'shell.menuShort.clauses': null
  'shell.menuShort.tasks': null
  'shell.menuShort.administration': null
  'shell.menuShort.taggedFields': null
  'shell.menuShort.contractTypes': null
  'shell.menuShort.categories': null
  'shell.menuShort.users': null
  'shell.menuShort.groups': null
  'shell.menuShort.roles': null
  'shell.menuShort.folders': null
  'shell.menuShort.workflows': null
  'shell.menuShort.validationCircuits': null
  'shell.menuShort.legalEntities': null
  'shell.menuShort.projects': null
  'shell.menuShort.counterparties': null
  'shell.menuShort.audit': null
  'shell.menuShort.removed': null
  'shell.menuShort.help': null
  'shell.topBar.collapseMenu': null
  'shell.topBar.expandMenu': null
  'shell.topBar.openMenu': null
  'shell.topBar.closeMenu': null
  'shell.topBar.skipToContent': null
  'shell.topBar.search': null
  'shell.topBar.logo': null
  'shell.bell.label': { count: number }
  'shell.avatar.label': { name: string | number }
  'shell.avatar.settings': null
  'shell.avatar.integrations': null
  'shell.avatar.integrationsRefused': null
  'shell.avatar.signOut': null
  'shell.search.title': null
  'shell.search.placeholder': null
  'shell.search.onlySigned': null
  'shell.search.about': null
  'shell.palette.title': null
  'shell.palette.placeholder': null
  'shell.palette.empty': { words: string | number }
  'shell.palette.pages': null
  'shell.palette.contracts': null
  'shell.palette.people': null
  'shell.palette.folders': null
  'shell.palette.actions': null
  'shell.palette.searchSigned': { words: string | number }
  'shell.palette.signedDocuments': null
  'shell.palette.withArchives': null
  'shell.palette.isArchived': null
  'shell.keys.title': null
  'shell.keys.palette': null
  'shell.keys.help': null
  'shell.keys.move': null
  'shell.keys.open': null
  'shell.keys.close': null
  'shell.keys.enter': null
  'shell.keys.escape': null
  'shell.notFound.title': null
  'shell.notFound.code': null
  'shell.notFound.hint': null
  'shell.notFound.lost': null
  'shell.notFound.home': null
  'shell.crash.hint': null
  'shell.crash.reload': null
  'shell.failure.title': null
  'shell.failure.hint': null
  'shell.failure.signIn': null
  'shell.underDevelopment.title': null
  'shell.underDevelopment.hint': null
  'shell.underDevelopment.help': null
  'shell.underDevelopment.home': null
  'shell.underDevelopment.library': null
  'shell.language.button': { name: string | number; code: string | number }
  'shell.language.fr': null
  'shell.language.en': null
  'shell.language.es': null
  'shell.newContract.label': null
  'shell.newContract.signed': null
  'shell.newContract.refused': null
  'shell.tasks.toDo': null
  'shell.action.template': null
  'shell.action.invite': null
  'shell.action.folder': null
  'shell.action.group': null
  'shell.action.role': null
  'shell.action.category': null
  'shell.action.type': null
  'shell.action.field': null
  'shell.action.workflow': null
  'shell.action.circuit': null
  'shell.action.legalEntity': null
  'shell.action.project': null
  'shell.action.counterparty': null
  'signed-paper.pagesOf': { title: string | number }
  'signed-paper.signedOn': { day: string }
  'signed-paper.signedBy': { day: string; names: readonly string[] }
  'signed-paper.side.company': { name: string | number }
  'signed-paper.side.counterparty': { name: string | number }
  'signed-paper.search': null
  'signed-paper.find': null
  'signing-panel.none': null
  'signing-panel.noneWhy': null
  'signing-panel.send': null
  'signing-panel.signMine': null
  'signing-panel.fileScan': null
  'signing-panel.failed': null
  'signing-panel.state.out': null
  'signing-panel.state.sealing': null
  'signing-panel.state.sealed': null
  'signing-panel.state.scanned': null
  'signing-panel.state.cancelled': null
  'signing-panel.sentBy': { name: string | number; moment: string | number }
  'signing-panel.cancelledAt': { moment: string | number }
  'signing-panel.signatories': null
  'signing-panel.signatory.waiting': null
  'signing-panel.signatory.invited': { moment: string | number }
  'signing-panel.signatory.heldBack': { moment: string | number }
  'signing-panel.signatory.undelivered': { moment: string | number }
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
  'signing-panel.form.passedOver': { count: number }
  'signing-panel.form.passedOverHint': null
  'signing-paper.means.label': null
  'signing-paper.means.local': null
  'signing-paper.means.localHint': null
  'signing-paper.means.scan': null
  'signing-paper.means.scanHint': null
  'signing-paper.print.lead': null
  'signing-paper.print.submit': null
  'signing-paper.print.done': null
  'signing-paper.print.download': null
  'signing-paper.print.final': null
  'signing-paper.frozenBy': { name: string | number; moment: string | number }
  'signing-paper.frozenPdf': null
  'signing-paper.names.title': null
  'signing-paper.names.name': { position: number }
  'signing-paper.names.side': null
  'signing-paper.names.company': { name: string | number }
  'signing-paper.names.companyUnnamed': null
  'signing-paper.names.counterparty': { name: string | number }
  'signing-paper.names.counterpartyUnnamed': null
  'signing-paper.names.add': null
  'signing-paper.names.remove': { position: number }
  'signing-paper.names.onlyOne': null
  'signing-paper.day': null
  'signing-paper.dayHint': null
  'signing-paper.mark.action': null
  'signing-paper.mark.title': { title: string | number }
  'signing-paper.mark.lead': null
  'signing-paper.mark.whatTitle': null
  'signing-paper.mark.locks': null
  'signing-paper.mark.runs': null
  'signing-paper.mark.noDocument': null
  'signing-paper.mark.deviates': null
  'signing-paper.mark.confirm': null
  'signing-paper.mark.confirmFirst': null
  'signing-paper.mark.submit': null
  'signing-paper.mark.done': null
  'signing-paper.mark.passedOver': { count: number }
  'signing-paper.mark.passedOverHint': null
  'signing-paper.file.title': { title: string | number }
  'signing-paper.file.drop': null
  'signing-paper.file.hint': null
  'signing-paper.file.reading': { name: string | number }
  'signing-paper.file.pages': { count: number }
  'signing-paper.file.another': null
  'signing-paper.file.noText': null
  'signing-paper.file.preview': null
  'signing-paper.file.page': { page: number }
  'signing-paper.file.turn': { page: number; pages: number }
  'signing-paper.file.previous': null
  'signing-paper.file.next': null
  'signing-paper.file.isFirst': null
  'signing-paper.file.isLast': null
  'signing-paper.file.failedPage': null
  'signing-paper.file.active': null
  'signing-paper.file.signs': null
  'signing-paper.file.keeps': null
  'signing-paper.file.keepsCopy': null
  'signing-paper.file.confirm': null
  'signing-paper.file.confirmFirst': null
  'signing-paper.file.fileFirst': null
  'signing-paper.file.submit': null
  'signing-paper.file.submitLater': null
  'signing-paper.file.done': null
  'signing-paper.file.doneLater': null
  'signing-paper.card.awaitTitle': null
  'signing-paper.card.await': null
  'signing-paper.card.printPdf': null
  'signing-paper.card.markedTitle': null
  'signing-paper.card.marked': { name: string | number; moment: string | number }
  'signing-paper.card.signedOn': { day: string }
  'signing-paper.card.none': null
  'signing-paper.card.scanTitle': null
  'signing-paper.card.filedBy': { name: string | number; moment: string | number }
  'signing-paper.card.download': null
  'signing-paper.card.received': null
  'signing-paper.card.copy': null
  'signing-paper.card.fingerprint': null
  'signing-paper.card.signatories': null
  'signing-paper.card.company': null
  'signing-paper.card.counterparty': null
  'signing-paper.cancelWhat': null
  'signing-paper.resetWhat': null
  'signing-paper.resetDone': null
  'signing.consent': { title: string | number; reference: string | number }
  'signing.invitation.title': null
  'signing.invitation.greeting': { name: string | number }
  'signing.invitation.greetingWithoutName': null
  'signing.invitation.lead': { company: string | number }
  'signing.invitation.why': { sentTo: string | number }
  'signing.invitation.sendCode': null
  'signing.invitation.open': null
  'signing.invitation.closed': null
  'signing.invitation.over': null
  'signing.invitation.reopen': null
  'signing.invitation.reopenWhy': null
  'signing.invitation.failed': null
  'signing.invitation.signedLead': { company: string | number }
  'signing.invitation.signedTitle': null
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
  'signing.document.signedFrom': { sender: string | number; company: string | number }
  'signing.document.signedPdfHint': null
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
  'signing.refuse.act': null
  'signing.refuse.title': null
  'signing.refuse.reason': null
  'signing.refuse.reasonHint': { name: string | number }
  'signing.refuse.submit': null
  'signing.refuse.done': null
  'succession.title.copy': { title: string | number }
  'succession.title.amendment': { number: string | number; title: string | number }
  'succession.amendment.dated': { title: string | number; reference: string | number; day: string }
  'succession.amendment.undated': { title: string | number; reference: string | number }
  'succession.amendment.parties.title': null
  'succession.amendment.parties.text': null
  'succession.amendment.preamble.title': null
  'succession.amendment.preamble.text': { contract: string | number }
  'succession.amendment.changes.title': null
  'succession.amendment.changes.text': null
  'succession.amendment.effect.title': null
  'succession.amendment.effect.text': null
  'succession.amendment.unchanged.title': null
  'succession.amendment.unchanged.text': null
  'succession.amendment.signature': null
  'tagged-fields.title': null
  'tagged-fields.lead': null
  'tagged-fields.create': null
  'tagged-fields.new': null
  'tagged-fields.delete': null
  'tagged-fields.empty': null
  'tagged-fields.emptyHint': null
  'tagged-fields.column.label': null
  'tagged-fields.column.variable': null
  'tagged-fields.column.type': null
  'tagged-fields.column.traits': null
  'tagged-fields.column.contracts': null
  'tagged-fields.usedBy': { count: number }
  'tagged-fields.type.text': null
  'tagged-fields.type.longText': null
  'tagged-fields.type.number': null
  'tagged-fields.type.amount': null
  'tagged-fields.type.percentage': null
  'tagged-fields.type.date': null
  'tagged-fields.type.duration': null
  'tagged-fields.type.yesNo': null
  'tagged-fields.type.singleChoice': null
  'tagged-fields.type.multipleChoice': null
  'tagged-fields.type.person': null
  'tagged-fields.type.counterparty': null
  'tagged-fields.type.address': null
  'tagged-fields.kind.system': null
  'tagged-fields.kind.custom': null
  'tagged-fields.category.Simple': null
  'tagged-fields.category.Advanced': null
  'tagged-fields.trait.system': null
  'tagged-fields.trait.required': null
  'tagged-fields.trait.metadata': null
  'tagged-fields.trait.advanced': null
  'tagged-fields.trait.management': null
  'tagged-fields.trait.computed': null
  'tagged-fields.filter.type': null
  'tagged-fields.filter.kind': null
  'tagged-fields.filter.category': null
  'tagged-fields.filter.required': null
  'tagged-fields.filter.isMetadata': null
  'tagged-fields.filter.active': { name: string | number; value: string | number }
  'tagged-fields.description': null
  'tagged-fields.descriptionHint': null
  'tagged-fields.variableHint': null
  'tagged-fields.typePlaceholder': null
  'tagged-fields.choices': null
  'tagged-fields.choicesHint': null
  'tagged-fields.isMetadata': null
  'tagged-fields.isMetadataHint': null
  'tagged-fields.required': null
  'tagged-fields.requiredHint': null
  'tagged-fields.folders': null
  'tagged-fields.foldersHint': null
  'tagged-fields.foldersGone': null
  'tagged-fields.foldersPlaceholder': null
  'tagged-fields.conditions': null
  'tagged-fields.conditionsHint': null
  'tagged-fields.conditionNumber': { number: string | number }
  'tagged-fields.removeCondition': { number: string | number }
  'tagged-fields.addCondition': null
  'tagged-fields.tooMany': null
  'tagged-fields.operator': null
  'tagged-fields.owner': null
  'tagged-fields.ownerHint': null
  'tagged-fields.ownerPlaceholder': null
  'tagged-fields.confirm': { name: string | number }
  'tagged-fields.confirmHint': { count: number }
  'tagged-fields.isManagement': null
  'tagged-fields.isManagementHint': null
  'tagged-fields.formula.label': null
  'tagged-fields.formula.isComputed': null
  'tagged-fields.formula.isComputedHint': null
  'tagged-fields.formula.hint': null
  'tagged-fields.formula.insert': null
  'tagged-fields.formula.insertPlaceholder': null
  'tagged-fields.newInText.title': null
  'tagged-fields.newInText.lead': null
  'tagged-fields.newInText.back': null
  'tagged-fields.newInText.submit': null
  'tasks.kind.validate': null
  'tasks.kind.sign': null
  'tasks.kind.fileScan': null
  'tasks.kind.readRefusal': null
  'tasks.kind.decideOnDeadline': null
  'tasks.kind.answerRequest': null
  'tasks.kind.reviewOwner': null
  'tasks.kind.completeStep': null
  'tasks.kind.meetCondition': null
  'tasks.kind.confirmCondition': null
  'tasks.kind.signLetter': null
  'tasks.action.validate': null
  'tasks.action.finish': null
  'tasks.screen.title': null
  'tasks.screen.lead': null
  'tasks.screen.caption': null
  'tasks.screen.filter': null
  'tasks.screen.column.asked': null
  'tasks.screen.column.step': null
  'tasks.screen.column.contract': null
  'tasks.screen.column.project': null
  'tasks.screen.column.dueOn': null
  'tasks.screen.column.createdAt': null
  'tasks.screen.column.endedAt': null
  'tasks.screen.column.actions': null
  'tasks.screen.step': { name: string | number }
  'tasks.screen.select': { asked: string | number; title: string | number; reference: string | number }
  'tasks.screen.closed': null
  'tasks.screen.obsolete': null
  'tasks.screen.refusedAddress': null
  'tasks.screen.empty': null
  'tasks.screen.emptyHint': null
  'tasks.screen.emptyAction': null
  'tasks.screen.noMatchAction': null
  'tasks.screen.failed': null
  'tasks.screen.filterPlaceholder': null
  'tasks.screen.for': { name: string | number }
  'tasks.screen.tabs': null
  'tasks.screen.todo': null
  'tasks.screen.done': null
  'tasks.screen.allKinds': null
  'tasks.screen.kindLabel': null
  'tasks.screen.askedBy': { name: string | number }
  'tasks.screen.refusedBy': { name: string | number }
  'tasks.screen.withoutDue': null
  'tasks.screen.overdue': { count: number }
  'tasks.screen.dueToday': null
  'tasks.screen.dueIn': { count: number }
  'tasks.screen.decide': null
  'tasks.screen.decideOn': { title: string | number; reference: string | number }
  'tasks.screen.sign': null
  'tasks.screen.actionOn': { action: string | number; title: string | number; reference: string | number }
  'tasks.screen.finished': { title: string | number }
  'tasks.screen.noneDone': null
  'tasks.screen.noneDoneHint': null
  'tasks.screen.noMatchKind': null
  'tasks.screen.later': null
  'tasks.screen.noneLater': null
  'tasks.screen.noneLaterHint': null
  'tasks.screen.team': null
  'tasks.screen.awaited': null
  'tasks.screen.leadTeam': null
  'tasks.screen.leadAwaited': null
  'tasks.request.note': null
  'tasks.request.answerLabel': null
  'tasks.request.answerSubmit': null
  'tasks.request.answered': null
  'tasks.request.answer': { answer: string | number }
  'tasks.request.chooseOwner': null
  'tasks.request.openCondition': null
  'tasks.request.openLetter': null
  'tasks.bulk.label': { count: number }
  'tasks.bulk.none': null
  'tasks.bulk.finish': null
  'tasks.bulk.unfinish': null
  'tasks.bulk.failed': { count: number; reason: string | number }
  'tasks.bulk.changed': { count: number }
  'tasks.bulk.handOver': null
  'tasks.bulk.snooze': null
  'tasks.panel.label': null
  'tasks.panel.summary': null
  'tasks.panel.requestedBy': { name: string | number; moment: string | number }
  'tasks.panel.refusedBy': { name: string | number; moment: string | number }
  'tasks.panel.since': { moment: string | number }
  'tasks.panel.doneAt': { moment: string | number }
  'tasks.panel.obsoleteAt': { moment: string | number }
  'tasks.panel.reference': null
  'tasks.panel.counterparty': null
  'tasks.panel.amount': null
  'tasks.panel.effectiveDate': null
  'tasks.panel.endDate': null
  'tasks.panel.noticeDeadline': null
  'tasks.panel.project': null
  'tasks.panel.status': null
  'tasks.panel.dueOn': null
  'tasks.panel.unknown': null
  'tasks.panel.read': null
  'tasks.panel.preview': null
  'tasks.panel.next': { asked: string | number; title: string | number; reference: string | number }
  'tasks.panel.none': null
  'tasks.panel.back': null
  'tasks.panel.failed': null
  'tasks.panel.gone': null
  'tasks.snooze.title': { count: number }
  'tasks.snooze.lead': { count: number }
  'tasks.snooze.until': null
  'tasks.snooze.submit': null
  'tasks.snooze.late': { count: number }
  'tasks.snooze.done': { count: number; day: string }
  'tasks.snooze.untilDay': { day: string }
  'tasks.snooze.wake': null
  'tasks.snooze.woken': null
  'tasks.handOver.title': { count: number }
  'tasks.handOver.lead': { count: number }
  'tasks.handOver.person': null
  'tasks.handOver.submit': null
  'tasks.handOver.stays': null
  'tasks.handOver.done': { count: number }
  'tasks.handOver.leftTitle': { count: number }
  'tasks.handOver.from': { name: string | number }
  'tasks.handOver.partly': { taking: number; count: number; reason: string | number }
  'team-tasks.people.title': null
  'team-tasks.people.open': { count: number }
  'team-tasks.people.late': { count: number }
  'team-tasks.people.putOff': { count: number }
  'team-tasks.people.more': { count: number }
  'team-tasks.people.fewer': null
  'team-tasks.people.cut': { count: number }
  'team-tasks.search': null
  'team-tasks.searchPlaceholder': null
  'team-tasks.standing.label': null
  'team-tasks.standing.all': null
  'team-tasks.standing.late': null
  'team-tasks.standing.putOff': null
  'team-tasks.filter.person': { name: string | number }
  'team-tasks.filter.contract': { title: string | number }
  'team-tasks.filter.unknown': null
  'team-tasks.column.person': null
  'team-tasks.column.waiting': null
  'team-tasks.sinceToday': null
  'team-tasks.days': { count: number }
  'team-tasks.putOff': { day: string }
  'team-tasks.caption': null
  'team-tasks.select': { task: string | number }
  'team-tasks.acts': { task: string | number }
  'team-tasks.handOver.many': { count: number }
  'team-tasks.handOver.none': null
  'team-tasks.handOver.lead': null
  'team-tasks.handOver.stays': null
  'team-tasks.handOver.left': { count: number }
  'team-tasks.remind': null
  'team-tasks.reminded': { names: readonly string[] }
  'team-tasks.onlyContract': null
  'team-tasks.empty': null
  'team-tasks.emptyHint': null
  'team-tasks.noMatch': null
  'team-tasks.failed': null
  'team-tasks.since': { count: number }
  'template-check.title': null
  'template-check.nothing': null
  'template-check.count': { count: number }
  'template-check.beforePublishing': { count: number }
  'template-check.fieldUnknown': { words: string | number }
  'template-check.conditionUnreachable': { words: string | number }
  'template-check.questionNeverAsked': { words: string | number }
  'template-check.repeatEmpty': { words: string | number }
  'template-check.repeatWithoutField': { words: string | number }
  'template-check.fieldOutsideRows': { words: string | number }
  'template-check.fieldInTwoRepeats': { words: string | number }
  'template-check.sumWithoutRows': { words: string | number }
  'template-check.placeholderLeft': { words: string | number }
  'template-check.sectionEmpty': null
  'template-check.noteEmpty': null
  'template-check.referenceBroken': { words: string | number }
  'template-check.referenceConditional': { words: string | number }
  'template-check.referenceMoves': { words: string | number }
  'template-check.valueUnused': { words: string | number }
  'template-check.typography': { words: string | number }
  'template-check.termDiffers.duration': { words: string | number }
  'template-check.termDiffers.renewal': { words: string | number }
  'template-check.termDiffers.renewalDuration': { words: string | number }
  'template-check.termDiffers.notice': { words: string | number }
  'template-check.termUnstated.duration': { words: string | number }
  'template-check.termUnstated.renewal': { words: string | number }
  'template-check.termUnstated.renewalDuration': { words: string | number }
  'template-check.termUnstated.notice': { words: string | number }
  'template-check.trial.title': null
  'template-check.trial.lead': null
  'template-check.trial.usual': null
  'template-check.trial.longest': null
  'template-check.trial.shortest': null
  'template-form.title': null
  'template-form.lead': null
  'template-form.noFields': null
  'template-form.heading': null
  'template-form.headingHint': null
  'template-form.help': null
  'template-form.helpInstead': { description: string | number }
  'template-form.up': { label: string | number }
  'template-form.down': { label: string | number }
  'template-form.change': { label: string | number }
  'template-form.isFirst': null
  'template-form.isLast': null
  'template-form.moved': { place: number; count: number }
  'template-form.save': null
  'template-form.saved': null
  'template-form.answeredBy': null
  'template-form.us': null
  'template-form.counterparty': null
  'template-form.byCounterparty': null
  'template-form.counterpartyHint': null
  'template-languages.dialogTitle': { title: string | number }
  'template-languages.dialogLead': { version: number }
  'template-languages.unpublished': { version: number }
  'template-languages.titleHint': null
  'template-languages.make': null
  'template-languages.made': { title: string | number }
  'template-languages.source': { language: string | number; version: number }
  'template-languages.allTranslated': null
  'template-languages.left': { count: number; total: number }
  'template-languages.foldAll': null
  'template-languages.unfoldAll': null
  'template-languages.untitled': null
  'template-languages.standing.untranslated': null
  'template-languages.standing.translated': null
  'template-languages.standing.changed': null
  'template-languages.standing.gone': null
  'template-languages.standing.missing': null
  'template-languages.changedSince': null
  'template-languages.follow.changed': null
  'template-languages.follow.gone': null
  'template-languages.follow.untranslated': null
  'template-languages.add': null
  'template-languages.go': null
  'template-languages.differs': { title: string | number }
  'template-languages.in.fr': null
  'template-languages.in.en': null
  'template-languages.in.es': null
  'template-languages.finding.fieldMissing': { label: string | number; here: string | number }
  'template-languages.finding.fieldAdded': { label: string | number; there: string | number }
  'template-languages.finding.conditionMissing': { condition: string | number; here: string | number }
  'template-languages.finding.conditionAdded': { condition: string | number; there: string | number }
  'template-languages.finding.conditionDiffers': { before: string | number; there: string | number; after: string | number; here: string | number }
  'template-languages.finding.repeatMissing': { name: string | number; here: string | number }
  'template-languages.finding.repeatAdded': { name: string | number; there: string | number }
  'template-languages.finding.rows': { min: number; max: number }
  'template-languages.finding.rowsDiffer': { name: string | number; before: string | number; there: string | number; after: string | number; here: string | number }
  'template-languages.finding.rowFieldMissing': { label: string | number; name: string | number; here: string | number }
  'template-languages.finding.rowFieldAdded': { label: string | number; name: string | number; there: string | number }
  'template-languages.finding.terms': { there: string | number; here: string | number }
  'template-update.band': { version: number; name: string | number; own: number }
  'template-update.see': null
  'template-update.title': null
  'template-update.titleOf': { version: number; name: string | number }
  'template-update.lead': { version: number }
  'template-update.version': { number: number }
  'template-update.differences': null
  'template-update.all': { count: number }
  'template-update.takeValue': null
  'template-update.takePart': { title: string | number }
  'template-update.standing.asBefore': null
  'template-update.standing.ownWords': null
  'template-update.standing.takenOut': null
  'template-update.own': null
  'template-update.noWords': null
  'template-update.addsAgain': null
  'template-update.alsoRemoved': { count: number; titles: string | number }
  'template-update.same': { version: number }
  'template-update.follow': { version: number }
  'template-update.take': { count: number; left: number }
  'template-update.done': { version: number; count: number; left: number }
  'template-update.file.added': { name: string | number }
  'template-update.file.removed': { name: string | number }
  'template-update.fileConsequence.added': null
  'template-update.fileConsequence.removed': null
  'templates.title': null
  'templates.lead': null
  'templates.create': null
  'templates.fromFile': null
  'templates.fromFileHint': null
  'templates.fileHint': null
  'templates.fileRequired': null
  'templates.fill.title': { count: number }
  'templates.fill.lead': null
  'templates.fill.none': null
  'templates.fill.reading': null
  'templates.fill.unread': null
  'templates.fill.onlyExisting': null
  'templates.fill.acceptAll': null
  'templates.fill.leaveAll': null
  'templates.fill.noneReady': null
  'templates.fill.nameless': { count: number }
  'templates.fill.search': null
  'templates.fill.noMatch': null
  'templates.fill.accept': { name: string | number }
  'templates.fill.empty': null
  'templates.fill.places': { count: number }
  'templates.fill.existing': null
  'templates.fill.new': null
  'templates.fill.unnamed': null
  'templates.fill.choose': null
  'templates.fill.edit': null
  'templates.fill.editOne': { name: string | number }
  'templates.fill.field': null
  'templates.fill.newField': null
  'templates.fill.summary': { created: number; placed: number; left: number }
  'templates.fill.inTitles': { count: number }
  'templates.fill.passages': { count: number }
  'templates.fill.unplaced': { count: number }
  'templates.fill.leftOut': { count: number }
  'templates.new': null
  'templates.delete': null
  'templates.empty': null
  'templates.emptyHint': null
  'templates.column.title': null
  'templates.column.name': null
  'templates.column.description': null
  'templates.column.type': null
  'templates.column.category': null
  'templates.column.folders': null
  'templates.column.workflow': null
  'templates.column.locale': null
  'templates.column.state': null
  'templates.column.version': null
  'templates.column.contracts': null
  'templates.column.updatedAt': null
  'templates.column.circuit': null
  'templates.column.groups': null
  'templates.column.people': null
  'templates.filter': { name: string | number; value: string | number }
  'templates.titleHint': null
  'templates.nameHint': null
  'templates.descriptionHint': null
  'templates.typePlaceholder': null
  'templates.categoryPlaceholder': null
  'templates.workflowPlaceholder': null
  'templates.workflowHint': null
  'templates.localeHint': null
  'templates.state.draft': null
  'templates.state.published': null
  'templates.state.retired': null
  'templates.locale.fr': null
  'templates.locale.en': null
  'templates.locale.es': null
  'templates.version': { number: string | number }
  'templates.changed': null
  'templates.usedBy': { count: number }
  'templates.kept': { contracts: number }
  'templates.open': null
  'templates.copyOf': { title: string | number }
  'templates.copy': null
  'templates.copied': { title: string | number }
  'templates.actions': null
  'templates.retire': null
  'templates.retireTitle': { title: string | number }
  'templates.retireConsequence': null
  'templates.retireReason': null
  'templates.retired': null
  'templates.reinstate': null
  'templates.reinstated': null
  'templates.publish': null
  'templates.publishVersion': { number: string | number }
  'templates.publishTitle': { number: string | number }
  'templates.publishConsequence': null
  'templates.firstVersion': null
  'templates.note': null
  'templates.noteHint': null
  'templates.published': { number: string | number }
  'templates.nothingToPublish': { number: string | number }
  'templates.publishChanges': null
  'templates.tab.label': null
  'templates.tab.sheet': null
  'templates.tab.start': null
  'templates.tab.form': null
  'templates.tab.check': null
  'templates.tab.versions': null
  'templates.tab.files': null
  'templates.tab.source': null
  'templates.back': null
  'templates.readOnly': null
  'templates.retiredBand': null
  'templates.draftBand': null
  'templates.saveSheet': null
  'templates.start.title': null
  'templates.start.lead': null
  'templates.start.values': null
  'templates.start.valuesLead': null
  'templates.start.noFields': null
  'templates.start.save': null
  'templates.start.saved': null
  'templates.versions.title': null
  'templates.versions.empty': null
  'templates.versions.current': null
  'templates.versions.by': { name: string | number; at: string | number }
  'templates.versions.shipped': { at: string | number }
  'templates.versions.changes': null
  'templates.versions.more': null
  'templates.versions.contracts': { count: number }
  'templates.unchanged': null
  'templates.circuitPlaceholder': null
  'templates.circuitHint': null
  'templates.groupsHint': null
  'templates.groupsPlaceholder': null
  'templates.groupsGone': null
  'templates.groupsNobody': null
  'templates.peopleHint': null
  'templates.peopleGone': { names: string | number }
  'templates.keptTo': null
  'templates.inactive': { name: string | number }
  'templates.foldersHint': null
  'templates.shipped.action': null
  'templates.shipped.lead': null
  'templates.shipped.chooseFirst': null
  'templates.shipped.add': null
  'templates.shipped.added': { title: string | number }
  'templates.shipped.content': null
  'templates.shipped.textLocale': null
  'templates.shipped.articles': { count: number }
  'templates.shipped.annexes': { count: number }
  'templates.shipped.noType': { name: string | number }
  'templates.shipped.withoutRegime': null
  'templates.shipped.newTitle': { title: string | number }
  'templates.shipped.newFields': { count: number; labels: string | number }
  'templates.shipped.noNewField': null
  'templates.shipped.keptFields': { count: number; labels: string | number }
  'templates.shipped.instead': { insteadOf: string | number; variable: string | number }
  'templates.files.lead': null
  'templates.files.empty': null
  'templates.files.emptyLead': null
  'templates.files.add': null
  'templates.files.added': { count: number }
  'templates.files.addedOn': { moment: string | number }
  'templates.files.download': { name: string | number }
  'templates.files.listed': { reason: string | number }
  'templates.files.rename': null
  'templates.files.renameTitle': { name: string | number }
  'templates.files.renamed': { name: string | number }
  'templates.files.name': null
  'templates.files.nameHint': null
  'templates.files.isFirst': null
  'templates.files.isLast': null
  'templates.files.remove': null
  'templates.translate': null
  'templates.translateUnpublished': null
  'templates.inAllLanguages': null
  'templates.alsoIn': null
  'templates.waiting': null
  'validation.panel.label': null
  'validation.panel.failed': null
  'validation.panel.none': null
  'validation.panel.noneHint': null
  'validation.panel.request': null
  'validation.panel.cancel': null
  'validation.panel.requestedBy': { name: string | number; moment: string | number }
  'validation.panel.requestedAgain': null
  'validation.panel.endedOn': { moment: string | number }
  'validation.panel.earlier': { count: number }
  'validation.panel.fingerprint': { hash: string | number }
  'validation.panel.refusedHint': null
  'validation.panel.suspendedHint': null
  'validation.panel.fallenHint': null
  'validation.state.running': null
  'validation.state.accepted': null
  'validation.state.refused': null
  'validation.state.suspended': null
  'validation.state.fallen': null
  'validation.state.cancelled': null
  'validation.stateHint.fallen': null
  'validation.stateHint.cancelled': null
  'validation.stateHint.accepted': null
  'validation.stateHint.refused': null
  'validation.stateHint.suspended': { moment: string | number }
  'validation.step.list': null
  'validation.step.rule.oneOf': null
  'validation.step.rule.all': null
  'validation.step.outcome.open': null
  'validation.step.outcome.upcoming': null
  'validation.step.outcome.accepted': null
  'validation.step.outcome.refused': null
  'validation.step.outcome.notReached': null
  'validation.step.awaitedSince': { moment: string | number }
  'validation.step.dueOn': { day: string }
  'validation.step.late': null
  'validation.step.moveDue': null
  'validation.step.moveDueOf': { name: string | number }
  'validation.step.setDue': null
  'validation.step.setDueOf': { name: string | number }
  'validation.step.dueIn': { count: number }
  'validation.step.you': null
  'validation.step.decision.accepted': { moment: string | number }
  'validation.step.decision.refused': { moment: string | number }
  'validation.step.decision.none': null
  'validation.step.decision.notAsked': null
  'validation.step.decision.conditional': { moment: string | number }
  'validation.step.validate': null
  'validation.step.refuse': null
  'validation.step.cancelAccepted': null
  'validation.step.cancelRefused': null
  'validation.step.validateStep': { name: string | number }
  'validation.step.refuseStep': { name: string | number }
  'validation.step.conditional': null
  'validation.step.conditionalStep': { name: string | number }
  'validation.step.beside': null
  'validation.reminder.remind': null
  'validation.reminder.remindName': { name: string | number }
  'validation.reminder.sent': { names: readonly string[] }
  'validation.reminder.reminded': { moment: string | number; name: string | number }
  'validation.reminder.delegates': { names: readonly string[] }
  'validation.reminder.undelivered': { moment: string | number }
  'validation.decide.acceptTitle': { name: string | number }
  'validation.decide.acceptLead': null
  'validation.decide.refuseTitle': { name: string | number }
  'validation.decide.refuseLead': null
  'validation.decide.reason': null
  'validation.decide.comment': null
  'validation.decide.reasonPlaceholder': null
  'validation.decide.accept': null
  'validation.decide.refuse': null
  'validation.decide.accepted': { name: string | number }
  'validation.decide.refused': { name: string | number }
  'validation.decide.takenBack': null
  'validation.decide.about': { title: string | number; reference: string | number }
  'validation.decide.acceptedOn': { title: string | number; name: string | number }
  'validation.decide.refusedOn': { title: string | number; name: string | number }
  'validation.decide.conditionalTitle': { name: string | number }
  'validation.decide.conditionalLead': null
  'validation.decide.condition': null
  'validation.decide.conditionPlaceholder': null
  'validation.decide.conditionalSubmit': null
  'validation.decide.conditional': { name: string | number }
  'validation.decide.conditionalOn': { title: string | number; name: string | number }
  'validation.cancel.title': null
  'validation.cancel.consequence': null
  'validation.cancel.confirm': null
  'validation.cancel.keep': null
  'validation.cancel.done': null
  'validation.request.title': null
  'validation.request.lead': null
  'validation.request.steps': null
  'validation.request.legal': null
  'validation.request.management': null
  'validation.request.step': { position: string | number }
  'validation.request.name': null
  'validation.request.rule': null
  'validation.request.dueDays': null
  'validation.request.days': null
  'validation.request.dueHint': null
  'validation.request.validators': null
  'validation.request.validatorsPlaceholder': null
  'validation.request.group': null
  'validation.request.add': null
  'validation.request.up': { name: string | number }
  'validation.request.down': { name: string | number }
  'validation.request.remove': { name: string | number }
  'validation.request.isFirst': null
  'validation.request.isLast': null
  'validation.request.isOnly': null
  'validation.request.isFull': null
  'validation.request.moved': { name: string | number; position: string | number; count: number }
  'validation.request.opensFirst': null
  'validation.request.opensWith': { names: readonly string[] }
  'validation.request.opensAfter': { names: readonly string[] }
  'validation.request.unnamed': null
  'validation.request.submit': null
  'validation.request.done': null
  'validation.request.circuit': null
  'validation.request.circuitNone': null
  'validation.request.circuitHint': null
  'validation.request.sameAgain': { moment: string | number }
  'validation.request.replace': { names: string | number }
  'validation.request.replaceFirst': { names: string | number }
  'validation.request.goWithout': null
  'validation.workflow.open': null
  'validation.workflow.label': null
  'validation.workflow.failed': null
  'validation.workflow.done': null
  'validation.workflow.current': null
  'validation.workflow.upcoming': null
  'validation.workflow.passedOver': null
  'validation.workflow.suspended': null
  'validation.workflow.isSuspended': null
  'validation.workflow.completedOn': { moment: string | number }
  'validation.workflow.completedOnBy': { moment: string | number; name: string | number }
  'validation.workflow.passedOverOn': { moment: string | number }
  'validation.workflow.passedOverOnBy': { moment: string | number; name: string | number }
  'validation.workflow.isCurrent': null
  'validation.workflow.isUpcoming': null
  'validation.workflow.dueDate': null
  'validation.workflow.due': { day: string }
  'validation.workflow.late': { day: string }
  'validation.workflow.complete': null
  'validation.workflow.reopen': null
  'validation.workflow.saveDueDate': null
  'validation.workflow.completed': { name: string | number }
  'validation.workflow.reopened': { name: string | number }
  'validation.workflow.dueDateSaved': null
  'validation.workflow.dueDateCleared': null
  'validation.workflow.isRequired': null
  'validation.decidingFor': { name: string | number }
  'validation.decidedBy': { name: string | number }
  'validation.suspension.title': null
  'validation.suspension.acquired': null
  'validation.suspension.running': null
  'validation.suspension.many': { count: number }
  'validation.suspension.decided': { name: string | number; moment: string | number }
  'validation.suspension.undecided': { name: string | number; moment: string | number }
  'validation.suspension.hidden': { count: number }
  'validation.suspension.consequence': { names: string | number }
  'validation.suspension.consequenceMany': null
  'validation.suspension.confirm': null
  'validation.suspension.keep': null
  'validation.condition.state.open': null
  'validation.condition.state.met': null
  'validation.condition.state.confirmed': null
  'validation.condition.met': { name: string | number; moment: string | number; comment: string | number }
  'validation.condition.rejected': { name: string | number; moment: string | number; comment: string | number }
  'validation.condition.confirmed': { name: string | number; moment: string | number }
  'validation.condition.confirmedInstead': { name: string | number; moment: string | number; validator: string | number; comment: string | number }
  'validation.condition.validatorLeft': { name: string | number }
  'validation.condition.meet': null
  'validation.condition.confirm': null
  'validation.condition.confirmInstead': null
  'validation.condition.reject': null
  'validation.condition.meetTitle': null
  'validation.condition.meetLead': { name: string | number }
  'validation.condition.meetComment': null
  'validation.condition.confirmInsteadTitle': null
  'validation.condition.confirmInsteadLead': { name: string | number }
  'validation.condition.confirmInsteadComment': null
  'validation.condition.rejectTitle': null
  'validation.condition.rejectLead': null
  'validation.condition.rejectComment': null
  'validation.condition.isMet': null
  'validation.condition.isConfirmed': null
  'validation.condition.isRejected': null
  'validation.kept.title': null
  'validation.kept.lead': null
  'validation.kept.by': { name: string | number; moment: string | number }
  'validation.departure.title': null
  'validation.departure.removed': { step: string | number }
  'validation.departure.changed': { step: string | number }
  'validation.departure.unavailable': { step: string | number; names: readonly string[] }
  'validation.skipped.title': null
  'validation.skipped.step': { name: string | number; reasons: readonly string[] }
  'validation.playbook.title': null
  'validation.playbook.lead': { type: string | number }
  'validation.playbook.needed': null
  'validation.playbook.failed': null
  'validation.playbook.clean': { count: number }
  'validation.playbook.deviations': { count: number }
  'validation.playbook.noText': null
  'validation.playbook.others': { count: number }
  'validation.playbook.verdict.forbidden': null
  'validation.playbook.verdict.refused': null
  'validation.playbook.verdict.missing': null
  'validation.playbook.verdict.changed': null
  'validation.playbook.verdict.notCompared': null
  'validation.playbook.verdict.accepted': null
  'validation.playbook.verdict.standard': null
  'validation.playbook.verdict.fallback': null
  'validation.playbook.verdict.absent': null
  'validation.playbook.said.forbidden': null
  'validation.playbook.said.refused': { wording: string | number }
  'validation.playbook.said.missing': null
  'validation.playbook.said.changed': { wording: string | number }
  'validation.playbook.said.notCompared': null
  'validation.playbook.said.standard': null
  'validation.playbook.said.fallback': { wording: string | number }
  'validation.playbook.said.absent': null
  'validation.playbook.beyond': { stated: string | number; greatest: string | number }
  'validation.playbook.place.page': { page: number; title: string | number }
  'validation.playbook.place.untitled': { page: number }
  'validation.playbook.place.hidden': null
  'validation.playbook.place.article': { title: string | number }
  'validation.playbook.compare': null
  'validation.playbook.compareOf': { name: string | number }
  'validation.playbook.compareLead': { wording: string | number }
  'validation.playbook.same': null
  'validation.playbook.accept': null
  'validation.playbook.acceptOf': { name: string | number }
  'validation.playbook.acceptLead': null
  'validation.playbook.reason': null
  'validation.playbook.reasonHint': null
  'validation.playbook.accepted': { name: string | number; moment: string | number; reason: string | number }
  'validation.playbook.acceptedBefore': { reason: string | number }
  'validation.playbook.isAccepted': { name: string | number }
  'validation.playbook.reopen': null
  'validation.playbook.reopened': { name: string | number }
  'validation.playbook.diff.added': { text: string | number }
  'validation.playbook.diff.removed': { text: string | number }
  'validation.playbook.gone': null
  'validation.playbook.insert': null
  'validation.playbook.insertOf': { name: string | number }
  'validation.playbook.takeBack': null
  'validation.playbook.takeBackOf': { name: string | number }
  'validation.playbook.keep': null
  'validation.playbook.moreOf': { name: string | number }
  'views.title': null
  'views.none': null
  'views.own': null
  'views.modified': null
  'views.unchanged': null
  'views.save': { name: string | number }
  'views.saved': { name: string | number }
  'views.revert': null
  'views.leave': null
  'views.saveAs': null
  'views.saveAsOther': null
  'views.created': { name: string | number }
  'views.manage': null
  'views.manageTitle': null
  'views.shows.list': null
  'views.shows.board': null
  'views.everything': null
  'views.workflowMissing': null
  'views.asOf': { day: string }
  'views.monthEnd': { month: string | number }
  'views.order.asc': { name: string | number }
  'views.order.desc': { name: string | number }
  'views.dialog.title': null
  'views.dialog.lead': null
  'views.dialog.name': null
  'views.dialog.submit': null
  'views.rename': null
  'views.renameNamed': { name: string | number }
  'views.removeNamed': { name: string | number }
  'views.removed': { name: string | number }
  'views.up': { name: string | number }
  'views.down': { name: string | number }
  'views.isFirst': null
  'views.isLast': null
  'views.restore': null
  'views.restoreNamed': { name: string | number }
  'views.restored': { name: string | number }
  'views.removedTitle': null
  'views.removedHint': null
  'views.removedAt': { moment: string | number }
  'views.band.gone': null
  'views.band.missing': { count: number; filters: readonly string[] }
  'views.band.without': null
  'views.gone.title': null
  'views.gone.said': null
  'views.gone.hint': null
  'views.gone.all': null
  'views.taggedField': null
  'waiting-drafts.title': null
  'waiting-drafts.lead': null
  'waiting-drafts.empty': null
  'waiting-drafts.shown': { shown: number; total: number }
  'waiting-drafts.more': null
  'waiting-drafts.all': null
  'waiting-drafts.one': { title: string | number }
  'waiting-drafts.facts': { reference: string | number; version: number; owner: string | number }
  'waiting-drafts.same': null
  'waiting-drafts.harmless': { count: number }
  'waiting-drafts.conflicts': { count: number }
  'waiting-drafts.decide': null
  'waiting-drafts.nothing': null
  'waiting-drafts.noneTicked': null
  'waiting-drafts.take': { count: number }
  'waiting-drafts.confirm': { count: number; differences: number }
  'waiting-drafts.confirmTake': null
  'waiting-drafts.back': null
  'waiting-drafts.progress': { title: string | number; done: number; total: number }
  'waiting-drafts.done': { taken: number; left: number }
  'waiting-drafts.left': { reason: string | number }
  'waiting-drafts.results': null
  'waiting-drafts.close': null
  'workflow-change.title': null
  'workflow-change.follows': { name: string | number }
  'workflow-change.label': null
  'workflow-change.proposed': { name: string | number }
  'workflow-change.chooseFirst': null
  'workflow-change.submit': null
  'workflow-change.done': { name: string | number }
  'workflow-change.standsAt': { step: string | number }
  'workflow-change.steps': { name: string | number }
  'workflow-change.left': { count: number; name: string | number }
  'workflow-change.kept': { name: string | number }
  'workflow-change.same': { name: string | number }
  'workflow-change.standing.completed': null
  'workflow-change.standing.completedBy': { name: string | number }
  'workflow-change.standing.passedOver': null
  'workflow-change.standing.passedOverBy': { name: string | number }
  'workflow-change.standing.current': null
  'workflow-change.standing.upcoming': null
  'workflow-change.before.completed': null
  'workflow-change.before.completedBy': { name: string | number }
  'workflow-change.before.passedOver': null
  'workflow-change.before.passedOverBy': { name: string | number }
  'workflow-change.before.current': null
  'workflow-change.before.upcoming': null
  'workflow-change.due.is': { day: string }
  'workflow-change.due.moved': { day: string; before: string }
  'workflow-change.due.gone': { before: string }
  'workflow-choice.label': null
  'workflow-choice.ofTemplate': { steps: readonly string[] }
  'workflow-choice.ofType': { steps: readonly string[] }
  'workflow-choice.ofCompany': { steps: readonly string[] }
  'workflow-choice.insteadOf': { name: string | number }
  'workflows.title': null
  'workflows.lead': null
  'workflows.create': null
  'workflows.new': null
  'workflows.delete': null
  'workflows.save': null
  'workflows.actions': null
  'workflows.copy': null
  'workflows.copyOf': { name: string | number }
  'workflows.makeDefault': null
  'workflows.alreadyDefault': null
  'workflows.madeDefault': { name: string | number }
  'workflows.empty': null
  'workflows.emptyHint': null
  'workflows.isDefault': null
  'workflows.startFrom': null
  'workflows.unchanged': null
  'workflows.stepAt': { place: number }
  'workflows.column.name': null
  'workflows.column.steps': null
  'workflows.column.contracts': null
  'workflows.running': { count: number }
  'workflows.predefined.blank.name': null
  'workflows.predefined.blank.steps': null
  'workflows.predefined.simple.name': null
  'workflows.predefined.simple.steps': null
  'workflows.predefined.negotiated.name': null
  'workflows.predefined.negotiated.steps': null
  'workflows.predefined.validated.name': null
  'workflows.predefined.validated.steps': null
  'workflows.predefined.complete.name': null
  'workflows.predefined.complete.steps': null
  'workflows.kind.drafting': null
  'workflows.kind.negotiation': null
  'workflows.kind.validation': null
  'workflows.kind.signature': null
  'workflows.kind.followUp': null
  'workflows.colour.slate': null
  'workflows.colour.brown': null
  'workflows.colour.violet': null
  'workflows.colour.teal': null
  'workflows.colour.green': null
  'workflows.colour.blue': null
  'workflows.colour.red': null
  'workflows.colour.pink': null
  'workflows.steps': null
  'workflows.stepsKeys': null
  'workflows.stepsHint': null
  'workflows.step.legend': { place: number; name: string | number }
  'workflows.step.unnamed': null
  'workflows.step.name': null
  'workflows.step.kind': null
  'workflows.step.colour': null
  'workflows.step.description': null
  'workflows.step.up': { name: string | number }
  'workflows.step.down': { name: string | number }
  'workflows.step.remove': { name: string | number }
  'workflows.step.isFirst': null
  'workflows.step.isLast': null
  'workflows.step.isFull': null
  'workflows.step.add': null
  'workflows.step.moved': { name: string | number; place: number; count: number }
  'workflows.step.removed': { name: string | number }
  'workflows.step.kindSettled': null
  'workflows.step.standing': { count: number }
  'workflows.step.required': null
  'workflows.step.requiredHint': null
  'workflows.step.dueDays': null
  'workflows.step.days': null
  'workflows.effects': null
  'workflows.effect.moved': { count: number; name: string | number }
  'workflows.effect.movedTo': { count: number; name: string | number; target: string | number }
  'workflows.effect.added': { count: number; name: string | number }
  'workflows.effect.passed': { count: number; name: string | number }
  'workflows.effect.removed': { count: number; name: string | number }
  'workflows.effect.changed': { count: number; name: string | number }
  'workflows.effect.reordered': { count: number }
  'workflows.moveTo': { count: number; name: string | number }
  'workflows.chooseStep': null
  'workflows.confirm': { name: string | number }
  'workflows.consequence': null
  'workflows.needsPlaybook': null
  'workflows.needsPlaybookHint': null
}

/** What a page can load. */
export type TextArea =
  | 'accepted-changes'
  | 'access-panel'
  | 'activity-panel'
  | 'activity'
  | 'administration'
  | 'alert-answers'
  | 'alerts'
  | 'amendments'
  | 'annexes'
  | 'archiving'
  | 'as-of'
  | 'attachment-of-amendment'
  | 'attachments'
  | 'audit-screen'
  | 'audit'
  | 'auth-recovery'
  | 'auth'
  | 'awaited'
  | 'board'
  | 'calendar-feeds'
  | 'calendars'
  | 'categories'
  | 'circuit-rules'
  | 'circuits'
  | 'clause-links'
  | 'clauses'
  | 'common'
  | 'completion'
  | 'contract-evidence'
  | 'contract-list'
  | 'contract-tasks'
  | 'contract-types'
  | 'contract-versions'
  | 'contracts'
  | 'corrections'
  | 'counterparties'
  | 'dashboard-screen'
  | 'dashboard'
  | 'deadlines-panel'
  | 'deadlines'
  | 'decision'
  | 'decisions'
  | 'delegations'
  | 'document-import'
  | 'due-day'
  | 'editor'
  | 'folders'
  | 'groups'
  | 'import-plan'
  | 'import-review'
  | 'imports'
  | 'invitations'
  | 'keeping'
  | 'landing'
  | 'legal-entities'
  | 'lifeline'
  | 'linked-contracts'
  | 'mailbox'
  | 'month-end'
  | 'new-contract'
  | 'new-password'
  | 'notice-wizard'
  | 'notices'
  | 'notification-list'
  | 'notifications'
  | 'options-company'
  | 'options-integrations'
  | 'options-preferences'
  | 'options-security'
  | 'options'
  | 'people-acts'
  | 'people'
  | 'permissions'
  | 'projects'
  | 'readiness'
  | 'recognition'
  | 'refusals-clauses'
  | 'refusals-document'
  | 'refusals-flows'
  | 'refusals-keeping'
  | 'refusals-library'
  | 'refusals-people'
  | 'refusals-signing'
  | 'refusals-templates'
  | 'refusals'
  | 'removals'
  | 'renewals'
  | 'restored'
  | 'roles'
  | 'search-screen'
  | 'second-factor'
  | 'second-reader'
  | 'shared-contract'
  | 'sharing'
  | 'shell'
  | 'signed-paper'
  | 'signing-panel'
  | 'signing-paper'
  | 'signing'
  | 'succession'
  | 'tagged-fields'
  | 'tasks'
  | 'team-tasks'
  | 'template-check'
  | 'template-form'
  | 'template-languages'
  | 'template-update'
  | 'templates'
  | 'validation'
  | 'views'
  | 'waiting-drafts'
  | 'workflow-change'
  | 'workflow-choice'
  | 'workflows'

export const catalogueLoaders: Record<Locale, Record<TextArea, () => Promise<Catalogue>>> = {
  fr: {
    'accepted-changes': async () => (await import('../fr/agreement/accepted-changes.json', { with: { type: 'json' } })).default,
    'access-panel': async () => (await import('../fr/people/access-panel.json', { with: { type: 'json' } })).default,
    'activity-panel': async () => (await import('../fr/trail/activity-panel.json', { with: { type: 'json' } })).default,
    activity: async () => (await import('../fr/trail/activity.json', { with: { type: 'json' } })).default,
    administration: async () => (await import('../fr/settings/administration.json', { with: { type: 'json' } })).default,
    'alert-answers': async () => (await import('../fr/lifecycle/alert-answers.json', { with: { type: 'json' } })).default,
    alerts: async () => (await import('../fr/lifecycle/alerts.json', { with: { type: 'json' } })).default,
    amendments: async () => (await import('../fr/lifecycle/amendments.json', { with: { type: 'json' } })).default,
    annexes: async () => (await import('../fr/writing/annexes.json', { with: { type: 'json' } })).default,
    archiving: async () => (await import('../fr/lifecycle/archiving.json', { with: { type: 'json' } })).default,
    'as-of': async () => (await import('../fr/lifecycle/as-of.json', { with: { type: 'json' } })).default,
    'attachment-of-amendment': async () => (await import('../fr/writing/attachment-of-amendment.json', { with: { type: 'json' } })).default,
    attachments: async () => (await import('../fr/writing/attachments.json', { with: { type: 'json' } })).default,
    'audit-screen': async () => (await import('../fr/trail/audit-screen.json', { with: { type: 'json' } })).default,
    audit: async () => (await import('../fr/trail/audit.json', { with: { type: 'json' } })).default,
    'auth-recovery': async () => (await import('../fr/people/auth-recovery.json', { with: { type: 'json' } })).default,
    auth: async () => (await import('../fr/people/auth.json', { with: { type: 'json' } })).default,
    awaited: async () => (await import('../fr/work/awaited.json', { with: { type: 'json' } })).default,
    board: async () => (await import('../fr/portfolio/board.json', { with: { type: 'json' } })).default,
    'calendar-feeds': async () => (await import('../fr/lifecycle/calendar-feeds.json', { with: { type: 'json' } })).default,
    calendars: async () => (await import('../fr/lifecycle/calendars.json', { with: { type: 'json' } })).default,
    categories: async () => (await import('../fr/settings/categories.json', { with: { type: 'json' } })).default,
    'circuit-rules': async () => (await import('../fr/settings/circuit-rules.json', { with: { type: 'json' } })).default,
    circuits: async () => (await import('../fr/settings/circuits.json', { with: { type: 'json' } })).default,
    'clause-links': async () => (await import('../fr/writing/clause-links.json', { with: { type: 'json' } })).default,
    clauses: async () => (await import('../fr/writing/clauses.json', { with: { type: 'json' } })).default,
    common: async () => (await import('../fr/common.json', { with: { type: 'json' } })).default,
    completion: async () => (await import('../fr/portfolio/completion.json', { with: { type: 'json' } })).default,
    'contract-evidence': async () => (await import('../fr/portfolio/contract-evidence.json', { with: { type: 'json' } })).default,
    'contract-list': async () => (await import('../fr/portfolio/contract-list.json', { with: { type: 'json' } })).default,
    'contract-tasks': async () => (await import('../fr/work/contract-tasks.json', { with: { type: 'json' } })).default,
    'contract-types': async () => (await import('../fr/settings/contract-types.json', { with: { type: 'json' } })).default,
    'contract-versions': async () => (await import('../fr/writing/contract-versions.json', { with: { type: 'json' } })).default,
    contracts: async () => (await import('../fr/writing/contracts.json', { with: { type: 'json' } })).default,
    corrections: async () => (await import('../fr/lifecycle/corrections.json', { with: { type: 'json' } })).default,
    counterparties: async () => (await import('../fr/settings/counterparties.json', { with: { type: 'json' } })).default,
    'dashboard-screen': async () => (await import('../fr/portfolio/dashboard-screen.json', { with: { type: 'json' } })).default,
    dashboard: async () => (await import('../fr/portfolio/dashboard.json', { with: { type: 'json' } })).default,
    'deadlines-panel': async () => (await import('../fr/lifecycle/deadlines-panel.json', { with: { type: 'json' } })).default,
    deadlines: async () => (await import('../fr/lifecycle/deadlines.json', { with: { type: 'json' } })).default,
    decision: async () => (await import('../fr/agreement/decision.json', { with: { type: 'json' } })).default,
    decisions: async () => (await import('../fr/lifecycle/decisions.json', { with: { type: 'json' } })).default,
    delegations: async () => (await import('../fr/people/delegations.json', { with: { type: 'json' } })).default,
    'document-import': async () => (await import('../fr/writing/document-import.json', { with: { type: 'json' } })).default,
    'due-day': async () => (await import('../fr/agreement/due-day.json', { with: { type: 'json' } })).default,
    editor: async () => (await import('../fr/writing/editor.json', { with: { type: 'json' } })).default,
    folders: async () => (await import('../fr/settings/folders.json', { with: { type: 'json' } })).default,
    groups: async () => (await import('../fr/people/groups.json', { with: { type: 'json' } })).default,
    'import-plan': async () => (await import('../fr/portfolio/import-plan.json', { with: { type: 'json' } })).default,
    'import-review': async () => (await import('../fr/portfolio/import-review.json', { with: { type: 'json' } })).default,
    imports: async () => (await import('../fr/portfolio/imports.json', { with: { type: 'json' } })).default,
    invitations: async () => (await import('../fr/people/invitations.json', { with: { type: 'json' } })).default,
    keeping: async () => (await import('../fr/lifecycle/keeping.json', { with: { type: 'json' } })).default,
    landing: async () => (await import('../fr/settings/landing.json', { with: { type: 'json' } })).default,
    'legal-entities': async () => (await import('../fr/settings/legal-entities.json', { with: { type: 'json' } })).default,
    lifeline: async () => (await import('../fr/lifecycle/lifeline.json', { with: { type: 'json' } })).default,
    'linked-contracts': async () => (await import('../fr/writing/linked-contracts.json', { with: { type: 'json' } })).default,
    mailbox: async () => (await import('../fr/work/mailbox.json', { with: { type: 'json' } })).default,
    'month-end': async () => (await import('../fr/portfolio/month-end.json', { with: { type: 'json' } })).default,
    'new-contract': async () => (await import('../fr/writing/new-contract.json', { with: { type: 'json' } })).default,
    'new-password': async () => (await import('../fr/people/new-password.json', { with: { type: 'json' } })).default,
    'notice-wizard': async () => (await import('../fr/lifecycle/notice-wizard.json', { with: { type: 'json' } })).default,
    notices: async () => (await import('../fr/lifecycle/notices.json', { with: { type: 'json' } })).default,
    'notification-list': async () => (await import('../fr/work/notification-list.json', { with: { type: 'json' } })).default,
    notifications: async () => (await import('../fr/work/notifications.json', { with: { type: 'json' } })).default,
    'options-company': async () => (await import('../fr/settings/options-company.json', { with: { type: 'json' } })).default,
    'options-integrations': async () => (await import('../fr/settings/options-integrations.json', { with: { type: 'json' } })).default,
    'options-preferences': async () => (await import('../fr/settings/options-preferences.json', { with: { type: 'json' } })).default,
    'options-security': async () => (await import('../fr/settings/options-security.json', { with: { type: 'json' } })).default,
    options: async () => (await import('../fr/settings/options.json', { with: { type: 'json' } })).default,
    'people-acts': async () => (await import('../fr/people/people-acts.json', { with: { type: 'json' } })).default,
    people: async () => (await import('../fr/people/people.json', { with: { type: 'json' } })).default,
    permissions: async () => (await import('../fr/people/permissions.json', { with: { type: 'json' } })).default,
    projects: async () => (await import('../fr/settings/projects.json', { with: { type: 'json' } })).default,
    readiness: async () => (await import('../fr/agreement/readiness.json', { with: { type: 'json' } })).default,
    recognition: async () => (await import('../fr/portfolio/recognition.json', { with: { type: 'json' } })).default,
    'refusals-clauses': async () => (await import('../fr/writing/refusals-clauses.json', { with: { type: 'json' } })).default,
    'refusals-document': async () => (await import('../fr/writing/refusals-document.json', { with: { type: 'json' } })).default,
    'refusals-flows': async () => (await import('../fr/settings/refusals-flows.json', { with: { type: 'json' } })).default,
    'refusals-keeping': async () => (await import('../fr/lifecycle/refusals-keeping.json', { with: { type: 'json' } })).default,
    'refusals-library': async () => (await import('../fr/settings/refusals-library.json', { with: { type: 'json' } })).default,
    'refusals-people': async () => (await import('../fr/people/refusals-people.json', { with: { type: 'json' } })).default,
    'refusals-signing': async () => (await import('../fr/signing/refusals-signing.json', { with: { type: 'json' } })).default,
    'refusals-templates': async () => (await import('../fr/writing/refusals-templates.json', { with: { type: 'json' } })).default,
    refusals: async () => (await import('../fr/refusals.json', { with: { type: 'json' } })).default,
    removals: async () => (await import('../fr/trail/removals.json', { with: { type: 'json' } })).default,
    renewals: async () => (await import('../fr/lifecycle/renewals.json', { with: { type: 'json' } })).default,
    restored: async () => (await import('../fr/settings/restored.json', { with: { type: 'json' } })).default,
    roles: async () => (await import('../fr/people/roles.json', { with: { type: 'json' } })).default,
    'search-screen': async () => (await import('../fr/portfolio/search-screen.json', { with: { type: 'json' } })).default,
    'second-factor': async () => (await import('../fr/people/second-factor.json', { with: { type: 'json' } })).default,
    'second-reader': async () => (await import('../fr/portfolio/second-reader.json', { with: { type: 'json' } })).default,
    'shared-contract': async () => (await import('../fr/agreement/shared-contract.json', { with: { type: 'json' } })).default,
    sharing: async () => (await import('../fr/agreement/sharing.json', { with: { type: 'json' } })).default,
    shell: async () => (await import('../fr/shell.json', { with: { type: 'json' } })).default,
    'signed-paper': async () => (await import('../fr/portfolio/signed-paper.json', { with: { type: 'json' } })).default,
    'signing-panel': async () => (await import('../fr/signing/signing-panel.json', { with: { type: 'json' } })).default,
    'signing-paper': async () => (await import('../fr/signing/signing-paper.json', { with: { type: 'json' } })).default,
    signing: async () => (await import('../fr/signing/signing.json', { with: { type: 'json' } })).default,
    succession: async () => (await import('../fr/lifecycle/succession.json', { with: { type: 'json' } })).default,
    'tagged-fields': async () => (await import('../fr/settings/tagged-fields.json', { with: { type: 'json' } })).default,
    tasks: async () => (await import('../fr/work/tasks.json', { with: { type: 'json' } })).default,
    'team-tasks': async () => (await import('../fr/work/team-tasks.json', { with: { type: 'json' } })).default,
    'template-check': async () => (await import('../fr/writing/template-check.json', { with: { type: 'json' } })).default,
    'template-form': async () => (await import('../fr/writing/template-form.json', { with: { type: 'json' } })).default,
    'template-languages': async () => (await import('../fr/writing/template-languages.json', { with: { type: 'json' } })).default,
    'template-update': async () => (await import('../fr/writing/template-update.json', { with: { type: 'json' } })).default,
    templates: async () => (await import('../fr/writing/templates.json', { with: { type: 'json' } })).default,
    validation: async () => (await import('../fr/agreement/validation.json', { with: { type: 'json' } })).default,
    views: async () => (await import('../fr/portfolio/views.json', { with: { type: 'json' } })).default,
    'waiting-drafts': async () => (await import('../fr/writing/waiting-drafts.json', { with: { type: 'json' } })).default,
    'workflow-change': async () => (await import('../fr/agreement/workflow-change.json', { with: { type: 'json' } })).default,
    'workflow-choice': async () => (await import('../fr/writing/workflow-choice.json', { with: { type: 'json' } })).default,
    workflows: async () => (await import('../fr/settings/workflows.json', { with: { type: 'json' } })).default,
  },
  en: {
    'accepted-changes': async () => (await import('../en/agreement/accepted-changes.json', { with: { type: 'json' } })).default,
    'access-panel': async () => (await import('../en/people/access-panel.json', { with: { type: 'json' } })).default,
    'activity-panel': async () => (await import('../en/trail/activity-panel.json', { with: { type: 'json' } })).default,
    activity: async () => (await import('../en/trail/activity.json', { with: { type: 'json' } })).default,
    administration: async () => (await import('../en/settings/administration.json', { with: { type: 'json' } })).default,
    'alert-answers': async () => (await import('../en/lifecycle/alert-answers.json', { with: { type: 'json' } })).default,
    alerts: async () => (await import('../en/lifecycle/alerts.json', { with: { type: 'json' } })).default,
    amendments: async () => (await import('../en/lifecycle/amendments.json', { with: { type: 'json' } })).default,
    annexes: async () => (await import('../en/writing/annexes.json', { with: { type: 'json' } })).default,
    archiving: async () => (await import('../en/lifecycle/archiving.json', { with: { type: 'json' } })).default,
    'as-of': async () => (await import('../en/lifecycle/as-of.json', { with: { type: 'json' } })).default,
    'attachment-of-amendment': async () => (await import('../en/writing/attachment-of-amendment.json', { with: { type: 'json' } })).default,
    attachments: async () => (await import('../en/writing/attachments.json', { with: { type: 'json' } })).default,
    'audit-screen': async () => (await import('../en/trail/audit-screen.json', { with: { type: 'json' } })).default,
    audit: async () => (await import('../en/trail/audit.json', { with: { type: 'json' } })).default,
    'auth-recovery': async () => (await import('../en/people/auth-recovery.json', { with: { type: 'json' } })).default,
    auth: async () => (await import('../en/people/auth.json', { with: { type: 'json' } })).default,
    awaited: async () => (await import('../en/work/awaited.json', { with: { type: 'json' } })).default,
    board: async () => (await import('../en/portfolio/board.json', { with: { type: 'json' } })).default,
    'calendar-feeds': async () => (await import('../en/lifecycle/calendar-feeds.json', { with: { type: 'json' } })).default,
    calendars: async () => (await import('../en/lifecycle/calendars.json', { with: { type: 'json' } })).default,
    categories: async () => (await import('../en/settings/categories.json', { with: { type: 'json' } })).default,
    'circuit-rules': async () => (await import('../en/settings/circuit-rules.json', { with: { type: 'json' } })).default,
    circuits: async () => (await import('../en/settings/circuits.json', { with: { type: 'json' } })).default,
    'clause-links': async () => (await import('../en/writing/clause-links.json', { with: { type: 'json' } })).default,
    clauses: async () => (await import('../en/writing/clauses.json', { with: { type: 'json' } })).default,
    common: async () => (await import('../en/common.json', { with: { type: 'json' } })).default,
    completion: async () => (await import('../en/portfolio/completion.json', { with: { type: 'json' } })).default,
    'contract-evidence': async () => (await import('../en/portfolio/contract-evidence.json', { with: { type: 'json' } })).default,
    'contract-list': async () => (await import('../en/portfolio/contract-list.json', { with: { type: 'json' } })).default,
    'contract-tasks': async () => (await import('../en/work/contract-tasks.json', { with: { type: 'json' } })).default,
    'contract-types': async () => (await import('../en/settings/contract-types.json', { with: { type: 'json' } })).default,
    'contract-versions': async () => (await import('../en/writing/contract-versions.json', { with: { type: 'json' } })).default,
    contracts: async () => (await import('../en/writing/contracts.json', { with: { type: 'json' } })).default,
    corrections: async () => (await import('../en/lifecycle/corrections.json', { with: { type: 'json' } })).default,
    counterparties: async () => (await import('../en/settings/counterparties.json', { with: { type: 'json' } })).default,
    'dashboard-screen': async () => (await import('../en/portfolio/dashboard-screen.json', { with: { type: 'json' } })).default,
    dashboard: async () => (await import('../en/portfolio/dashboard.json', { with: { type: 'json' } })).default,
    'deadlines-panel': async () => (await import('../en/lifecycle/deadlines-panel.json', { with: { type: 'json' } })).default,
    deadlines: async () => (await import('../en/lifecycle/deadlines.json', { with: { type: 'json' } })).default,
    decision: async () => (await import('../en/agreement/decision.json', { with: { type: 'json' } })).default,
    decisions: async () => (await import('../en/lifecycle/decisions.json', { with: { type: 'json' } })).default,
    delegations: async () => (await import('../en/people/delegations.json', { with: { type: 'json' } })).default,
    'document-import': async () => (await import('../en/writing/document-import.json', { with: { type: 'json' } })).default,
    'due-day': async () => (await import('../en/agreement/due-day.json', { with: { type: 'json' } })).default,
    editor: async () => (await import('../en/writing/editor.json', { with: { type: 'json' } })).default,
    folders: async () => (await import('../en/settings/folders.json', { with: { type: 'json' } })).default,
    groups: async () => (await import('../en/people/groups.json', { with: { type: 'json' } })).default,
    'import-plan': async () => (await import('../en/portfolio/import-plan.json', { with: { type: 'json' } })).default,
    'import-review': async () => (await import('../en/portfolio/import-review.json', { with: { type: 'json' } })).default,
    imports: async () => (await import('../en/portfolio/imports.json', { with: { type: 'json' } })).default,
    invitations: async () => (await import('../en/people/invitations.json', { with: { type: 'json' } })).default,
    keeping: async () => (await import('../en/lifecycle/keeping.json', { with: { type: 'json' } })).default,
    landing: async () => (await import('../en/settings/landing.json', { with: { type: 'json' } })).default,
    'legal-entities': async () => (await import('../en/settings/legal-entities.json', { with: { type: 'json' } })).default,
    lifeline: async () => (await import('../en/lifecycle/lifeline.json', { with: { type: 'json' } })).default,
    'linked-contracts': async () => (await import('../en/writing/linked-contracts.json', { with: { type: 'json' } })).default,
    mailbox: async () => (await import('../en/work/mailbox.json', { with: { type: 'json' } })).default,
    'month-end': async () => (await import('../en/portfolio/month-end.json', { with: { type: 'json' } })).default,
    'new-contract': async () => (await import('../en/writing/new-contract.json', { with: { type: 'json' } })).default,
    'new-password': async () => (await import('../en/people/new-password.json', { with: { type: 'json' } })).default,
    'notice-wizard': async () => (await import('../en/lifecycle/notice-wizard.json', { with: { type: 'json' } })).default,
    notices: async () => (await import('../en/lifecycle/notices.json', { with: { type: 'json' } })).default,
    'notification-list': async () => (await import('../en/work/notification-list.json', { with: { type: 'json' } })).default,
    notifications: async () => (await import('../en/work/notifications.json', { with: { type: 'json' } })).default,
    'options-company': async () => (await import('../en/settings/options-company.json', { with: { type: 'json' } })).default,
    'options-integrations': async () => (await import('../en/settings/options-integrations.json', { with: { type: 'json' } })).default,
    'options-preferences': async () => (await import('../en/settings/options-preferences.json', { with: { type: 'json' } })).default,
    'options-security': async () => (await import('../en/settings/options-security.json', { with: { type: 'json' } })).default,
    options: async () => (await import('../en/settings/options.json', { with: { type: 'json' } })).default,
    'people-acts': async () => (await import('../en/people/people-acts.json', { with: { type: 'json' } })).default,
    people: async () => (await import('../en/people/people.json', { with: { type: 'json' } })).default,
    permissions: async () => (await import('../en/people/permissions.json', { with: { type: 'json' } })).default,
    projects: async () => (await import('../en/settings/projects.json', { with: { type: 'json' } })).default,
    readiness: async () => (await import('../en/agreement/readiness.json', { with: { type: 'json' } })).default,
    recognition: async () => (await import('../en/portfolio/recognition.json', { with: { type: 'json' } })).default,
    'refusals-clauses': async () => (await import('../en/writing/refusals-clauses.json', { with: { type: 'json' } })).default,
    'refusals-document': async () => (await import('../en/writing/refusals-document.json', { with: { type: 'json' } })).default,
    'refusals-flows': async () => (await import('../en/settings/refusals-flows.json', { with: { type: 'json' } })).default,
    'refusals-keeping': async () => (await import('../en/lifecycle/refusals-keeping.json', { with: { type: 'json' } })).default,
    'refusals-library': async () => (await import('../en/settings/refusals-library.json', { with: { type: 'json' } })).default,
    'refusals-people': async () => (await import('../en/people/refusals-people.json', { with: { type: 'json' } })).default,
    'refusals-signing': async () => (await import('../en/signing/refusals-signing.json', { with: { type: 'json' } })).default,
    'refusals-templates': async () => (await import('../en/writing/refusals-templates.json', { with: { type: 'json' } })).default,
    refusals: async () => (await import('../en/refusals.json', { with: { type: 'json' } })).default,
    removals: async () => (await import('../en/trail/removals.json', { with: { type: 'json' } })).default,
    renewals: async () => (await import('../en/lifecycle/renewals.json', { with: { type: 'json' } })).default,
    restored: async () => (await import('../en/settings/restored.json', { with: { type: 'json' } })).default,
    roles: async () => (await import('../en/people/roles.json', { with: { type: 'json' } })).default,
    'search-screen': async () => (await import('../en/portfolio/search-screen.json', { with: { type: 'json' } })).default,
    'second-factor': async () => (await import('../en/people/second-factor.json', { with: { type: 'json' } })).default,
    'second-reader': async () => (await import('../en/portfolio/second-reader.json', { with: { type: 'json' } })).default,
    'shared-contract': async () => (await import('../en/agreement/shared-contract.json', { with: { type: 'json' } })).default,
    sharing: async () => (await import('../en/agreement/sharing.json', { with: { type: 'json' } })).default,
    shell: async () => (await import('../en/shell.json', { with: { type: 'json' } })).default,
    'signed-paper': async () => (await import('../en/portfolio/signed-paper.json', { with: { type: 'json' } })).default,
    'signing-panel': async () => (await import('../en/signing/signing-panel.json', { with: { type: 'json' } })).default,
    'signing-paper': async () => (await import('../en/signing/signing-paper.json', { with: { type: 'json' } })).default,
    signing: async () => (await import('../en/signing/signing.json', { with: { type: 'json' } })).default,
    succession: async () => (await import('../en/lifecycle/succession.json', { with: { type: 'json' } })).default,
    'tagged-fields': async () => (await import('../en/settings/tagged-fields.json', { with: { type: 'json' } })).default,
    tasks: async () => (await import('../en/work/tasks.json', { with: { type: 'json' } })).default,
    'team-tasks': async () => (await import('../en/work/team-tasks.json', { with: { type: 'json' } })).default,
    'template-check': async () => (await import('../en/writing/template-check.json', { with: { type: 'json' } })).default,
    'template-form': async () => (await import('../en/writing/template-form.json', { with: { type: 'json' } })).default,
    'template-languages': async () => (await import('../en/writing/template-languages.json', { with: { type: 'json' } })).default,
    'template-update': async () => (await import('../en/writing/template-update.json', { with: { type: 'json' } })).default,
    templates: async () => (await import('../en/writing/templates.json', { with: { type: 'json' } })).default,
    validation: async () => (await import('../en/agreement/validation.json', { with: { type: 'json' } })).default,
    views: async () => (await import('../en/portfolio/views.json', { with: { type: 'json' } })).default,
    'waiting-drafts': async () => (await import('../en/writing/waiting-drafts.json', { with: { type: 'json' } })).default,
    'workflow-change': async () => (await import('../en/agreement/workflow-change.json', { with: { type: 'json' } })).default,
    'workflow-choice': async () => (await import('../en/writing/workflow-choice.json', { with: { type: 'json' } })).default,
    workflows: async () => (await import('../en/settings/workflows.json', { with: { type: 'json' } })).default,
  },
  es: {
    'accepted-changes': async () => (await import('../es/agreement/accepted-changes.json', { with: { type: 'json' } })).default,
    'access-panel': async () => (await import('../es/people/access-panel.json', { with: { type: 'json' } })).default,
    'activity-panel': async () => (await import('../es/trail/activity-panel.json', { with: { type: 'json' } })).default,
    activity: async () => (await import('../es/trail/activity.json', { with: { type: 'json' } })).default,
    administration: async () => (await import('../es/settings/administration.json', { with: { type: 'json' } })).default,
    'alert-answers': async () => (await import('../es/lifecycle/alert-answers.json', { with: { type: 'json' } })).default,
    alerts: async () => (await import('../es/lifecycle/alerts.json', { with: { type: 'json' } })).default,
    amendments: async () => (await import('../es/lifecycle/amendments.json', { with: { type: 'json' } })).default,
    annexes: async () => (await import('../es/writing/annexes.json', { with: { type: 'json' } })).default,
    archiving: async () => (await import('../es/lifecycle/archiving.json', { with: { type: 'json' } })).default,
    'as-of': async () => (await import('../es/lifecycle/as-of.json', { with: { type: 'json' } })).default,
    'attachment-of-amendment': async () => (await import('../es/writing/attachment-of-amendment.json', { with: { type: 'json' } })).default,
    attachments: async () => (await import('../es/writing/attachments.json', { with: { type: 'json' } })).default,
    'audit-screen': async () => (await import('../es/trail/audit-screen.json', { with: { type: 'json' } })).default,
    audit: async () => (await import('../es/trail/audit.json', { with: { type: 'json' } })).default,
    'auth-recovery': async () => (await import('../es/people/auth-recovery.json', { with: { type: 'json' } })).default,
    auth: async () => (await import('../es/people/auth.json', { with: { type: 'json' } })).default,
    awaited: async () => (await import('../es/work/awaited.json', { with: { type: 'json' } })).default,
    board: async () => (await import('../es/portfolio/board.json', { with: { type: 'json' } })).default,
    'calendar-feeds': async () => (await import('../es/lifecycle/calendar-feeds.json', { with: { type: 'json' } })).default,
    calendars: async () => (await import('../es/lifecycle/calendars.json', { with: { type: 'json' } })).default,
    categories: async () => (await import('../es/settings/categories.json', { with: { type: 'json' } })).default,
    'circuit-rules': async () => (await import('../es/settings/circuit-rules.json', { with: { type: 'json' } })).default,
    circuits: async () => (await import('../es/settings/circuits.json', { with: { type: 'json' } })).default,
    'clause-links': async () => (await import('../es/writing/clause-links.json', { with: { type: 'json' } })).default,
    clauses: async () => (await import('../es/writing/clauses.json', { with: { type: 'json' } })).default,
    common: async () => (await import('../es/common.json', { with: { type: 'json' } })).default,
    completion: async () => (await import('../es/portfolio/completion.json', { with: { type: 'json' } })).default,
    'contract-evidence': async () => (await import('../es/portfolio/contract-evidence.json', { with: { type: 'json' } })).default,
    'contract-list': async () => (await import('../es/portfolio/contract-list.json', { with: { type: 'json' } })).default,
    'contract-tasks': async () => (await import('../es/work/contract-tasks.json', { with: { type: 'json' } })).default,
    'contract-types': async () => (await import('../es/settings/contract-types.json', { with: { type: 'json' } })).default,
    'contract-versions': async () => (await import('../es/writing/contract-versions.json', { with: { type: 'json' } })).default,
    contracts: async () => (await import('../es/writing/contracts.json', { with: { type: 'json' } })).default,
    corrections: async () => (await import('../es/lifecycle/corrections.json', { with: { type: 'json' } })).default,
    counterparties: async () => (await import('../es/settings/counterparties.json', { with: { type: 'json' } })).default,
    'dashboard-screen': async () => (await import('../es/portfolio/dashboard-screen.json', { with: { type: 'json' } })).default,
    dashboard: async () => (await import('../es/portfolio/dashboard.json', { with: { type: 'json' } })).default,
    'deadlines-panel': async () => (await import('../es/lifecycle/deadlines-panel.json', { with: { type: 'json' } })).default,
    deadlines: async () => (await import('../es/lifecycle/deadlines.json', { with: { type: 'json' } })).default,
    decision: async () => (await import('../es/agreement/decision.json', { with: { type: 'json' } })).default,
    decisions: async () => (await import('../es/lifecycle/decisions.json', { with: { type: 'json' } })).default,
    delegations: async () => (await import('../es/people/delegations.json', { with: { type: 'json' } })).default,
    'document-import': async () => (await import('../es/writing/document-import.json', { with: { type: 'json' } })).default,
    'due-day': async () => (await import('../es/agreement/due-day.json', { with: { type: 'json' } })).default,
    editor: async () => (await import('../es/writing/editor.json', { with: { type: 'json' } })).default,
    folders: async () => (await import('../es/settings/folders.json', { with: { type: 'json' } })).default,
    groups: async () => (await import('../es/people/groups.json', { with: { type: 'json' } })).default,
    'import-plan': async () => (await import('../es/portfolio/import-plan.json', { with: { type: 'json' } })).default,
    'import-review': async () => (await import('../es/portfolio/import-review.json', { with: { type: 'json' } })).default,
    imports: async () => (await import('../es/portfolio/imports.json', { with: { type: 'json' } })).default,
    invitations: async () => (await import('../es/people/invitations.json', { with: { type: 'json' } })).default,
    keeping: async () => (await import('../es/lifecycle/keeping.json', { with: { type: 'json' } })).default,
    landing: async () => (await import('../es/settings/landing.json', { with: { type: 'json' } })).default,
    'legal-entities': async () => (await import('../es/settings/legal-entities.json', { with: { type: 'json' } })).default,
    lifeline: async () => (await import('../es/lifecycle/lifeline.json', { with: { type: 'json' } })).default,
    'linked-contracts': async () => (await import('../es/writing/linked-contracts.json', { with: { type: 'json' } })).default,
    mailbox: async () => (await import('../es/work/mailbox.json', { with: { type: 'json' } })).default,
    'month-end': async () => (await import('../es/portfolio/month-end.json', { with: { type: 'json' } })).default,
    'new-contract': async () => (await import('../es/writing/new-contract.json', { with: { type: 'json' } })).default,
    'new-password': async () => (await import('../es/people/new-password.json', { with: { type: 'json' } })).default,
    'notice-wizard': async () => (await import('../es/lifecycle/notice-wizard.json', { with: { type: 'json' } })).default,
    notices: async () => (await import('../es/lifecycle/notices.json', { with: { type: 'json' } })).default,
    'notification-list': async () => (await import('../es/work/notification-list.json', { with: { type: 'json' } })).default,
    notifications: async () => (await import('../es/work/notifications.json', { with: { type: 'json' } })).default,
    'options-company': async () => (await import('../es/settings/options-company.json', { with: { type: 'json' } })).default,
    'options-integrations': async () => (await import('../es/settings/options-integrations.json', { with: { type: 'json' } })).default,
    'options-preferences': async () => (await import('../es/settings/options-preferences.json', { with: { type: 'json' } })).default,
    'options-security': async () => (await import('../es/settings/options-security.json', { with: { type: 'json' } })).default,
    options: async () => (await import('../es/settings/options.json', { with: { type: 'json' } })).default,
    'people-acts': async () => (await import('../es/people/people-acts.json', { with: { type: 'json' } })).default,
    people: async () => (await import('../es/people/people.json', { with: { type: 'json' } })).default,
    permissions: async () => (await import('../es/people/permissions.json', { with: { type: 'json' } })).default,
    projects: async () => (await import('../es/settings/projects.json', { with: { type: 'json' } })).default,
    readiness: async () => (await import('../es/agreement/readiness.json', { with: { type: 'json' } })).default,
    recognition: async () => (await import('../es/portfolio/recognition.json', { with: { type: 'json' } })).default,
    'refusals-clauses': async () => (await import('../es/writing/refusals-clauses.json', { with: { type: 'json' } })).default,
    'refusals-document': async () => (await import('../es/writing/refusals-document.json', { with: { type: 'json' } })).default,
    'refusals-flows': async () => (await import('../es/settings/refusals-flows.json', { with: { type: 'json' } })).default,
    'refusals-keeping': async () => (await import('../es/lifecycle/refusals-keeping.json', { with: { type: 'json' } })).default,
    'refusals-library': async () => (await import('../es/settings/refusals-library.json', { with: { type: 'json' } })).default,
    'refusals-people': async () => (await import('../es/people/refusals-people.json', { with: { type: 'json' } })).default,
    'refusals-signing': async () => (await import('../es/signing/refusals-signing.json', { with: { type: 'json' } })).default,
    'refusals-templates': async () => (await import('../es/writing/refusals-templates.json', { with: { type: 'json' } })).default,
    refusals: async () => (await import('../es/refusals.json', { with: { type: 'json' } })).default,
    removals: async () => (await import('../es/trail/removals.json', { with: { type: 'json' } })).default,
    renewals: async () => (await import('../es/lifecycle/renewals.json', { with: { type: 'json' } })).default,
    restored: async () => (await import('../es/settings/restored.json', { with: { type: 'json' } })).default,
    roles: async () => (await import('../es/people/roles.json', { with: { type: 'json' } })).default,
    'search-screen': async () => (await import('../es/portfolio/search-screen.json', { with: { type: 'json' } })).default,
    'second-factor': async () => (await import('../es/people/second-factor.json', { with: { type: 'json' } })).default,
    'second-reader': async () => (await import('../es/portfolio/second-reader.json', { with: { type: 'json' } })).default,
    'shared-contract': async () => (await import('../es/agreement/shared-contract.json', { with: { type: 'json' } })).default,
    sharing: async () => (await import('../es/agreement/sharing.json', { with: { type: 'json' } })).default,
    shell: async () => (await import('../es/shell.json', { with: { type: 'json' } })).default,
    'signed-paper': async () => (await import('../es/portfolio/signed-paper.json', { with: { type: 'json' } })).default,
    'signing-panel': async () => (await import('../es/signing/signing-panel.json', { with: { type: 'json' } })).default,
    'signing-paper': async () => (await import('../es/signing/signing-paper.json', { with: { type: 'json' } })).default,
    signing: async () => (await import('../es/signing/signing.json', { with: { type: 'json' } })).default,
    succession: async () => (await import('../es/lifecycle/succession.json', { with: { type: 'json' } })).default,
    'tagged-fields': async () => (await import('../es/settings/tagged-fields.json', { with: { type: 'json' } })).default,
    tasks: async () => (await import('../es/work/tasks.json', { with: { type: 'json' } })).default,
    'team-tasks': async () => (await import('../es/work/team-tasks.json', { with: { type: 'json' } })).default,
    'template-check': async () => (await import('../es/writing/template-check.json', { with: { type: 'json' } })).default,
    'template-form': async () => (await import('../es/writing/template-form.json', { with: { type: 'json' } })).default,
    'template-languages': async () => (await import('../es/writing/template-languages.json', { with: { type: 'json' } })).default,
    'template-update': async () => (await import('../es/writing/template-update.json', { with: { type: 'json' } })).default,
    templates: async () => (await import('../es/writing/templates.json', { with: { type: 'json' } })).default,
    validation: async () => (await import('../es/agreement/validation.json', { with: { type: 'json' } })).default,
    views: async () => (await import('../es/portfolio/views.json', { with: { type: 'json' } })).default,
    'waiting-drafts': async () => (await import('../es/writing/waiting-drafts.json', { with: { type: 'json' } })).default,
    'workflow-change': async () => (await import('../es/agreement/workflow-change.json', { with: { type: 'json' } })).default,
    'workflow-choice': async () => (await import('../es/writing/workflow-choice.json', { with: { type: 'json' } })).default,
    workflows: async () => (await import('../es/settings/workflows.json', { with: { type: 'json' } })).default,
  },
}
