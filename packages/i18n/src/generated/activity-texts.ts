// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface ActivityTexts {
  'activity.unknown': { actor: string | number }
  'activity.system': null
  'activity.someone': null
  'activity.unnamed': null
  'activity.contract.created.template': { actor: string | number }
  'activity.contract.created.upload': { actor: string | number }
  'activity.contract.created.scratch': { actor: string | number }
  'activity.contract.detailsChanged': { actor: string | number; details: readonly string[] }
  'activity.contract.fieldsChanged': { actor: string | number; fields: readonly string[] }
  'activity.contract.datesChanged': { actor: string | number }
  'activity.contract.renewed.until': { actor: string | number; day: string }
  'activity.contract.renewed.plain': { actor: string | number }
  'activity.contract.terminated.effect': { actor: string | number; day: string }
  'activity.contract.terminated.plain': { actor: string | number }
  'activity.contract.terminationCancelled': { actor: string | number }
  'activity.contract.cancelled': { actor: string | number }
  'activity.contract.restrictedChanged': { actor: string | number }
  'activity.contract.sectionSaved': { actor: string | number; name: string | number }
  'activity.contract.sectionAdded': { actor: string | number; name: string | number }
  'activity.contract.sectionMoved': { actor: string | number; name: string | number }
  'activity.contract.sectionRemoved': { actor: string | number; name: string | number }
  'activity.contract.sectionRestored': { actor: string | number; name: string | number }
  'activity.contract.sectionLocked': { actor: string | number; name: string | number }
  'activity.contract.sectionUnlocked': { actor: string | number; name: string | number }
  'activity.contract.sectionNumbered': { actor: string | number; name: string | number }
  'activity.contract.sectionUnnumbered': { actor: string | number; name: string | number }
  'activity.contract.versionRestored': { actor: string | number; name: string | number }
  'activity.contract.blockAdded': { actor: string | number; name: string | number }
  'activity.contract.blockRenamed': { actor: string | number; name: string | number }
  'activity.contract.blockMoved': { actor: string | number; name: string | number }
  'activity.contract.blockRemoved': { actor: string | number; name: string | number }
  'activity.contract.blockRestored': { actor: string | number; name: string | number }
  'activity.contract.sealed': null
  'activity.contract.shared.until': { actor: string | number; sharedWith: string | number; level: string | number; day: string }
  'activity.contract.shared.plain': { actor: string | number; sharedWith: string | number; level: string | number }
  'activity.contract.shareChanged.until': { actor: string | number; sharedWith: string | number; level: string | number; day: string }
  'activity.contract.shareChanged.plain': { actor: string | number; sharedWith: string | number; level: string | number }
  'activity.contract.shareRevoked': { actor: string | number; sharedWith: string | number }
  'activity.contract.shareResent': { actor: string | number; sharedWith: string | number }
  'activity.contract.shareOpened': { sharedWith: string | number }
  'activity.contract.shareWrongCode': { sharedWith: string | number; count: number }
  'activity.contract.removed': { actor: string | number; label: string | number }
  'activity.contract.restored': { actor: string | number; label: string | number }
  'activity.deadline.alertRaised': null
  'activity.deadline.alertWithdrawn': null
  'activity.step.completed': { actor: string | number; name: string | number }
  'activity.step.reopened': { actor: string | number; name: string | number }
  'activity.step.dueDateSet.set': { actor: string | number; name: string | number; day: string }
  'activity.step.dueDateSet.removed': { actor: string | number; name: string | number }
  'activity.step.moved': { actor: string | number; name: string | number }
  'activity.validation.requested': { actor: string | number }
  'activity.validation.stepOpened': { name: string | number }
  'activity.validation.decided.accepted': { actor: string | number; name: string | number }
  'activity.validation.decided.refused': { actor: string | number; name: string | number }
  'activity.validation.decided.acceptedFor': { actor: string | number; name: string | number; absent: string | number }
  'activity.validation.decided.refusedFor': { actor: string | number; name: string | number; absent: string | number }
  'activity.validation.decisionCancelled.plain': { actor: string | number }
  'activity.validation.decisionCancelled.absent': { actor: string | number; absent: string | number }
  'activity.validation.accepted': null
  'activity.validation.refused': null
  'activity.validation.fallen': null
  'activity.validation.cancelled': { actor: string | number }
  'activity.signature.requested': { count: number; actor: string | number }
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
  'activity.detail.title': null
  'activity.detail.typeId': null
  'activity.detail.projectId': null
  'activity.detail.ownerId': null
  'activity.detail.reference': null
  'activity.detail.legalEntityId': null
  'activity.detail.counterpartyId': null
  'activity.detail.parentId': null
  'activity.detail.numbering': null
  'activity.detail.folderIds': null
  'activity.detail.currency': null
  'activity.detail.locale': null
  'activity.detail.amountInclTaxCents': null
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
  'activity.folder.created': { actor: string | number; name: string | number }
  'activity.folder.renamed': { actor: string | number; name: string | number }
  'activity.folder.ownerChanged': { actor: string | number; name: string | number }
  'activity.folder.moved': { actor: string | number; name: string | number }
  'activity.folder.granted': { actor: string | number; name: string | number }
  'activity.folder.grantChanged': { actor: string | number; name: string | number }
  'activity.folder.revoked': { actor: string | number; name: string | number }
  'activity.folder.removed': { actor: string | number; name: string | number }
  'activity.folder.restored': { actor: string | number; name: string | number }
  'activity.circuit.created': { actor: string | number; label: string | number }
  'activity.circuit.changed': { actor: string | number; label: string | number }
  'activity.circuit.removed': { actor: string | number; label: string | number }
  'activity.circuit.restored': { actor: string | number; label: string | number }
  'activity.user.invited': { actor: string | number; label: string | number }
  'activity.user.invitationSent': { actor: string | number; label: string | number }
  'activity.user.invitationDeferred': { actor: string | number; label: string | number; day: string }
  'activity.user.invitationWithdrawn': { actor: string | number; label: string | number }
  'activity.user.activated': { actor: string | number }
  'activity.user.blocked': { actor: string | number; label: string | number }
  'activity.user.unblocked': { actor: string | number; label: string | number }
  'activity.user.changed': { actor: string | number; label: string | number }
  'activity.user.pictureChanged': { actor: string | number; label: string | number }
  'activity.user.workReassigned': { actor: string | number; label: string | number }
  'activity.user.joined': { actor: string | number }
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
  'activity.delegation.added': { actor: string | number; delegate: string | number; label: string | number }
  'activity.delegation.ended': { actor: string | number; label: string | number; delegate: string | number }
  'activity.contractType.created': { actor: string | number; label: string | number }
  'activity.contractType.changed': { actor: string | number; label: string | number }
  'activity.contractType.removed': { actor: string | number; label: string | number }
  'activity.contractType.restored': { actor: string | number; label: string | number }
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
  'activity.legalEntity.created': { actor: string | number; label: string | number }
  'activity.legalEntity.changed': { actor: string | number; label: string | number }
  'activity.legalEntity.removed': { actor: string | number; label: string | number }
  'activity.legalEntity.restored': { actor: string | number; label: string | number }
  'activity.company.created': { actor: string | number }
  'activity.company.changed': { actor: string | number }
  'activity.company.signUpChanged': { actor: string | number }
  'activity.integration.configured': { actor: string | number }
  'activity.integration.removed': { actor: string | number }
  'activity.export.finished': null
  'activity.audit.exported': { actor: string | number }
  'activity.audit.chainChecked': { actor: string | number }
}
