// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface ValidationTexts {
  'validation.panel.label': null
  'validation.panel.failed': null
  'validation.panel.none': null
  'validation.panel.noneHint': null
  'validation.panel.request': null
  'validation.panel.cancel': null
  'validation.panel.requestedBy': { name: string | number; moment: string | number }
  'validation.panel.endedOn': { moment: string | number }
  'validation.panel.earlier': { count: number }
  'validation.panel.fingerprint': { hash: string | number }
  'validation.panel.refusedHint': null
  'validation.state.running': null
  'validation.state.accepted': null
  'validation.state.refused': null
  'validation.state.fallen': null
  'validation.state.cancelled': null
  'validation.stateHint.fallen': null
  'validation.stateHint.cancelled': null
  'validation.stateHint.accepted': null
  'validation.stateHint.refused': null
  'validation.step.list': null
  'validation.step.rule.oneOf': null
  'validation.step.rule.all': null
  'validation.step.outcome.open': null
  'validation.step.outcome.upcoming': null
  'validation.step.outcome.accepted': null
  'validation.step.outcome.refused': null
  'validation.step.outcome.notReached': null
  'validation.step.you': null
  'validation.step.decision.accepted': { moment: string | number }
  'validation.step.decision.refused': { moment: string | number }
  'validation.step.decision.none': null
  'validation.step.decision.notAsked': null
  'validation.step.validate': null
  'validation.step.refuse': null
  'validation.step.cancelAccepted': null
  'validation.step.cancelRefused': null
  'validation.step.validateStep': { name: string | number }
  'validation.step.refuseStep': { name: string | number }
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
  'validation.request.unnamed': null
  'validation.request.submit': null
  'validation.request.done': null
  'validation.request.quoted': { label: string | number }
  'validation.request.emptyFields': { count: number; names: string | number }
  'validation.request.circuit': null
  'validation.request.circuitNone': null
  'validation.request.circuitHint': null
  'validation.request.replace': { names: string | number }
  'validation.request.replaceFirst': { names: string | number }
  'validation.request.goWithout': null
  'validation.workflow.label': null
  'validation.workflow.failed': null
  'validation.workflow.done': null
  'validation.workflow.current': null
  'validation.workflow.upcoming': null
  'validation.workflow.completedOn': { moment: string | number }
  'validation.workflow.isCurrent': null
  'validation.workflow.isUpcoming': null
  'validation.workflow.dueDate': null
  'validation.workflow.due': { day: string }
  'validation.workflow.late': { day: string }
  'validation.workflow.complete': null
  'validation.workflow.reopen': null
  'validation.workflow.saveDueDate': null
  'validation.workflow.dueDateRefused': null
  'validation.workflow.completed': { name: string | number }
  'validation.workflow.reopened': { name: string | number }
  'validation.workflow.dueDateSaved': null
  'validation.workflow.dueDateCleared': null
  'validation.decidingFor': { name: string | number }
  'validation.decidedBy': { name: string | number }
}
